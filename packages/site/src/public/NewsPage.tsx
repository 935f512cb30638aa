import type { NewsView } from '@croupier/core';
import { newsLabels } from '@croupier/core/messages';
import { ChoiceLinks, EmptyState, FilterBar, NewsCard, PageFrame, Pager, SectionHeading } from '@croupier/ui';
import styles from './articles.module.css';
import { FeaturedPosts } from './FeaturedPosts.js';

/** The news: what is read most, then all others, the newest first. */
export function NewsPage({ title, description, categories, filter, featured, ...view }: NewsView) {
  const { found, latest, pager, none, ...frame } = view;
  const isEmpty = featured.length + latest.length === 0;
  return (
    <PageFrame {...frame}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <div className={styles.ways}>
          <FilterBar {...filter} />
          <ChoiceLinks
            label={newsLabels.categoriesLabel}
            choices={categories}
            className={styles.categories}
          />
          <p className={styles.count} data-croupier-count="">
            {found}
          </p>
        </div>
        {isEmpty ? <EmptyState {...none} /> : null}
        <FeaturedPosts title={newsLabels.featured} posts={featured} />
        {latest.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="latest">
            <SectionHeading id="latest" title={newsLabels.latest} />
            <ul className={styles.rows}>
              {latest.map((article) => (
                <li key={article.slug} className={styles.row}>
                  <NewsCard {...article} />
                </li>
              ))}
            </ul>
            {pager === undefined ? null : <Pager {...pager} />}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
