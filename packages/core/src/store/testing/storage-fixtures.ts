import { v7 } from 'uuid';
import type { Casino } from '../../collections/casinos/casino.js';
import type { StorageAdapter } from '../storage-adapter.js';
import type { Runtime, Store } from '../store.js';

/** A new, empty storage adapter, and a function that opens the same storage again. */
export interface OpenedStorage {
  storage: StorageAdapter;
  /** Opens the same storage as another process or tab does; an adapter in memory returns itself. */
  reopen(): Promise<StorageAdapter>;
}

/** Options of the tests of a storage adapter. */
export interface SuiteOptions {
  /** Number of random sequences; fewer for adapters on a disk. */
  randomRuns?: number;
  /** True for adapters over a network, which hear of another's commit a moment after it. */
  hearsLater?: boolean;
  /** True for an engine with one session, where whoever asks in the middle of a change waits for its end. */
  hasOneSession?: boolean;
}

/** Opens a new storage adapter with a store. */
export type OpenNewStore = () => Promise<OpenedStorage & { store: Store }>;

/** A clock that advances by a second on each read. */
export function tickingRuntime(): Runtime {
  let now = Date.UTC(2026, 0, 5, 9);
  return {
    now() {
      now += 1_000;
      return new Date(now);
    },
    newId: v7,
  };
}

/** The author and operation of changes in these tests. */
export const ownerChange = { by: { name: 'owner' }, operation: 'casinos.add' };
/** A casino, with overrides. */
export const foxCasino = (more: object = {}) => ({
  slug: 'golden-fox',
  name: 'Golden Fox',
  description: 'Calm.',
  ...more,
});
/** One of many casinos. */
export const numberedCasino = (n: number) => ({
  slug: `casino-${n}`,
  name: `Casino ${n}`,
  description: 'Calm.',
  rating: 0,
});

/** Inserts casinos in one change. */
export async function add(store: Store, ...inputs: object[]): Promise<Casino[]> {
  const done = await store.change(ownerChange, (tx) => inputs.map((input) => tx.casinos.insert(input)));
  return done.result;
}

/** All casinos of a store. */
export const casinosOf = (store: Store) => store.question((content) => [...content.casinos.all()]);

/** All content of a storage adapter, to compare before and after. */
export async function comparedContent({ storage }: Store) {
  const content = await storage.read(({ generation, table, document }) => ({
    generation,
    casinos: [...table('casinos').texts()],
    posts: [...table('posts').texts()],
    settings: document('settings'),
  }));
  return { ...content, history: await storage.history() };
}

/** The hash of a stored casino. */
export async function hashOf(store: Store, id: string): Promise<string | undefined> {
  return (await store.change(ownerChange, (tx) => tx.hashOf('casinos', id), { dryRun: true })).result;
}
