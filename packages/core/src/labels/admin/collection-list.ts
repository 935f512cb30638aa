import { collectionList } from './collection-list.generated.js';

/** The name of a collection that a description tells. */
export type ListedName = keyof typeof collectionList;

/** The names of the collections that descriptions tell. */
export const LISTED_NAMES = /* @__PURE__ */ Object.keys(collectionList) as ListedName[];

/** A value for each of these collections. */
export function forEachListed<T>(of: (name: ListedName) => T): Record<ListedName, T> {
  return Object.fromEntries(LISTED_NAMES.map((name) => [name, of(name)])) as Record<ListedName, T>;
}
