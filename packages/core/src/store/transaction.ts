import {
  type CollectionName,
  collections,
  type DocumentIn,
  type DocumentName,
  documents,
  type RecordIn,
} from '../model/collections.js';
import type { ContentDocument } from '../model/documents/document.js';
import { type Entity, systemFields } from '../model/entity.js';
import { requireValid } from '../model/require-valid.js';
import { problem } from '../problem.js';
import { isPlainObject } from '../values/plain-object.js';
import { type ContentName, recordHash } from './change.js';
import { type ChangeSet, changeSetOf } from './change-set.js';
import { type Collection, collectionOf, readDocument } from './content.js';
import { RecentRecords } from './serialized/recent-records.js';
import { compactText, parseStored, textInPlaceOf } from './serialized/stored-json.js';
import type { Draft, DraftTable } from './storage-adapter.js';
import { TouchedRecords } from './touched-records.js';

/** The time and the ids of a transaction, which are passed in so that it is deterministic. */
interface TransactionContext {
  /** ISO 8601, UTC. */
  now: string;
  newId(): string;
  digest(text: string | Uint8Array): string;
}

/** A collection that can be changed. */
export interface WritableCollection<T> extends Collection<T> {
  /** Checks, completes and stamps a new record. Problems: `invalid`, `conflict` where the slug is taken. */
  insert(input: object): T;
  /**
   * As `insert`, for values that their kinds have read already, one for each field path of the entity, in the order of its leaves;
   * id and stamps are put into the array.
   */
  insertParsed(values: unknown[]): T;
  /**
   * Merges changes into a record: a field they do not name stays, one that is undefined goes. A record that is then
   * what it was keeps its updatedAt. Problems: `not-found`, `invalid`, `conflict`.
   */
  update(id: string, changes: object): T;
  remove(id: string): T;
  /**
   * Puts back a record as it was, stamps included; for undo and restore. What `given` lacks is not stored where it has its
   * default.
   */
  restore(record: T, given?: object): void;
}

/** A document that can be changed. */
export interface WritableDocument<T> {
  get(): T;
  /** Checks and keeps a new value; one that says what is there already changes nothing. Problem: `invalid`. */
  set(value: unknown): T;
}

/** Everything that a change can read and write; committed as a whole or not at all. */
export type Transaction = { readonly [C in CollectionName]: WritableCollection<RecordIn<C>> } & {
  readonly [D in DocumentName]: WritableDocument<DocumentIn<D>>;
} & {
  /** The hash of a record; undefined if it does not exist. */
  hashOf(place: ContentName, id: string): string | undefined;
};

/** Opens a transaction over a draft, with the record of what it does. */
export function openTransaction(
  draft: Draft,
  context: TransactionContext,
): { transaction: Transaction; changeSet: ChangeSet } {
  const touchedRecords = new TouchedRecords();

  const recordTouch = (
    place: ContentName,
    id: string,
    text: string | undefined,
    existed: (id: string) => boolean,
  ) => touchedRecords.add(place, id, text === undefined, existed);

  const transaction: Record<string, unknown> = {
    hashOf(place: ContentName, id: string) {
      const text =
        place in documents
          ? draft.document(place as DocumentName)
          : draft.table(place as CollectionName).get(id);
      return text === undefined ? undefined : recordHash(context.digest, text);
    },
  };
  for (const name of Object.keys(collections) as CollectionName[]) {
    let opened: unknown;
    Object.defineProperty(transaction, name, {
      enumerable: true,
      get: () => (opened ??= writableCollection(name, draft, { ...context, recordTouch })),
    });
  }
  for (const name of Object.keys(documents) as DocumentName[]) {
    transaction[name] = {
      get: () => readDocument(name, draft),
      set(value: unknown) {
        const kept = requireValid((documents[name] as ContentDocument<object>).check(value));
        const stored = draft.document(name);
        // A document that was never set has the value of a new store.
        const inPlaceOf =
          stored === undefined ? JSON.stringify(readDocument(name, draft)) : compactText(name, stored);
        const textOf = textInPlaceOf(name, inPlaceOf);
        if (textOf(kept) === inPlaceOf) return kept;
        const text = textOf(kept, stored === undefined ? undefined : (value as object));
        draft.put(name, text);
        recordTouch(name, name, text, () => draft.base.document(name) !== undefined);
        return kept;
      },
    };
  }
  return {
    transaction: transaction as Transaction,
    changeSet: changeSetOf(draft, touchedRecords, context.digest),
  };
}

interface CollectionContext extends TransactionContext {
  recordTouch(
    place: ContentName,
    id: string,
    text: string | undefined,
    existed: (id: string) => boolean,
  ): void;
}

function writableCollection<C extends CollectionName>(
  name: C,
  draft: Draft,
  { now, newId, recordTouch }: CollectionContext,
): WritableCollection<RecordIn<C>> {
  type T = RecordIn<C>;
  const entity = collections[name] as unknown as Entity<T>;
  const table: DraftTable = draft.table(name);
  const base = draft.base.table(name);
  const existed = (id: string) => base.get(id) !== undefined;
  const recent = new RecentRecords<T>();
  const reading = collectionOf(name, () => table, { recent });

  const source = { now, newId };
  const filled = systemFields(entity).map(({ path: [field], field: { system } }) => {
    return { field, index: entity.fieldPaths.findIndex(({ path }) => path[0] === field), ...system };
  });

  const put = (record: T, text = JSON.stringify(record), couldExist = existed) => {
    recordTouch(name, record.id, text, couldExist);
    table.put(record.id, slugOfRecord(record), text);
    recent.clear();
  };
  const refuseTakenSlug = (record: T) => {
    if (!('slug' in record)) return;
    const holder = table.getBySlug(record.slug);
    if (holder === undefined || (parseStored(name, holder) as T).id === record.id) return;
    const { slug } = record;
    throw problem('slug.taken', { title: entity.title, slug }, { at: { path: 'slug', value: slug } });
  };

  return {
    get size() {
      return table.size;
    },
    get: reading.get,
    getBySlug: reading.getBySlug,
    require: reading.require,
    find: reading.find,
    all: reading.all,
    scan: reading.all,
    whole: reading.whole,
    restore(record, given) {
      const inPlaceOf = table.get(record.id);
      const textOf = textInPlaceOf(name, inPlaceOf);
      if (textOf(record) !== inPlaceOf) put(record, textOf(record, given));
    },
    insert(input) {
      const completed: Record<string, unknown> = { ...input };
      for (const { field, on, value } of filled) {
        if (on !== 'insert-unless-given' || completed[field] === undefined) completed[field] = value(source);
      }
      const record = requireValid(entity.check(completed));
      refuseTakenSlug(record);
      put(record, undefined, neverExisted);
      return record;
    },
    insertParsed(values) {
      for (const { index, on, value } of filled) {
        if (on !== 'insert-unless-given' || values[index] === undefined) values[index] = value(source);
      }
      const record = requireValid(entity.fromParsed(values));
      refuseTakenSlug(record);
      put(record, undefined, neverExisted);
      return record;
    },
    update(id, changes) {
      const before = reading.require(id);
      const merged = mergeChanges(before, changes);
      for (const { field, on } of filled) {
        if (on !== 'insert-unless-given') merged[field] = (before as Record<string, unknown>)[field];
      }
      const same = requireValid(entity.checkEdit(before, merged));
      const inPlaceOf = table.get(before.id);
      const textOf = textInPlaceOf(name, inPlaceOf);
      if (textOf(same) === inPlaceOf) return before;
      const record: T = { ...same };
      for (const { field, on, value } of filled) {
        if (on === 'change') Object.assign(record, { [field]: value(source) });
      }
      if (slugOfRecord(record) !== slugOfRecord(before)) refuseTakenSlug(record);
      put(record, textOf(record));
      return record;
    },
    remove(id) {
      const record = reading.require(id);
      recordTouch(name, record.id, undefined, existed);
      table.delete(record.id);
      recent.clear();
      return record;
    },
  };
}

const neverExisted = () => false;

function slugOfRecord(record: object): string | undefined {
  return 'slug' in record ? (record.slug as string) : undefined;
}

/** A record with changes merged in; a group's fields merge one by one. */
function mergeChanges(record: object, changes: object): Record<string, unknown> {
  const held = record as Record<string, unknown>;
  // Spreading makes plain properties even of names such as __proto__, for the check to refuse.
  const merged: Record<string, unknown> = { ...record, ...changes };
  for (const [name, value] of Object.entries(changes)) {
    const before = Object.hasOwn(held, name) ? held[name] : undefined;
    if (value === undefined || value === null) delete merged[name];
    else if (isPlainObject(value) && isPlainObject(before)) merged[name] = mergeChanges(before, value);
  }
  return merged;
}
