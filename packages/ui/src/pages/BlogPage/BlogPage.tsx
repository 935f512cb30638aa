import type { BlogPageView } from '@croupier/core';
import { blogLabels } from '@croupier/core/messages';
import { PostCard } from '../../article/PostCard/PostCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from '../articles.module.css';
import { FeaturedPosts } from '../sections/FeaturedPosts.js';

/** The props of the page: its view, and the link component. */
export interface BlogPageProps extends BlogPageView, LinkComponentProps {}

/** The blog: posts by category, with a search and an order. */
export function BlogPage({
  title,
  description,
  categories,
  filter,
  featured,
  linkComponent,
  ...view
}: BlogPageProps) {
  const { heading, found, posts, pager, emptyState, figures, ...frame } = view;
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <div className={styles.ways}>
          <FilterBar {...filter} linkComponent={linkComponent} />
          <ChoiceLinks
            label={blogLabels.categoriesLabel}
            choices={categories}
            linkComponent={linkComponent}
          />
        </div>
        <FeaturedPosts title={blogLabels.featured} posts={featured} linkComponent={linkComponent} />
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
          <ul className={styles.cards}>
            {posts.map((post) => (
              <li key={post.slug} className={styles.card}>
                <PostCard {...post} linkComponent={linkComponent} />
              </li>
            ))}
          </ul>
          {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
        </section>
        {figures.length === 0 ? null : (
          <section aria-label={blogLabels.figures}>
            <StatStrip stats={figures.map(({ title: label, value }) => ({ label, value }))} />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
