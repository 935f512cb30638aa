import type { ForumCategoryView } from '@croupier/core';
import { forumLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ForumCategories.module.css';

/** The props of the forum's categories. */
export interface ForumCategoriesProps extends LinkComponentProps, RootProps {
  /** The categories, in their order. */
  categories: readonly ForumCategoryView[];
  /** The level of each heading. */
  heading?: 'h2' | 'h3';
}

/** The parts of a forum, each leading to its topics. */
export function ForumCategories({
  categories,
  heading: Heading = 'h3',
  linkComponent: Link = 'a',
  ...root
}: ForumCategoriesProps) {
  return (
    <ul {...rootAttributes(root, styles.root)}>
      {categories.map(({ name, description, topics, posts, lastPost, href }) => (
        <li key={name} className={styles.category}>
          <Heading className={styles.name} dir="auto">
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </Heading>
          <p dir="auto">{description}</p>
          <p className={styles.counts} dir="auto">
            {forumLabels.counted(topics.toLocaleString('en'), posts.toLocaleString('en'))}
          </p>
          {lastPost === '' ? null : (
            <p className={styles.counts}>
              {forumLabels.lastPost}: <span dir="auto">{lastPost}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
