import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import styles from './Badge.module.css';

/** The props of a badge. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What it says by its colour; never by that alone. `plain` unless it is said. */
  tone?: 'plain' | 'accent' | 'good' | 'fair' | 'poor';
}

/** A word or two that mark something. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.root, className)} data-tone={tone} />;
}
