import type { BlacklistView, ScoreView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Stars } from '../../parts/Stars/Stars.js';

interface WordedScoreProps extends RootProps {
  score: ScoreView | undefined;
  blacklist: BlacklistView | undefined;
}

/** The score of a casino as stars and in words, or that it is not rated yet; nothing for a blacklisted one. */
export function WordedScore({ score, blacklist, ...root }: WordedScoreProps) {
  if (blacklist !== undefined) return null;
  if (score === undefined) return <p {...rootAttributes(root)}>{componentLabels.score.notRated}</p>;
  return (
    <p {...rootAttributes(root)}>
      <Stars filledCount={score.stars} /> <span>{componentLabels.score.worded(score.text, score.label)}</span>
    </p>
  );
}
