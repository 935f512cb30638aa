import type { ReviewPageView } from '@croupier/core';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './RichText.module.css';

/** HTML that the core sanitized. */
export type SafeHtml = NonNullable<ReviewPageView['detailedReview']>;

/** The props of rich text. */
export interface RichTextProps extends ClassNameProps {
  /** Sanitized HTML. */
  html: SafeHtml;
  /** Smaller, for footers. */
  size?: 'reading' | 'small';
}

// The keyboard must reach everything that scrolls sideways.
const SCROLLABLE_ELEMENT = /<(table|pre)(?=[\s>])/g;

/** Sanitized HTML, set for reading. */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes only from the core's sanitizer
      dangerouslySetInnerHTML={{ __html: html.replace(SCROLLABLE_ELEMENT, '<$1 tabindex="0"') }}
    />
  );
}
