import type { NewsPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { NewsCard } from '../../article/NewsCard/NewsCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../articles.module.css';
import { ArticleFilters } from '../sections/ArticleFilters.js';
import { FeaturedPosts } from '../sections/FeaturedPosts.js';
import { ResultCount } from '../sections/ResultCount.js';

/** The props of the page: its view, and the link component. */
export interface NewsPageProps extends NewsPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The news: the most read articles, then all others, newest first. */
export function NewsPage({
  title,
  description,
  categories,
  filter,
  featured,
  linkComponent,
  labels,
  ...view
}: NewsPageProps) {
  const { found, latest, pager, emptyState, ...frame } = view;
  const words = pageTexts('news', labels);
  const isEmpty = featured.length + latest.length === 0;
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <ArticleFilters
          label={words.categoriesLabel}
          className={styles.categories}
          {...{ filter, categories, linkComponent, labels }}
        >
          <ResultCount>{found}</ResultCount>
        </ArticleFilters>
        {isEmpty ? <EmptyState {...emptyState} /> : null}
        <FeaturedPosts
          title={words.featured}
          posts={featured}
          linkComponent={linkComponent}
          labels={labels}
        />
        {latest.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="latest">
            <SectionHeading id="latest" title={words.latest} />
            <ul className={styles.rows}>
              {latest.map((article) => (
                <li key={article.slug} className={styles.row}>
                  <NewsCard {...article} linkComponent={linkComponent} labels={labels} />
                </li>
              ))}
            </ul>
            {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
