import type { BlacklistView, ScoreView } from '@croupier/core';
import {
  completeLabels,
  englishReviewLabels,
  fillPlaceholders,
  localizeRating,
} from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Stars } from '../../parts/Stars/Stars.js';

interface WordedScoreProps extends LabelsProps, RootProps {
  score: ScoreView | undefined;
  blacklist: BlacklistView | undefined;
}

/** The score of a casino as stars and in words, or that it is not rated yet; nothing for a blacklisted one. */
export function WordedScore({ score: rating, blacklist, labels, ...root }: WordedScoreProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  if (blacklist !== undefined) return null;
  if (rating === undefined) return <p {...rootAttributes(root)}>{words.notRated}</p>;
  const score = localizeRating(rating, words);
  return (
    <p {...rootAttributes(root)}>
      <Stars filledCount={score.stars} label={fillPlaceholders(words.stars, { count: score.stars })} />{' '}
      <span>{fillPlaceholders(words.worded, { score: score.text, label: score.label })}</span>
    </p>
  );
}
