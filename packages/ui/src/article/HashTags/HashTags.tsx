import { postLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './HashTags.module.css';

/** The props of an article's tags. */
export interface HashTagsProps extends RootProps {
  /** The tags, without their #. */
  tags: readonly string[];
}

/** The tags of an article as `#tag`; renders nothing without tags. */
export function HashTags({ tags, ...root }: HashTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul {...rootAttributes(root, styles.root)} aria-label={postLabels.tags}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{postLabels.tag(tag)}</bdi>
        </li>
      ))}
    </ul>
  );
}
