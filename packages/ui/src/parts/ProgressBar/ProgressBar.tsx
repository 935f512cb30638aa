import { type ReactNode, useId } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './ProgressBar.module.css';

/** The props of a progress bar. */
export interface ProgressBarProps extends ClassNameProps {
  /** What is under way. */
  label: ReactNode;
  /** 0 to `max`; undefined where nobody knows how far it is. */
  value?: number | undefined;
  /** 1 unless given. */
  max?: number;
  /** How far it is, in words: `120 of 300 rows`. */
  text?: ReactNode;
}

/** How far something is. */
export function ProgressBar({ label, value, max = 1, text, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classNames(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {text === undefined ? null : <span className={styles.text}>{text}</span>}
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}
