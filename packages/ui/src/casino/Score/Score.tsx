import type { ScoreView } from '@croupier/core';
import { completeLabels, englishCardLabels, localizeRating } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './Score.module.css';

/** The props of a score: its view and size. */
export interface ScoreProps extends ScoreView, CardLabelsProps, RootProps {
  /** The size of the dial; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Leaves the word under the dial out. */
  hidesLabel?: boolean | undefined;
}

/** The mark of the house: a score on a dial of ten notches, with its word. */
export function Score({
  value,
  text: number,
  label: band,
  color,
  size = 'medium',
  hidesLabel,
  labels,
  ...root
}: ScoreProps) {
  const words = completeLabels(englishCardLabels, labels);
  const { text, label } = localizeRating({ text: number, label: band }, words);
  return (
    <div {...rootAttributes(root, styles.root)} data-size={size} data-color={color} data-part="score">
      <div className={styles.dial}>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.track} cx="50" cy="50" r="44" />
          {value > 0 ? (
            <circle className={styles.filled} cx="50" cy="50" r="44" pathLength={ringPathLength(value)} />
          ) : null}
        </svg>
        <p className={styles.number}>
          {text}
          <span className="cr-visually-hidden"> {words.outOf}</span>
        </p>
      </div>
      {hidesLabel ? null : <p className={styles.label}>{label}</p>}
    </div>
  );
}

/** The length to give the ring so that a dash of 100 covers the score's share of it. */
function ringPathLength(value: number): number {
  return Math.round(100_000 / value) / 100;
}
