import { componentLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './AdMark.module.css';

/** The props of the mark. */
export interface AdMarkProps extends RootProps {}

/** Marks the following content as advertising. */
export function AdMark(root: AdMarkProps) {
  return (
    <span {...rootAttributes(root, styles.root)} data-legal="inline">
      {componentLabels.card.ad}
    </span>
  );
}
