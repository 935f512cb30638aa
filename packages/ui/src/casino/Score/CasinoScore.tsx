import type { ScoreView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { Score, type ScoreProps } from './Score.js';
import styles from './Score.module.css';

interface CasinoScoreProps extends Pick<ScoreProps, 'size'> {
  score: ScoreView | undefined;
}

/** The score of a casino on its dial, or the words for one that is not rated yet. */
export function CasinoScore({ score, size }: CasinoScoreProps) {
  if (score === undefined) return <p className={styles.label}>{componentLabels.score.notRated}</p>;
  return <Score {...score} size={size} />;
}
