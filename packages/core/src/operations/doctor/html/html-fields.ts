import type { CollectionName } from '../../../model/collections.js';

/** The fields of records that hold HTML. */
export const HTML_FIELDS: readonly [CollectionName, string][] = [
  ['casinos', 'detailedReview'],
  ['posts', 'content'],
  ['pages', 'content'],
  ['toplists', 'intro'],
  ['toplists', 'outro'],
];

/** Names the HTML of one field among all. */
export function htmlKey(field: string, { in: place, id = '' }: { in: string; id?: string }): string {
  return `${place} ${id} ${field}`;
}
