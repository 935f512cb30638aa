import type { BlogPageView } from '@croupier/core';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../articles.module.css';
import { PostCards } from './PostCards.js';

interface FeaturedPostsProps extends LinkComponentProps, LabelsProps {
  title: string;
  posts: BlogPageView['featured'];
}

/** Featured posts in wide cards; nothing where there are none. */
export function FeaturedPosts({ title, posts, linkComponent, labels }: FeaturedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <SectionHeading id="featured" title={title} />
      <PostCards posts={posts} isWide linkComponent={linkComponent} labels={labels} />
    </section>
  );
}
