import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import styles from './Badge.module.css';

/** The props of a badge. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** The color; say it in the text too. `plain` by default. */
  tone?: 'plain' | 'accent' | 'good' | 'fair' | 'poor';
}

/** A label of a word or two. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(className, styles.root)} data-tone={tone} />;
}
