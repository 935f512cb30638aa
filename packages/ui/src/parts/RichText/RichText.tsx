import type { ReviewPageView } from '@croupier/core';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './RichText.module.css';

/** HTML that the core sanitised. */
export type SafeHtml = NonNullable<ReviewPageView['detailedReview']>;

/** The props of rich text. */
export interface RichTextProps extends ClassNameProps {
  /** Sanitised HTML. */
  html: SafeHtml;
  /** Smaller, for footers. */
  size?: 'reading' | 'small';
}

// The keyboard must reach everything that scrolls sideways.
const SCROLLABLE_ELEMENT = /<(table|pre)(?=[\s>])/g;

/** Sanitised HTML, set for reading. */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes only from the core's sanitiser
      dangerouslySetInnerHTML={{ __html: html.replace(SCROLLABLE_ELEMENT, '<$1 tabindex="0"') }}
    />
  );
}
