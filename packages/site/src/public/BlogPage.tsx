import type { BlogView } from '@croupier/core';
import { blogLabels } from '@croupier/core/messages';
import {
  ChoiceLinks,
  EmptyState,
  FilterBar,
  PageFrame,
  Pager,
  PostCard,
  SectionHeading,
  StatStrip,
} from '@croupier/ui';
import styles from './articles.module.css';
import { FeaturedPosts } from './FeaturedPosts.js';

/** The blog: posts by category, sought and sorted. */
export function BlogPage({ title, description, categories, filter, featured, ...view }: BlogView) {
  const { heading, found, posts, pager, none, figures, ...frame } = view;
  return (
    <PageFrame {...frame}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <div className={styles.ways}>
          <FilterBar {...filter} />
          <ChoiceLinks label={blogLabels.categoriesLabel} choices={categories} />
        </div>
        <FeaturedPosts title={blogLabels.featured} posts={featured} />
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
          {posts.length === 0 ? <EmptyState {...none} /> : null}
          <ul className={styles.cards}>
            {posts.map((post) => (
              <li key={post.slug} className={styles.card}>
                <PostCard {...post} />
              </li>
            ))}
          </ul>
          {pager === undefined ? null : <Pager {...pager} />}
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
