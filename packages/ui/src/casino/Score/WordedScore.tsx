import type { BlacklistView, ScoreView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import type { ClassNameProps } from '../../parts/class-names.js';
import { Stars } from '../../parts/Stars/Stars.js';

interface WordedScoreProps extends ClassNameProps {
  score: ScoreView | undefined;
  blacklist: BlacklistView | undefined;
}

/** The score of a casino as stars and in words, or that it is not rated yet; nothing for a blacklisted one. */
export function WordedScore({ score, blacklist, className }: WordedScoreProps) {
  if (blacklist !== undefined) return null;
  if (score === undefined) return <p className={className}>{componentLabels.score.notRated}</p>;
  return (
    <p className={className}>
      <Stars filledCount={score.stars} /> <span>{componentLabels.score.worded(score.text, score.label)}</span>
    </p>
  );
}
