import type { TournamentsPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { TournamentCard } from '../../community/TournamentCard/TournamentCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface TournamentsPageProps
  extends TournamentsPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** Casino tournaments: samples with a search and a status filter, or a text that there are none. */
export function TournamentsPage({
  title,
  intro,
  hasSamples,
  filter,
  filters,
  linkComponent,
  labels,
  ...view
}: TournamentsPageProps) {
  const { found, tournaments, pager, empty, ...frame } = view;
  const words = pageTexts('tournaments', labels);
  const sample = pageTexts('sample', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        {hasSamples ? <Notice title={sample.title}>{sample.page}</Notice> : null}
        {hasSamples ? (
          <div className={styles.filters}>
            <FilterBar {...filter} linkComponent={linkComponent} labels={labels} />
            <ChoiceLinks label={words.filtersLabel} choices={filters} linkComponent={linkComponent} />
          </div>
        ) : null}
        <ListingSection
          headingId="tournaments"
          title={words.list}
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={tournaments.length === 0}
          {...{ empty, pager, linkComponent, labels }}
        >
          <CardGrid>
            {tournaments.map((tournament) => (
              <TournamentCard
                key={tournament.id}
                {...tournament}
                linkComponent={linkComponent}
                labels={labels}
              />
            ))}
          </CardGrid>
        </ListingSection>
      </div>
    </PageFrame>
  );
}
