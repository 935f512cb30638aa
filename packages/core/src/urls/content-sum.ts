/** What a page lists. */
export interface ListContent {
  count: number;
  /** The latest change of what it lists: ISO 8601, UTC; '' for nothing. */
  updatedAt: string;
  /** How many of them stand on numbered pages, where those are not all. */
  paged?: number;
}

type Dated = { updatedAt: string };

export const NOTHING: ListContent = { count: 0, updatedAt: '' };

/** Records without a date of their own. */
export function undated(count: number): ListContent {
  return { count, updatedAt: '' };
}

/** What two lists hold together. */
export function add(one: ListContent, other: ListContent): ListContent {
  return {
    count: one.count + other.count,
    updatedAt: one.updatedAt > other.updatedAt ? one.updatedAt : other.updatedAt,
  };
}

/** What a list of records holds. */
export function sumUp(records: readonly Dated[]): ListContent {
  return records.reduce<ListContent>((sum, { updatedAt }) => add(sum, { count: 1, updatedAt }), NOTHING);
}

/** What the records of each key hold; a record counts once for each of its keys. */
export function groupBy<T extends Dated>(
  records: readonly T[],
  keysOf: (record: T) => readonly string[],
): Map<string, ListContent> {
  const groups = new Map<string, ListContent>();
  for (const record of records) {
    for (const key of new Set(keysOf(record))) {
      groups.set(key, add(groups.get(key) ?? NOTHING, { count: 1, updatedAt: record.updatedAt }));
    }
  }
  return groups;
}
