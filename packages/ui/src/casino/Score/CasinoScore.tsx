import type { ScoreView } from '@croupier/core';
import { englishCardLabels } from '@croupier/core/messages';
import type { CardLabelsProps } from '../card-labels-props.js';
import { Score, type ScoreProps } from './Score.js';
import styles from './Score.module.css';

interface CasinoScoreProps extends Pick<ScoreProps, 'size'>, CardLabelsProps {
  score: ScoreView | undefined;
}

/** The score of a casino on its dial, or the words for one that is not rated yet. */
export function CasinoScore({ score, size, labels }: CasinoScoreProps) {
  if (score === undefined) {
    return <p className={styles.label}>{labels?.notRated ?? englishCardLabels.notRated}</p>;
  }
  return <Score {...score} size={size} labels={labels} />;
}
