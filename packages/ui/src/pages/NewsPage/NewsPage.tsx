import type { NewsPageView } from '@croupier/core';
import { newsLabels } from '@croupier/core/messages';
import { NewsCard } from '../../article/NewsCard/NewsCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../articles.module.css';
import { ArticleFilters } from '../sections/ArticleFilters.js';
import { FeaturedPosts } from '../sections/FeaturedPosts.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface NewsPageProps extends NewsPageView, LinkComponentProps, RootProps {}

/** The news: the most read articles, then all others, newest first. */
export function NewsPage({
  title,
  description,
  categories,
  filter,
  featured,
  linkComponent,
  ...view
}: NewsPageProps) {
  const { found, latest, pager, emptyState, ...frame } = view;
  const isEmpty = featured.length + latest.length === 0;
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <ArticleFilters
          label={newsLabels.categoriesLabel}
          className={styles.categories}
          {...{ filter, categories, linkComponent }}
        >
          <ResultCount>{found}</ResultCount>
        </ArticleFilters>
        {isEmpty ? <EmptyState {...emptyState} /> : null}
        <FeaturedPosts title={newsLabels.featured} posts={featured} linkComponent={linkComponent} />
        {latest.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="latest">
            <SectionHeading id="latest" title={newsLabels.latest} />
            <ul className={styles.rows}>
              {latest.map((article) => (
                <li key={article.slug} className={styles.row}>
                  <NewsCard {...article} linkComponent={linkComponent} />
                </li>
              ))}
            </ul>
            {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
