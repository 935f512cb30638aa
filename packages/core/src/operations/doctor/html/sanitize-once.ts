import { sanitizeHtml } from '../../../values/html/safe-html.js';

/** Sanitizes the HTML of a field that is named by `key`. */
export type SanitizeOnce = (html: string, key: string) => string;

/** As `sanitizeHtml()`, for several checks in turn: nearly all HTML in a store is clean, and is then found so once. */
export function createSanitizeOnce(): SanitizeOnce {
  const cleanKeys = new Set<string>();
  return (html, key) => {
    if (cleanKeys.has(key)) return html;
    const clean = sanitizeHtml(html);
    if (clean === html) cleanKeys.add(key);
    return clean;
  };
}
