import type { DraftTable, RecordTable } from './storage-adapter.js';

/** The texts of a collection by id, in the order of the ids. A map that was committed never changes. */
export type RecordTexts = ReadonlyMap<string, string>;

/** A collection without records. */
export const NO_RECORDS: RecordTexts = new Map();

const committedTables = new WeakMap<RecordTexts, RecordTable>();

/** One table for as long as the records are the same, so that what was parsed of it is found again. */
export function committedTable(records: RecordTexts): RecordTable {
  const table = committedTables.get(records) ?? tableOver(() => records);
  committedTables.set(records, table);
  return table;
}

function tableOver(records: () => RecordTexts): RecordTable {
  return {
    get size() {
      return records().size;
    },
    get: (id) => records().get(id),
    getBySlug(slug) {
      const id = slugIndexOf(records()).ids.get(slug);
      return id === undefined ? undefined : records().get(id);
    },
    texts: () => records().values(),
  };
}

/** A table being changed, its records as they are now, and the ids that were written to. */
export interface DraftRecords {
  table: DraftTable;
  records: () => RecordTexts;
  written: ReadonlySet<string>;
}

/** A table that copies the records when it is first written to, and keeps them in the order of their ids. */
export function draftTable(base: RecordTexts): DraftRecords {
  let copy: Map<string, string> | undefined;
  let isSorted = true;
  let last = '';
  const ids = new Set<string>();
  const write = () => {
    if (copy === undefined) {
      copy = new Map(base);
      last = [...base.keys()].at(-1) ?? '';
    }
    return copy;
  };
  const records = () => {
    if (copy !== undefined && !isSorted) {
      copy = new Map([...copy].sort(([a], [b]) => (a < b ? -1 : 1)));
      last = [...copy.keys()].at(-1) ?? '';
      isSorted = true;
    }
    return copy ?? base;
  };
  const table = {
    put(id: string, _slug: string | undefined, text: string) {
      ids.add(id);
      const written = write();
      const before = written.get(id);
      if (before === undefined && id < last) isSorted = false;
      if (id > last) last = id;
      written.set(id, text);
      reindex(written, id, before, text);
    },
    delete(id: string) {
      ids.add(id);
      const written = write();
      const before = written.get(id);
      written.delete(id);
      reindex(written, id, before, undefined);
    },
  };
  const readMethods = Object.getOwnPropertyDescriptors(tableOver(records));
  return {
    table: Object.defineProperties(table, readMethods) as DraftTable & typeof table,
    records,
    written: ids,
  };
}

interface SlugIndex {
  /** The first record's id by slug. */
  readonly ids: Map<string, string>;
  /** Whether some slug is held twice, as happens in the middle of an undo; then the index serves until the next write. */
  hasDoubles: boolean;
}

const slugIndexes = new WeakMap<RecordTexts, SlugIndex>();

function slugIndexOf(records: RecordTexts): SlugIndex {
  const existing = slugIndexes.get(records);
  if (existing !== undefined) return existing;
  const index: SlugIndex = { ids: new Map(), hasDoubles: false };
  for (const [id, text] of records) {
    const slug = slugInText(text);
    if (slug === undefined) continue;
    if (index.ids.has(slug)) index.hasDoubles = true;
    else index.ids.set(slug, id);
  }
  slugIndexes.set(records, index);
  return index;
}

/** Keeps the index of records in step with one write, where there is an index. */
function reindex(
  records: RecordTexts,
  id: string,
  before: string | undefined,
  after: string | undefined,
): void {
  const index = slugIndexes.get(records);
  if (index === undefined) return;
  const was = before === undefined ? undefined : slugInText(before);
  const is = after === undefined ? undefined : slugInText(after);
  if (was === is) return;
  if (index.hasDoubles || (is !== undefined && index.ids.has(is))) {
    slugIndexes.delete(records);
    return;
  }
  if (was !== undefined) index.ids.delete(was);
  if (is !== undefined) index.ids.set(is, id);
}

// A record's text begins with its id, 36 characters long, and its slug, which needs no escapes.
const SLUG_AT = '{"id":"00000000-0000-0000-0000-000000000000","slug":"'.length;

function slugInText(text: string): string | undefined {
  if (!text.startsWith('","slug":"', SLUG_AT - 10)) return undefined;
  return text.slice(SLUG_AT, text.indexOf('"', SLUG_AT));
}
