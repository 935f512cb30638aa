import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import surface from '../surface.module.css';
import styles from './EmptyState.module.css';

/** The props of an empty state. */
export interface EmptyStateProps extends ClassNameProps {
  /** What is not there. */
  title: ReactNode;
  /** Why nothing is here, and what would change that. */
  text?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
  /** The level of its heading. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/** What stands where a list would, while it has nothing. */
export function EmptyState({ title, text, action, heading: Heading = 'p', className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.root, surface.card, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
