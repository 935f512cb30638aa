import type { PostCardView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './PostMeta.module.css';

/** The props of an article's facts. */
export interface PostMetaProps extends Pick<PostCardView, 'publishedAt' | 'readTime'>, RootProps {
  /** How often it was read. */
  views?: string | undefined;
}

/** When an article came out, how long it takes to read, how often it was read. */
export function PostMeta({ publishedAt, readTime, views, ...root }: PostMetaProps) {
  return (
    <ul {...rootAttributes(root, styles.root)}>
      <li className={styles.fact} dir="auto">
        <FormattedDate date={publishedAt} />
      </li>
      <li className={styles.fact} dir="auto">
        {readTime}
      </li>
      {views === undefined ? null : (
        <li className={styles.fact} dir="auto">
          {postLabels.views(views)}
        </li>
      )}
    </ul>
  );
}
