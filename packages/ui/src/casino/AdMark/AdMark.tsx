import { englishCardLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './AdMark.module.css';

/** The props of the mark. */
export interface AdMarkProps extends RootProps, CardLabelsProps {}

/** Marks the following content as advertising. */
export function AdMark({ labels, ...root }: AdMarkProps) {
  return (
    <span {...rootAttributes(root, styles.root)} data-legal="inline">
      {labels?.ad ?? englishCardLabels.ad}
    </span>
  );
}
