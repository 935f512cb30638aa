import type { PostCardView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import { Day } from '../../parts/Day/Day.js';
import styles from './PostMeta.module.css';

/** The props of an article's facts. */
export interface PostMetaProps extends Pick<PostCardView, 'publishedAt' | 'readTime' | 'views'>, Classed {}

/** When an article came out, how long it takes to read, how often it was read. */
export function PostMeta({ publishedAt, readTime, views, className }: PostMetaProps) {
  return (
    <ul className={classes(styles.root, className)}>
      <li className={styles.fact} dir="auto">
        <Day date={publishedAt} />
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
