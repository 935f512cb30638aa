import type { ScoreView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import styles from './Score.module.css';

/** The props of a score: the view, and how large it stands. */
export interface ScoreProps extends ScoreView, Classed {
  /** How large the dial is; `medium` unless it is said. */
  size?: 'small' | 'medium' | 'large';
  /** Leaves the word under the dial out. */
  bare?: boolean;
}

/** The mark of the house: a score on a dial of ten notches, with its word. */
export function Score({ value, text, label, colour, size = 'medium', bare = false, className }: ScoreProps) {
  return (
    <div className={classes(styles.root, className)} data-size={size} data-colour={colour} data-part="score">
      <div className={styles.dial}>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          <circle className={styles.track} cx="50" cy="50" r="44" />
          {value > 0 ? (
            <circle className={styles.filled} cx="50" cy="50" r="44" pathLength={lengthOf(value)} />
          ) : null}
        </svg>
        <p className={styles.number}>
          {text}
          <span className="cr-unseen"> {labels.score.outOf}</span>
        </p>
      </div>
      {bare ? null : <p className={styles.label}>{label}</p>}
    </div>
  );
}

/** The length to give the ring so that a dash of 100 covers the score's share of it. */
function lengthOf(value: number): number {
  return Math.round(100_000 / value) / 100;
}
