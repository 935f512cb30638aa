import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from '../EmptyState/EmptyState.module.css';
import surface from '../surface.module.css';

/** The props of an error state. */
export interface ErrorStateProps extends ClassNameProps {
  /** What happened. */
  title: ReactNode;
  /** What is safe, and what to do now. */
  text?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
  /** The level of its heading. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/** What stands where something could not be shown. It is read out as soon as it appears. */
export function ErrorState({ title, text, action, heading: Heading = 'p', className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(styles.root, surface.card, className)}
      data-tone="poor"
      data-kept="grid"
    >
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
