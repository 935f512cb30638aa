import type { ScoreView } from '@croupier/core';
import {
  completeLabels,
  englishReviewLabels,
  fillPlaceholders,
  localizeRating,
} from '@croupier/core/messages';
import { Score } from '../../../casino/Score/Score.js';
import type { LabelsProps } from '../../../parts/labels-props.js';
import { Stars } from '../../../parts/Stars/Stars.js';
import styles from './ReviewHeader.module.css';

interface ReviewVerdictProps extends LabelsProps {
  score: ScoreView | undefined;
}

/** The score of a review, said once: on its dial to those who see it, in words to those who hear it. */
export function ReviewVerdict({ score: rating, labels }: ReviewVerdictProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  if (rating === undefined) return <p className={styles.verdict}>{words.notRated}</p>;
  const score = localizeRating(rating, words);
  return (
    <div className={styles.verdict}>
      <Score {...score} size="large" hidesLabel labels={labels} aria-hidden="true" />
      <p className={styles.rating}>
        <Stars filledCount={score.stars} label={fillPlaceholders(words.stars, { count: score.stars })} />{' '}
        <span className="cr-visually-hidden">
          {fillPlaceholders(words.worded, { score: score.text, label: score.label })}
        </span>
        <span className={styles.word} data-color={score.color} aria-hidden="true">
          {score.label}
        </span>
      </p>
    </div>
  );
}
