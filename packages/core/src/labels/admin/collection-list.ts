import { collectionNouns } from './collection-nouns.generated.js';

/** The name of a collection that is made from a description. */
export type DescribedName = keyof typeof collectionNouns;

/** The names of the collections that are made from a description. */
export const DESCRIBED_NAMES = /* @__PURE__ */ Object.keys(collectionNouns) as DescribedName[];

/** A value for each of these collections, by name. */
export function mapDescribed<T>(of: (name: DescribedName) => T): Record<DescribedName, T> {
  return Object.fromEntries(DESCRIBED_NAMES.map((name) => [name, of(name)])) as Record<DescribedName, T>;
}

/** The collections whose records have drafts. */
export const DRAFTED = ['casinos', ...DESCRIBED_NAMES, 'posts', 'pages'] as const;
/** One of them. */
export type DraftedCollection = (typeof DRAFTED)[number];
