import type { BestCasinosPageView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps extends RootProps {
  /** The weights, in per cent. */
  weights: BestCasinosPageView['weights'];
}

/** The weights of an editor's score, in per cent. */
export function RatingWeights({ weights, ...root }: RatingWeightsProps) {
  return (
    <Panel
      {...rootAttributes(root)}
      title={componentLabels.bestCasinos.weights}
      text={componentLabels.bestCasinos.weightsText}
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
