import type { ReviewPageView } from '@croupier/core';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './RichText.module.css';

/** HTML that the core sanitized. */
type SafeHtml = NonNullable<ReviewPageView['detailedReview']>;

/** The props of rich text. */
export interface RichTextProps extends RootProps {
  /** Sanitized HTML. */
  html: SafeHtml;
  /** Smaller, for footers. */
  size?: 'reading' | 'small';
}

// The keyboard must reach everything that scrolls sideways.
const SCROLLABLE_ELEMENT = /<(table|pre)(?=[\s>])/g;

/** Sanitized HTML, set for reading. */
export function RichText({ html, size = 'reading', ...root }: RichTextProps) {
  return (
    <div
      {...rootAttributes(root, styles.root)}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes only from the core's sanitizer
      dangerouslySetInnerHTML={{ __html: html.replace(SCROLLABLE_ELEMENT, '<$1 tabindex="0"') }}
    />
  );
}
