import type { BestCasinosPageView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import type { ClassNameProps } from '../../parts/class-names.js';
import { Panel } from '../../parts/Panel/Panel.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps extends ClassNameProps {
  /** The weights, in per cent. */
  weights: BestCasinosPageView['weights'];
}

/** The weights of an editor's score, in per cent. */
export function RatingWeights({ weights, className }: RatingWeightsProps) {
  return (
    <Panel
      title={componentLabels.bestCasinos.weights}
      text={componentLabels.bestCasinos.weightsText}
      className={className}
    >
      <dl className={styles.list}>
        {weights.map(({ title, percent }) => (
          <div key={title} className={styles.weight}>
            <dt className={styles.criterion}>{title}</dt>
            <dd className={styles.percent}>{percent}%</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
