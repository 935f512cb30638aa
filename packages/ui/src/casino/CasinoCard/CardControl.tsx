import type { ReactNode } from 'react';
import styles from './CardControl.module.css';

/** The place of a control at the foot of a card. */
export function CardControl({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
