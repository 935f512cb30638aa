import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { OWNER, openStore, Problem, runtime, type StorageAdapter } from '@croupier/core';
import { type FileStorageOptions, fileStorage, findStore, initStore, isStore } from '@croupier/core/node';

/** The folder of the store: the one named, else CROUPIER_STORE, else the nearest here or above. Problem: `fault`. */
export function resolveStoreFolder(storeOption: string | undefined): string {
  return storeOption ?? (process.env.CROUPIER_STORE || findStore(process.cwd()));
}

/** Opens the store of a command; `onNote` receives messages for its owner. Problem: `fault`. */
export function openStorage(
  storeOption: string | undefined,
  onNote: (note: string) => void,
  options: Pick<FileStorageOptions, 'writeAhead'> = {},
): StorageAdapter {
  return fileStorage(resolveStoreFolder(storeOption), { ...options, onNote });
}

/** Refuses a folder that is a store already. Problem: `conflict`. */
export function assertNoStoreIn(folder: string): void {
  if (!isStore(folder)) return;
  throw new Problem('conflict', `There is a store in ${folder} already`, {
    hint: 'Use it as it is, or name another folder.',
  });
}

/** Makes a store with the site's name, and with the sample content where it is wanted: whole, or not at all. */
export async function createStore(
  folder: string,
  { siteName, sample }: { siteName: string; sample: boolean },
): Promise<void> {
  const target = path.resolve(folder);
  if (existsSync(target)) return initializeStore(target, siteName, sample);
  const temporaryFolder = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await initializeStore(temporaryFolder, siteName, sample);
    await rename(temporaryFolder, target);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    throw error;
  }
}

async function initializeStore(folder: string, siteName: string, sample: boolean): Promise<void> {
  await initStore(folder);
  const insertSample = sample ? (await import('./sample-content.js')).putSample : () => undefined;
  const store = openStore(fileStorage(folder), runtime);
  await store.change({ by: OWNER.author, operation: 'store.init' }, (content) => {
    content.settings.set({ ...content.settings.get(), siteName });
    insertSample(content);
  });
}
