import type { ForumCategoryView } from '@croupier/core';
import { completeLabels, countedText, englishForumLabels, localList } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ForumCategories.module.css';

/** The props of the forum's categories. */
export interface ForumCategoriesProps extends LinkComponentProps, LabelsProps, RootProps {
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
  labels,
  ...root
}: ForumCategoriesProps) {
  const words = completeLabels(englishForumLabels(), labels);
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
            {localList(
              [countedText(words.topicCount, topics, words), countedText(words.postCount, posts, words)],
              words,
            )}
          </p>
          {lastPost === '' ? null : (
            <p className={styles.counts}>
              {words.lastPost}: <span dir="auto">{lastPost}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
