import { isProblem } from '../problem.js';
import { FIRST_GENERATION, memoryStorage } from './memory-storage.js';
import type { StorageAdapter } from './storage-adapter.js';
import { openStore, type Runtime } from './store.js';
import type { Transaction } from './transaction.js';

const SEED_CHANGE = { by: { name: 'sample' }, operation: 'sample.put' };

/**
 * Puts initial content into storage that never had a change, as one change. Returns the storage to use: the same one or,
 * if it cannot be read or written, one that shows the initial content and refuses changes with the reason.
 */
export async function seedIfNew(
  storage: StorageAdapter,
  runtime: Runtime,
  put: (transaction: Transaction) => void,
): Promise<StorageAdapter> {
  try {
    const isNew = await storage.read(({ generation }) => generation === FIRST_GENERATION);
    if (isNew) await seed(storage, runtime, put);
    return storage;
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    // Another tab came first with the same content.
    if (problem.code === 'conflict') return storage;
    if (problem.code !== 'fault') throw problem;
    return readOnlyCopy(storage, problem, runtime, put);
  }
}

async function seed(
  storage: StorageAdapter,
  runtime: Runtime,
  put: (transaction: Transaction) => void,
): Promise<void> {
  await openStore(storage, runtime).change(SEED_CHANGE, (transaction) => {
    const isEmpty = transaction.casinos.size + transaction.posts.size + transaction.pages.size === 0;
    if (isEmpty) put(transaction);
  });
}

async function readOnlyCopy(
  storage: StorageAdapter,
  problem: Error,
  runtime: Runtime,
  put: (transaction: Transaction) => void,
): Promise<StorageAdapter> {
  const memory = memoryStorage();
  await seed(memory, runtime, put);
  return {
    ...memory,
    displayName: storage.displayName,
    ...(storage.kind === undefined ? {} : { kind: storage.kind }),
    write: (work) =>
      memory.write(async (draft) => {
        if ((await work(draft)) !== undefined) throw problem;
        return undefined;
      }),
  };
}
