import type { BlogPageView } from '@croupier/core';
import { PostCard } from '../../article/PostCard/PostCard.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../articles.module.css';

/** Posts that stand before all others, where there are any. */
export function FeaturedPosts({ title, posts }: { title: string; posts: BlogPageView['featured'] }) {
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
