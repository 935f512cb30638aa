import type { BestCasinosPageView } from '@croupier/core';
import { casinoLabels, componentLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps extends LinkComponentProps, RootProps {
  /** The weights, in per cent. */
  weights: BestCasinosPageView['weights'];
  /** The address of the page that says more. */
  method?: string | undefined;
}

/** The weights of an editor's score, in per cent. */
export function RatingWeights({ weights, method, linkComponent: Link = 'a', ...root }: RatingWeightsProps) {
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
      {method === undefined ? null : (
        <p>
          <Link className={styles.more} href={method}>
            {casinoLabels.reviews.methodMore}
          </Link>
        </p>
      )}
    </Panel>
  );
}
