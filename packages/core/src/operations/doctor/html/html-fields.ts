import { COLLECTION_NAMES, type CollectionName, collections } from '../../../model/collections.js';

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
