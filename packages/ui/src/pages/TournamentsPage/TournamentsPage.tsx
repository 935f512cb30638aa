import type { TournamentsPageView } from '@croupier/core';
import { sampleLabels, tournamentLabels } from '@croupier/core/messages';
import { TournamentCard } from '../../community/TournamentCard/TournamentCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';

/** Contests of casinos: samples that can be searched and cut to a status, or word that there are none. */
export function TournamentsPage({ title, intro, hasSamples, filter, filters, ...view }: TournamentsPageView) {
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
