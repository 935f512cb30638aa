import type { BlogPageView } from '@croupier/core';
import { PostCard } from '../../article/PostCard/PostCard.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from '../articles.module.css';

interface PostCardsProps extends LinkComponentProps {
  posts: BlogPageView['posts'];
  /** True for two wide cards side by side instead of three. */
  isWide?: boolean;
}

/** Posts as cards side by side. */
export function PostCards({ posts, isWide = false, linkComponent }: PostCardsProps) {
  return (
    <ul className={isWide ? styles.wide : styles.cards}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.card}>
          <PostCard {...post} linkComponent={linkComponent} />
        </li>
      ))}
    </ul>
  );
}
