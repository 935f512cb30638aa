import type { BlogView } from '@croupier/core';
import { PostCard, SectionHeading } from '@croupier/ui';
import styles from './articles.module.css';

/** Posts that stand before all others, where there are any. */
export function FeaturedPosts({ title, posts }: { title: string; posts: BlogView['featured'] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <SectionHeading id="featured" title={title} />
      <ul className={styles.wide}>
        {posts.map((post) => (
          <li key={post.slug} className={styles.card}>
            <PostCard {...post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
