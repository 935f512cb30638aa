import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import type { CasinoReviewProps } from '../casino-review-props.js';
import styles from './ReviewHeader.module.css';

/** How many pros and how many cons the head of a review names. */
const MAX_REASONS = 2;

/** The first pros and cons of a review, beside its verdict. */
export function ReviewReasons({ pros, cons, labels }: Pick<CasinoReviewProps, 'pros' | 'cons' | 'labels'>) {
  const words = completeLabels(englishReviewLabels(), labels);
  const reasons = [
    { title: words.bestFor, tone: 'good', items: pros.slice(0, MAX_REASONS) },
    { title: words.thinkTwice, tone: 'poor', items: cons.slice(0, MAX_REASONS) },
  ].filter(({ items }) => items.length > 0);
  if (reasons.length === 0) return null;
  return (
    <dl className={styles.reasons}>
      {reasons.map(({ title, tone, items }) => (
        <div key={tone} className={styles.reason} data-tone={tone}>
          <dt className={styles.term}>{title}</dt>
          {items.map((item) => (
            <dd key={item} className={styles.item} dir="auto">
              {item}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
