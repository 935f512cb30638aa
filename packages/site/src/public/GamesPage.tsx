import type { GamesView } from '@croupier/core';
import { gameLabels } from '@croupier/core/messages';
import {
  CardGrid,
  ChoiceLinks,
  EmptyState,
  FilterBar,
  GameCard,
  PageFrame,
  Pager,
  SectionHeading,
  StatStrip,
  TagList,
} from '@croupier/ui';
import styles from './offers.module.css';

/** Games by kind, sought and sorted; those that editors point out, and figures. */
export function GamesPage({ title, intro, filter, tabs, listId, listTitle, found, ...view }: GamesView) {
  const { games, pager, empty, featured, figures, providers, ...frame } = view;
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <FilterBar {...filter} />
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
        <section id={listId} className={styles.list} aria-labelledby="list" tabIndex={-1}>
          <ChoiceLinks label={gameLabels.tabsLabel} choices={tabs} look="tabs" />
          <SectionHeading
            id="list"
            title={listTitle}
            action={
              <p className={styles.count} data-croupier-count="">
                {found}
              </p>
            }
          />
          {games.length === 0 ? <EmptyState {...empty} /> : null}
          <CardGrid>
            {games.map((game) => (
              <GameCard key={game.id} {...game} />
            ))}
          </CardGrid>
          {pager === undefined ? null : <Pager {...pager} />}
        </section>
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
