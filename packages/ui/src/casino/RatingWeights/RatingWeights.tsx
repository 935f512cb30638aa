import type { BestCasinosView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { classes } from '../../parts/classes.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps {
  /** What the verdict weighs, in per cent. */
  weights: BestCasinosView['weights'];
  /** A class of your own beside the component's. */
  className?: string;
}

/** What an editor's score weighs, in per cent. */
export function RatingWeights({ weights, className }: RatingWeightsProps) {
  return (
    <section className={classes(styles.root, className)}>
      <h2 className={styles.title}>{labels.bestCasinos.weights}</h2>
      <p className={styles.text}>{labels.bestCasinos.weightsText}</p>
      <dl className={styles.list}>
        {weights.map(({ title, percent }) => (
          <div key={title} className={styles.weight}>
            <dt className={styles.what}>{title}</dt>
            <dd className={styles.percent}>{percent}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
