import type { OfferConditionsView } from '@croupier/core';
import { completeLabels, conditionsLine, englishCardLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './OfferConditions.module.css';

/** The props of the conditions. */
export interface OfferConditionsProps extends CardLabelsProps, RootProps {
  /** What is known of them; nothing is shown without any. */
  conditions: OfferConditionsView | undefined;
}

/** The conditions of an offer in one line, for a place beside what it promises. */
export function OfferConditions({ conditions, labels, ...root }: OfferConditionsProps) {
  if (conditions === undefined) return null;
  return (
    <p {...rootAttributes(root, styles.root)} dir="auto">
      {conditionsLine(conditions, completeLabels(englishCardLabels, labels))}
    </p>
  );
}
