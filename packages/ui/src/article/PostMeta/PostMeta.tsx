import type { PostCardView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import styles from './PostMeta.module.css';

/** The props of an article's facts. */
export interface PostMetaProps
  extends Pick<PostCardView, 'publishedAt' | 'readTime' | 'views'>,
    ClassNameProps {}

/** When an article came out, how long it takes to read, how often it was read. */
export function PostMeta({ publishedAt, readTime, views, className }: PostMetaProps) {
  return (
    <ul className={classNames(styles.root, className)}>
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
