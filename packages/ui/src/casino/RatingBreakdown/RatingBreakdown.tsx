import type { ReviewPageView } from '@croupier/core';
import { completeLabels, englishCardLabels, localizeRating, translateTerm } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './RatingBreakdown.module.css';

/** The props of a rating breakdown. */
export interface RatingBreakdownProps extends LabelsProps, RootProps {
  /** The sub-ratings that exist, in their order. */
  breakdown: ReviewPageView['breakdown'];
}

// A whole number ends before the gap of its last notch.
const BAR_END_GAP = 0.6;

/** The sub-ratings of a casino, each on a line of ten notches. */
export function RatingBreakdown({ breakdown, labels, ...root }: RatingBreakdownProps) {
  const words = completeLabels(englishCardLabels, labels);
  return (
    <dl {...rootAttributes(root, styles.root)}>
      {breakdown.map(({ title, score }) => (
        <div key={title} className={styles.row} data-color={score.color}>
          <dt>{translateTerm(title, { dataTerms: labels?.dataTerms })}</dt>
          <dd className={styles.score}>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="8" />
              <rect
                className={styles.filled}
                width={Math.max(0, score.value * 10 - BAR_END_GAP)}
                height="8"
              />
            </svg>
            <span className={styles.number}>
              {localizeRating(score, words).text}
              <span className="cr-visually-hidden"> {words.outOf}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
