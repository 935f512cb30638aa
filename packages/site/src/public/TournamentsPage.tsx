import type { TournamentsView } from '@croupier/core';
import { sampleLabels, tournamentLabels } from '@croupier/core/messages';
import {
  CardGrid,
  ChoiceLinks,
  EmptyState,
  FilterBar,
  Notice,
  PageFrame,
  Pager,
  SectionHeading,
  TournamentCard,
} from '@croupier/ui';
import styles from './offers.module.css';

/** Contests of casinos: samples that can be searched and cut to a status, or word that there are none. */
export function TournamentsPage({ title, intro, hasSamples, filter, filters, ...view }: TournamentsView) {
  const { found, tournaments, pager, empty, ...frame } = view;
  return (
    <PageFrame {...frame}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        {hasSamples ? <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice> : null}
        {hasSamples ? (
          <div className={styles.ways}>
            <FilterBar {...filter} />
            <ChoiceLinks label={tournamentLabels.filtersLabel} choices={filters} />
          </div>
        ) : null}
        <section className={styles.section} aria-labelledby="tournaments">
          <SectionHeading
            id="tournaments"
            title={tournamentLabels.list}
            action={
              <p className={styles.count} data-croupier-count="">
                {found}
              </p>
            }
          />
          {tournaments.length === 0 ? <EmptyState {...empty} /> : null}
          <CardGrid>
            {tournaments.map((tournament) => (
              <TournamentCard key={tournament.id} {...tournament} />
            ))}
          </CardGrid>
          {pager === undefined ? null : <Pager {...pager} />}
        </section>
      </div>
    </PageFrame>
  );
}
