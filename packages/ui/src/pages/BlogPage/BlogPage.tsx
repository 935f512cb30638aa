import type { BlogPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from '../articles.module.css';
import { ArticleFilters } from '../sections/ArticleFilters.js';
import { FeaturedPosts } from '../sections/FeaturedPosts.js';
import { PostCards } from '../sections/PostCards.js';

/** The props of the page: its view, and the link component. */
export interface BlogPageProps extends BlogPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The blog: posts by category, with a search and an order. */
export function BlogPage({
  title,
  description,
  categories,
  filter,
  featured,
  linkComponent,
  labels,
  ...view
}: BlogPageProps) {
  const { heading, found, posts, pager, emptyState, figures, ...frame } = view;
  const words = pageTexts('blog', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <ArticleFilters label={words.categoriesLabel} {...{ filter, categories, linkComponent, labels }} />
        <FeaturedPosts
          title={words.featured}
          posts={featured}
          linkComponent={linkComponent}
          labels={labels}
        />
        <section className={styles.section} aria-labelledby="posts">
          <SectionHeading
            id="posts"
            title={heading}
            text={
              <span className={styles.count} data-croupier-count="">
                {found}
              </span>
            }
          />
          {posts.length === 0 ? <EmptyState {...emptyState} /> : null}
          <PostCards posts={posts} linkComponent={linkComponent} labels={labels} />
          {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        </section>
        {figures.length === 0 ? null : (
          <section aria-label={words.figures}>
            <StatStrip stats={figures.map(({ title: label, value }) => ({ label, value }))} />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
