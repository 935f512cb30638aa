import type { TournamentsPageView } from '@croupier/core';
import { sampleLabels, tournamentLabels } from '@croupier/core/messages';
import { TournamentCard } from '../../community/TournamentCard/TournamentCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface TournamentsPageProps extends TournamentsPageView, LinkComponentProps, RootProps {}

/** Casino tournaments: samples with a search and a status filter, or a text that there are none. */
export function TournamentsPage({
  title,
  intro,
  hasSamples,
  filter,
  filters,
  linkComponent,
  ...view
}: TournamentsPageProps) {
  const { found, tournaments, pager, empty, ...frame } = view;
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        {hasSamples ? <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice> : null}
        {hasSamples ? (
          <div className={styles.filters}>
            <FilterBar {...filter} linkComponent={linkComponent} />
            <ChoiceLinks
              label={tournamentLabels.filtersLabel}
              choices={filters}
              linkComponent={linkComponent}
            />
          </div>
        ) : null}
        <ListingSection
          headingId="tournaments"
          title={tournamentLabels.list}
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={tournaments.length === 0}
          {...{ empty, pager, linkComponent }}
        >
          <CardGrid>
            {tournaments.map((tournament) => (
              <TournamentCard key={tournament.id} {...tournament} linkComponent={linkComponent} />
            ))}
          </CardGrid>
        </ListingSection>
      </div>
    </PageFrame>
  );
}
