import type { NewsPageView } from '@croupier/core';
import { newsLabels } from '@croupier/core/messages';
import { NewsCard } from '../../article/NewsCard/NewsCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../articles.module.css';
import { FeaturedPosts } from '../sections/FeaturedPosts.js';

/** The props of the page: its view, and the link component. */
export interface NewsPageProps extends NewsPageView, LinkComponentProps {}

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
        <div className={styles.ways}>
          <FilterBar {...filter} linkComponent={linkComponent} />
          <ChoiceLinks
            label={newsLabels.categoriesLabel}
            choices={categories}
            className={styles.categories}
            linkComponent={linkComponent}
          />
          <p className={styles.count} data-croupier-count="">
            {found}
          </p>
        </div>
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
