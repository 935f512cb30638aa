import type { PostCardView } from '@croupier/core';
import { completeLabels, countedText, englishArticleLabels, shortCount } from '@croupier/core/messages';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './PostMeta.module.css';

/** The props of an article's facts. */
export interface PostMetaProps
  extends Pick<PostCardView, 'publishedAt' | 'readTime' | 'readMinutes' | 'viewCount'>,
    LabelsProps,
    RootProps {
  /** How often it was read. */
  views?: string | undefined;
}

/** When an article came out, how long it takes to read, how often it was read. */
export function PostMeta({
  publishedAt,
  readTime,
  readMinutes,
  views,
  viewCount,
  labels,
  ...root
}: PostMetaProps) {
  const words = completeLabels(englishArticleLabels(), labels);
  return (
    <ul {...rootAttributes(root, styles.root)}>
      <li className={styles.fact} dir="auto">
        <FormattedDate date={publishedAt} language={words.language} />
      </li>
      <li className={styles.fact} dir="auto">
        {readMinutes === undefined ? readTime : countedText(words.readTime, readMinutes, words)}
      </li>
      {views === undefined ? null : (
        <li className={styles.fact} dir="auto">
          {viewCount === undefined
            ? words.views.other.replace('{count}', views)
            : countedText(words.views, viewCount, words, shortCount(viewCount, words.language))}
        </li>
      )}
    </ul>
  );
}
