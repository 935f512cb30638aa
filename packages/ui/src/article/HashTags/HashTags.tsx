import { postLabels } from '@croupier/core/messages';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './HashTags.module.css';

/** The props of an article's tags. */
export interface HashTagsProps extends ClassNameProps {
  /** The tags, without their #. */
  tags: readonly string[];
}

/** The tags of an article as `#tag`; renders nothing without tags. */
export function HashTags({ tags, className }: HashTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classNames(styles.root, className)} aria-label={postLabels.tags}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{postLabels.tag(tag)}</bdi>
        </li>
      ))}
    </ul>
  );
}
