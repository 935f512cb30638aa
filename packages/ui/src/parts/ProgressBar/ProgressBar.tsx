import { type ReactNode, useId } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './ProgressBar.module.css';

/** The props of a progress bar. */
export interface ProgressBarProps extends RootProps {
  /** What is in progress. */
  label: ReactNode;
  /** 0 to `max`; undefined for an unknown progress. */
  value?: number | undefined;
  /** The value at completion; 1 by default. */
  max?: number;
  /** The progress in words: `120 of 300 rows`. */
  text?: ReactNode;
}

/** The progress of something that takes time. */
export function ProgressBar({ label, value, max = 1, text, ...root }: ProgressBarProps) {
  const id = useId();
  return (
    <div {...rootAttributes(root, styles.root)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {text === undefined ? null : <span className={styles.text}>{text}</span>}
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}
