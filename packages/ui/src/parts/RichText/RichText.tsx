import type { ReviewView } from '@croupier/core';
import { type Classed, classes } from '../classes.js';
import styles from './RichText.module.css';

/** HTML that the core has sanitised. */
export type SafeHtml = NonNullable<ReviewView['detailedReview']>;

/** The props of rich text. */
export interface RichTextProps extends Classed {
  /** HTML that was sanitised. */
  html: SafeHtml;
  /** Smaller, for footers. */
  size?: 'reading' | 'small';
}

// What scrolls sideways must be in reach of the keyboard.
const WIDE = /<(table|pre)(?=[\s>])/g;

/** Sanitised HTML, set for reading. */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  return (
    <div
      className={classes(styles.root, className)}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes only from the core's sanitiser
      dangerouslySetInnerHTML={{ __html: html.replace(WIDE, '<$1 tabindex="0"') }}
    />
  );
}
