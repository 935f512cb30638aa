import type { BlogPageView } from '@croupier/core';
import { PostCard } from '../../article/PostCard/PostCard.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from '../articles.module.css';

interface PostCardsProps extends LinkComponentProps, LabelsProps {
  posts: BlogPageView['posts'];
  /** True for two wide cards side by side instead of three. */
  isWide?: boolean;
}

/** Posts as cards side by side. */
export function PostCards({ posts, isWide = false, linkComponent, labels }: PostCardsProps) {
  return (
    <ul className={isWide ? styles.wide : styles.cards}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.card}>
          <PostCard {...post} linkComponent={linkComponent} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
