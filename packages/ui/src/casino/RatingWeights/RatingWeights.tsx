import type { BestCasinosPageView } from '@croupier/core';
import { completeLabels, englishMethodLabels, localPercent } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { criterionOf } from './criterion.js';
import styles from './RatingWeights.module.css';

/** The props of the weights block. */
export interface RatingWeightsProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The weights, in per cent. */
  weights: BestCasinosPageView['weights'];
  /** The address of the page that says more. */
  method?: string | undefined;
}

/** The weights of an editor's score, in per cent. */
export function RatingWeights({
  weights,
  method,
  linkComponent: Link = 'a',
  labels,
  ...root
}: RatingWeightsProps) {
  const words = completeLabels(englishMethodLabels(), labels);
  return (
    <Panel {...rootAttributes(root)} title={words.ratingMethod} text={words.ratingMethodText}>
      <dl className={styles.list}>
        {weights.map(({ title, percent }) => (
          <div key={title} className={styles.weight}>
            <dt className={styles.criterion}>{criterionOf(title, words)?.title ?? title}</dt>
            <dd className={styles.percent}>{localPercent(percent, words)}</dd>
          </div>
        ))}
      </dl>
      {method === undefined ? null : (
        <p>
          <Link className={styles.more} href={method}>
            {words.moreOnReviews}
          </Link>
        </p>
      )}
    </Panel>
  );
}
