import { messages } from '../messages.js';
import {
  type CollectionName,
  collections,
  type DocumentIn,
  type DocumentName,
  documents,
  type RecordIn,
} from '../model/catalogue.js';
import type { Document } from '../model/document.js';
import type { Entity } from '../model/entity.js';
import { type Issue, Problem } from '../problem.js';
import { type Place, stateHash } from './change.js';
import { type Collection, collectionOf, readDocument } from './content.js';
import { type Deeds, deedsOf, type Touch } from './deeds.js';
import type { Draft, DraftShelf } from './home.js';
import { parseStored } from './stored-json.js';

/** What a transaction is given of the world: it reads no clock and makes no chance of its own. */
export interface Circumstances {
  /** ISO 8601, UTC. */
  now: string;
  newId(): string;
  digest(text: string): string;
}

/** A collection as changes see it. */
export interface WritableCollection<T> extends Collection<T> {
  /** Checks, completes and stamps a new record. Problems: `invalid`, `conflict` where the slug is taken. */
  insert(input: object): T;
  /**
   * As `insert`, for values that their kinds have read already, one a leaf of the entity in the order of its leaves;
   * id and stamps are put into the array.
   */
  admit(values: unknown[]): T;
  /**
   * Merges changes into a record: a field they do not name stays, one that is undefined goes. A record that is then
   * what it was keeps its updatedAt. Problems: `not-found`, `invalid`, `conflict`.
   */
  update(id: string, changes: object): T;
  remove(id: string): T;
  /** Puts back a record as it was, stamps included; for undo and restore. */
  put(record: T): void;
}

/** A document as changes see it. */
export interface WritableDocument<T> {
  get(): T;
  /** Checks and keeps a new value. Problem: `invalid`. */
  set(value: unknown): T;
}

/** Everything a change may read and write; it is committed whole or not at all. */
export type Transaction = { readonly [C in CollectionName]: WritableCollection<RecordIn<C>> } & {
  readonly [D in DocumentName]: WritableDocument<DocumentIn<D>>;
} & {
  /** The state's name: its hash, or undefined where there is no such record. */
  hashOf(place: Place, id: string): string | undefined;
};

/** Opens a transaction over a draft, with the record of what it does. */
export function transactionOver(
  draft: Draft,
  circumstances: Circumstances,
): { transaction: Transaction; deeds: Deeds } {
  const touches: Touch[] = [];
  const touched = new Map<Place, Map<string, Touch>>();

  const touch = (place: Place, id: string, text: string | undefined, existed: (id: string) => boolean) => {
    const hash = text === undefined ? undefined : stateHash(circumstances.digest, text);
    const inPlace = touched.get(place) ?? new Map<string, Touch>();
    touched.set(place, inPlace);
    const known = inPlace.get(id);
    if (known !== undefined) {
      known.hash = hash;
      return;
    }
    const fresh = { place, id, hash, existed: existed(id) };
    inPlace.set(id, fresh);
    touches.push(fresh);
  };

  const transaction: Record<string, unknown> = {
    hashOf(place: Place, id: string) {
      const text =
        place in documents
          ? draft.document(place as DocumentName)
          : draft.shelf(place as CollectionName).get(id);
      return text === undefined ? undefined : stateHash(circumstances.digest, text);
    },
  };
  for (const name of Object.keys(collections) as CollectionName[]) {
    let opened: unknown;
    Object.defineProperty(transaction, name, {
      enumerable: true,
      get: () => (opened ??= writableCollection(name, draft, circumstances, touch)),
    });
  }
  for (const name of Object.keys(documents) as DocumentName[]) {
    transaction[name] = {
      get: () => readDocument(name, draft),
      set(value: unknown) {
        const kept = accept(documents[name].title, (documents[name] as Document).check(value));
        const text = JSON.stringify(kept);
        // What was never set is already what it is in a new store.
        if (text === JSON.stringify(readDocument(name, draft))) return kept;
        draft.put(name, text);
        touch(name, name, text, () => draft.base.document(name) !== undefined);
        return kept;
      },
    };
  }
  return { transaction: transaction as Transaction, deeds: deedsOf(draft, touches) };
}

function writableCollection<C extends CollectionName>(
  name: C,
  draft: Draft,
  { now, newId }: Circumstances,
  touch: (place: Place, id: string, text: string | undefined, existed: (id: string) => boolean) => void,
): WritableCollection<RecordIn<C>> {
  type T = RecordIn<C>;
  const entity = collections[name] as unknown as Entity<T>;
  const shelf: DraftShelf = draft.shelf(name);
  const base = draft.base.shelf(name);
  const existed = (id: string) => base.get(id) !== undefined;
  const reading = collectionOf(name, shelf);

  const created = entity.leaf('createdAt')?.field.kind.name.startsWith('day') ? now.slice(0, 10) : now;
  const placeOf = (name: string) => entity.leaves.findIndex(({ path }) => path[0] === name);
  const places = { id: placeOf('id'), createdAt: placeOf('createdAt'), updatedAt: placeOf('updatedAt') };

  const put = (record: T, couldExist = existed) => {
    const text = JSON.stringify(record);
    const slug = 'slug' in record ? record.slug : undefined;
    touch(name, record.id, text, couldExist);
    shelf.put(record.id, slug, text);
  };
  const refuseTakenSlug = (record: T) => {
    if (!('slug' in record)) return;
    const holder = shelf.withSlug(record.slug);
    if (holder === undefined || (parseStored(name, holder) as T).id === record.id) return;
    throw new Problem('conflict', messages.ours.slugTaken(entity.title, record.slug), {
      hint: 'Give another slug, or change the one that is there.',
      issues: [
        { path: 'slug', message: messages.ours.slugTaken(entity.title, record.slug), value: record.slug },
      ],
    });
  };

  return {
    get size() {
      return shelf.size;
    },
    get: reading.get,
    withSlug: reading.withSlug,
    require: reading.require,
    find: reading.find,
    all: reading.all,
    put: (record) => put(record),
    insert(input) {
      const record = accept(
        entity.title,
        entity.check({ createdAt: created, ...input, id: newId(), updatedAt: now }),
      );
      refuseTakenSlug(record);
      put(record, isNew);
      return record;
    },
    admit(values) {
      values[places.id] = newId();
      values[places.createdAt] ??= created;
      values[places.updatedAt] = now;
      const record = accept(entity.title, entity.assemble(values));
      refuseTakenSlug(record);
      put(record, isNew);
      return record;
    },
    update(id, changes) {
      const before = reading.require(id);
      const merged = merge(before, changes);
      const same = accept(
        entity.title,
        entity.check({ ...merged, id: before.id, updatedAt: before.updatedAt }),
      );
      if (JSON.stringify(same) === shelf.get(before.id)) return before;
      const record = { ...same, updatedAt: now };
      refuseTakenSlug(record);
      put(record);
      return record;
    },
    remove(id) {
      const record = reading.require(id);
      touch(name, record.id, undefined, existed);
      shelf.drop(record.id);
      return record;
    },
  };
}

const isNew = () => false;

/** A record with changes merged in; a group's fields merge one by one. */
export function merge(record: object, changes: object): Record<string, unknown> {
  const held = record as Record<string, unknown>;
  // Spreading makes plain properties even of names such as __proto__, for the check to refuse.
  const merged: Record<string, unknown> = { ...record, ...changes };
  for (const [name, value] of Object.entries(changes)) {
    const before = Object.hasOwn(held, name) ? held[name] : undefined;
    if (value === undefined || value === null) delete merged[name];
    else if (isPlain(value) && isPlain(before)) merged[name] = merge(before, value);
  }
  return merged;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function accept<T>(title: string, check: { value: T } | { issues: Issue[] }): T {
  if ('value' in check) return check.value;
  const [first] = check.issues;
  throw new Problem('invalid', first?.message ?? `${title} is not valid`, { issues: check.issues });
}
