import type { BlacklistView, ScoreView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { Score, type ScoreProps } from './Score.js';
import styles from './Score.module.css';

interface CasinoScoreProps extends Pick<ScoreProps, 'size'> {
  score: ScoreView | undefined;
  blacklist?: BlacklistView | undefined;
}

/** The score of a casino on its dial, or the words for one that is not rated yet; nothing for a blacklisted one. */
export function CasinoScore({ score, blacklist, size }: CasinoScoreProps) {
  if (blacklist !== undefined) return null;
  if (score === undefined) return <p className={styles.notRated}>{componentLabels.score.notRated}</p>;
  return <Score {...score} size={size} />;
}
