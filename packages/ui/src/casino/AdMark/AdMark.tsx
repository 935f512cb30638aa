import { componentLabels } from '@croupier/core/messages';
import styles from './AdMark.module.css';

/** Says of what follows that it is advertising. */
export function AdMark() {
  return <span className={styles.root}>{componentLabels.card.ad}</span>;
}
