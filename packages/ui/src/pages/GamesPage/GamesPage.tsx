import type { GamesPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { GameCard } from '../../game/GameCard/GameCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface GamesPageProps extends GamesPageView, LinkComponentProps, LabelsProps, RootProps {}

/** Games by category, with a search, an order, featured games and figures. */
export function GamesPage({
  title,
  intro,
  filter,
  facets,
  tabs,
  listId,
  listTitle,
  found,
  linkComponent,
  labels,
  ...view
}: GamesPageProps) {
  const { games, pager, empty, featured, figures, providers, ...frame } = view;
  const words = pageTexts('games', labels);
  return (
    <PageFrame
      {...frame}
      hasOffers={hasOfferLinks(games, featured)}
      linkComponent={linkComponent}
      labels={labels}
    >
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <FilterBar {...filter} linkComponent={linkComponent} labels={labels} />
        <FacetFilters {...facets} linkComponent={linkComponent} labels={labels} />
        {featured.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="featured">
            <SectionHeading id="featured" title={words.featured} />
            <CardGrid>
              {featured.map((game) => (
                <GameCard key={game.id} {...game} labels={labels} />
              ))}
            </CardGrid>
          </section>
        )}
        <ListingSection
          headingId="list"
          title={listTitle}
          anchor={listId}
          controls={
            <ChoiceLinks
              label={words.tabsLabel}
              choices={tabs}
              variant="tabs"
              linkComponent={linkComponent}
            />
          }
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={games.length === 0 && facets.drop === undefined}
          {...{ empty, pager, linkComponent, labels }}
        >
          <CardGrid>
            {games.map((game) => (
              <GameCard key={game.id} {...game} labels={labels} />
            ))}
          </CardGrid>
        </ListingSection>
        {figures.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="figures">
            <SectionHeading id="figures" title={words.figures} />
            <StatStrip
              stats={figures.map(({ title: label, value }) => ({ label, value }))}
              className={styles.figures}
            />
          </section>
        )}
        {providers.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="providers">
            <SectionHeading id="providers" title={words.providers} />
            <TagList items={providers} />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
