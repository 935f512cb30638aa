import { componentLabels } from '@croupier/core/messages';
import styles from './AdMark.module.css';

/** Marks the following content as advertising. */
export function AdMark() {
  return (
    <span className={styles.root} data-legal="inline">
      {componentLabels.card.ad}
    </span>
  );
}
