import { COLLECTION_NAMES, type CollectionName, collections } from '../../../model/collections.js';
import { sanitizeHtml } from '../../../values/html/safe-html.js';

/** The fields of records that hold HTML. */
export const HTML_FIELDS: readonly [CollectionName, string][] = COLLECTION_NAMES.flatMap((name) =>
  collections[name].fieldPaths
    .filter(({ field }) => field.valueType.input.kind === 'html')
    .map(({ path }): [CollectionName, string] => [name, path.join('.')]),
);

/** Names the HTML of one field among all. */
export function htmlKey(field: string, { in: place, id = '' }: { in: string; id?: string }): string {
  return `${place} ${id} ${field}`;
}

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
