import type { BestCasinosView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import type { Classed } from '../../parts/classes.js';
import { Panel } from '../../parts/Panel/Panel.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps extends Classed {
  /** What the verdict weighs, in per cent. */
  weights: BestCasinosView['weights'];
}

/** What an editor's score weighs, in per cent. */
export function RatingWeights({ weights, className }: RatingWeightsProps) {
  return (
    <Panel title={labels.bestCasinos.weights} text={labels.bestCasinos.weightsText} className={className}>
      <dl className={styles.list}>
        {weights.map(({ title, percent }) => (
          <div key={title} className={styles.weight}>
            <dt className={styles.what}>{title}</dt>
            <dd className={styles.percent}>{percent}%</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
