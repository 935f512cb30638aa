import { lazy } from '../lazy.js';
import { closestMatch } from '../model/closest-match.js';
import {
  type CollectionName,
  collections,
  type DocumentIn,
  type DocumentName,
  documents,
  type RecordIn,
} from '../model/collections.js';
import { problem } from '../problem.js';
import type { RecentRecords } from './serialized/recent-records.js';
import { parseAll, type RecordCache } from './serialized/record-cache.js';
import { scannedRecords } from './serialized/scanned-records.js';
import { parseStored } from './serialized/stored-json.js';
import type { RecordedChange, RecordTable, Snapshot } from './storage-adapter.js';

/** A collection that can be read. */
export interface Collection<T> {
  readonly size: number;
  get(id: string): T | undefined;
  getBySlug(slug: string): T | undefined;
  /** The record named by slug (by name where it has none), id, or an id's first characters, where that is unique; else a `not-found` Problem. */
  require(name: string): T;
  /** The first record that passes. */
  find(passes: (record: T) => boolean): T | undefined;
  /** All records, in the order of their ids. */
  all(): Iterable<T>;
  /** As `all()`, for work that reads few fields of each: storage that has not read them reads only these. */
  scan(): Iterable<T>;
  /** The whole records of some that `scan()` found. */
  whole(found: readonly T[]): readonly T[];
}

/** All content that can be read. */
export type Content = { readonly [C in CollectionName]: Collection<RecordIn<C>> } & {
  readonly [D in DocumentName]: { get(): DocumentIn<D> };
} & { readonly generation: string; changes(): Iterable<RecordedChange> | AsyncIterable<RecordedChange> };

/** Reads a snapshot as content. With a cache, records that did not change stay the same objects in the next snapshot. */
export function contentOf(snapshot: Snapshot, cache?: RecordCache): Content {
  const content: Record<string, unknown> = { changes: () => snapshot.changes() };
  defineLazyProperty(content, 'generation', () => snapshot.generation);
  for (const name of Object.keys(collections) as CollectionName[]) {
    defineLazyProperty(content, name, () => {
      const texts = cache === undefined ? () => snapshot.texts?.(name) : undefined;
      return collectionOf(name, () => snapshot.table(name), { cache, texts });
    });
  }
  for (const name of Object.keys(documents) as DocumentName[]) {
    content[name] = { get: () => readDocument(name, snapshot) };
  }
  return content as Content;
}

/** How the records of a table are read. */
interface CollectionOptions<T extends { id: string }> {
  cache?: RecordCache | undefined;
  recent?: RecentRecords<T>;
  /** The texts of the table, where it need not be read for them. */
  texts?: (() => Iterable<string> | undefined) | undefined;
}

/** Reads a table, opened once somebody asks for it, as a collection. */
export function collectionOf<C extends CollectionName>(
  name: C,
  openTable: () => RecordTable,
  { cache, recent, texts = () => undefined }: CollectionOptions<RecordIn<C>> = {},
): Collection<RecordIn<C>> {
  type T = RecordIn<C>;
  const table = lazy(openTable);
  const parse = (text: string | undefined) => {
    if (text === undefined) return undefined;
    const record = parseStored(name, text) as T;
    recent?.keep(record);
    return record;
  };
  const get = (id: string) => recent?.byId.get(id) ?? parse(table().get(id));
  const getBySlug = (slug: string) => recent?.bySlug.get(slug) ?? parse(table().getBySlug(slug));
  const all = () =>
    cache === undefined ? parseAll(name, texts() ?? table().texts()) : cache.all(name, table());
  const scan = () => (texts() === undefined ? table().scan?.() : undefined);
  return {
    get size() {
      return table().size;
    },
    scan() {
      const scanned = scan();
      return scanned === undefined ? all() : scannedRecords(name, scanned);
    },
    whole(found) {
      if (scan() === undefined) return found;
      table().need?.(found.map(({ id }) => id));
      return found.map(({ id }) => get(id) as T);
    },
    get,
    getBySlug,
    require(recordRef) {
      const found = UUID.test(recordRef) ? get(recordRef.toLowerCase()) : getBySlug(recordRef);
      return found ?? findByNameOrIdPrefix(name, all(), recordRef);
    },
    find(passes) {
      for (const record of all()) if (passes(record)) return record;
      return undefined;
    },
    all,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A document's value: what is stored, or what it is in a new store. */
export function readDocument<D extends DocumentName>(
  name: D,
  snapshot: Pick<Snapshot, 'document'>,
): DocumentIn<D> {
  const text = snapshot.document(name);
  return (text === undefined ? documents[name].initial() : parseStored(name, text)) as DocumentIn<D>;
}

function findByNameOrIdPrefix<C extends CollectionName>(
  name: C,
  records: Iterable<RecordIn<C>>,
  recordRef: string,
): RecordIn<C> {
  const { title, name: noun } = collections[name];
  const lower = recordRef.toLowerCase();
  const namesakes: RecordIn<C>[] = [];
  const matches: RecordIn<C>[] = [];
  const names: string[] = [];
  for (const record of records) {
    if (recordRef.length >= 4 && record.id.startsWith(lower)) matches.push(record);
    const itsName = 'slug' in record ? record.slug : displayNameOf(record);
    if (!('slug' in record) && itsName.toLowerCase() === lower) namesakes.push(record);
    names.push(itsName);
  }
  const found = namesakes.length > 0 ? namesakes : matches;
  if (found.length === 1) return found[0] as RecordIn<C>;
  if (namesakes.length > 1) {
    throw ambiguousProblem('record.ambiguous-name', name, recordRef, namesakes);
  }
  if (matches.length > 1) {
    throw ambiguousProblem('record.ambiguous-id', name, recordRef, matches);
  }
  const suggestion = closestMatch(recordRef, names);
  throw problem('record.not-found', { title, noun, collection: name, ref: recordRef, suggestion });
}

/** How many of several records a message lists. */
const MAX_LISTED = 10;

/** Several records of one name, or ids that begin alike: each is listed with its id and what tells it apart. */
function ambiguousProblem(
  reason: 'record.ambiguous-name' | 'record.ambiguous-id',
  collection: CollectionName,
  ref: string,
  found: readonly { id: string; createdAt?: string | undefined }[],
) {
  const issues = found.slice(0, MAX_LISTED).map((record) => {
    const { provider, createdAt } = record as { provider?: string; createdAt?: string };
    const details = [displayNameOf(record), provider, createdAt && `made on ${createdAt.slice(0, 10)}`];
    return { message: `${record.id}  ${details.filter(Boolean).join(', ')}` };
  });
  return problem(reason, { count: found.length, collection, ref }, { issues });
}

/** The name of a record for people: its name, title, label or source, else its id. */
export function displayNameOf(record: object): string {
  const fields = record as Partial<Record<string, unknown>>;
  for (const key of ['name', 'title', 'username', 'label', 'source', 'casino', 'code', 'authority', 'id']) {
    if (typeof fields[key] === 'string' && fields[key] !== '') return fields[key];
  }
  return '';
}

function defineLazyProperty(target: Record<string, unknown>, name: string, make: () => unknown): void {
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { enumerable: true, value });
      return value;
    },
  });
}
