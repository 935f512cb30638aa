import { v7 } from 'uuid';
import type { Casino } from '../../model/casino.js';
import type { StorageAdapter } from '../storage-adapter.js';
import type { Runtime, Store } from '../store.js';

/** A new, empty home, and the way to open the same place again. */
export interface OpenedStorage {
  storage: StorageAdapter;
  /** Opens the same place as another process or tab would; a home without a place gives itself. */
  reopen(): Promise<StorageAdapter>;
}

/** What a home's tests may set for themselves. */
export interface SuiteOptions {
  /** How many random stories are told; fewer for homes on a disk. */
  randomRuns?: number;
}

/** Opens a new home with a store over it. */
export type OpenNewStore = () => Promise<OpenedStorage & { store: Store }>;

/** A clock that moves on by a second whenever it is read. */
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

/** Who changes things here, and by what. */
export const ownerChange = { by: { name: 'owner' }, operation: 'casinos.add' };
/** A casino, and what else it shall be. */
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
});

/** Inserts casinos in one change. */
export async function add(store: Store, ...inputs: object[]): Promise<Casino[]> {
  const done = await store.change(ownerChange, (tx) => inputs.map((input) => tx.casinos.insert(input)));
  return done.result;
}

/** All casinos of a store. */
export const casinosOf = (store: Store) => store.question((content) => [...content.casinos.all()]);

/** All that a home holds, for comparing before with after. */
export async function allContent({ storage }: Store) {
  const content = await storage.read(({ generation, table, document }) => ({
    generation,
    casinos: [...table('casinos').texts()],
    posts: [...table('posts').texts()],
    settings: document('settings'),
  }));
  return { ...content, history: await storage.history() };
}

/** The hash of a casino as it stands in the store. */
export async function hashOf(store: Store, id: string): Promise<string | undefined> {
  return (await store.change(ownerChange, (tx) => tx.hashOf('casinos', id), true)).result;
}
