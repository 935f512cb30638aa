import type { GamesPageView } from '@croupier/core';
import { gameLabels } from '@croupier/core/messages';
import { GameCard } from '../../game/GameCard/GameCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface GamesPageProps extends GamesPageView, LinkComponentProps, RootProps {}

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
  ...view
}: GamesPageProps) {
  const { games, pager, empty, featured, figures, providers, ...frame } = view;
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(games, featured)} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <FilterBar {...filter} linkComponent={linkComponent} />
        <FacetFilters {...facets} linkComponent={linkComponent} />
        {featured.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="featured">
            <SectionHeading id="featured" title={gameLabels.featured} />
            <CardGrid>
              {featured.map((game) => (
                <GameCard key={game.id} {...game} />
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
              label={gameLabels.tabsLabel}
              choices={tabs}
              variant="tabs"
              linkComponent={linkComponent}
            />
          }
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={games.length === 0 && facets.drop === undefined}
          {...{ empty, pager, linkComponent }}
        >
          <CardGrid>
            {games.map((game) => (
              <GameCard key={game.id} {...game} />
            ))}
          </CardGrid>
        </ListingSection>
        {figures.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="figures">
            <SectionHeading id="figures" title={gameLabels.figures} />
            <StatStrip
              stats={figures.map(({ title: label, value }) => ({ label, value }))}
              className={styles.figures}
            />
          </section>
        )}
        {providers.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="providers">
            <SectionHeading id="providers" title={gameLabels.providers} />
            <TagList items={providers} />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
