import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type CardLanguage, OWNER, openStore, Problem, runtime, type StorageAdapter } from '@croupier/core';
import { type FileStorageOptions, fileStorage, findStore, initStore, isStore } from '@croupier/core/node';
import {
  databaseAddress,
  initPostgres,
  isDatabaseUrl,
  isPostgresStore,
  postgresStorage,
} from '@croupier/core/postgres';
import { bucketOfEnvironment } from './picture-bucket.js';

/** The folder of the store or the address of its database: the one named, else CROUPIER_STORE, else the nearest folder here or above. Problem: `fault`. */
export function resolveStore(storeOption: string | undefined): string {
  return storeOption ?? (process.env.CROUPIER_STORE || findStore(process.cwd()));
}

/** A store as messages name it: a folder, or where a database is, without who signs in there. */
export function storeInWords(store: string): string {
  return isDatabaseUrl(store) ? databaseAddress(store) : store;
}

/** Opens the store of a command; `onNote` receives messages for its owner. Problem: `fault`. */
export function openStorage(
  storeOption: string | undefined,
  onNote: (note: string) => void,
  options: Pick<FileStorageOptions, 'writeAhead'> = {},
): StorageAdapter {
  const store = resolveStore(storeOption);
  return isDatabaseUrl(store) ? openDatabaseStore(store) : fileStorage(store, { ...options, onNote });
}

/** A store in a database, its pictures there too, or in the bucket that CROUPIER_MEDIA names. */
function openDatabaseStore(url: string): StorageAdapter {
  const bucket = bucketOfEnvironment();
  const storage = postgresStorage(url);
  return bucket === undefined ? storage : { ...storage, media: bucket };
}

/** Refuses a folder or a database that has a store already. Problem: `conflict`. */
export async function assertNoStoreIn(store: string): Promise<void> {
  if (!(await (isDatabaseUrl(store) ? isPostgresStore(store) : isStore(store)))) return;
  throw new Problem('conflict', `There is a store in ${storeInWords(store)} already`, {
    hint: `Use it as it is, or name another ${isDatabaseUrl(store) ? 'database' : 'folder'}.`,
  });
}

interface NewStore {
  siteName: string;
  baseUrl: string | undefined;
  language: CardLanguage;
  sample: boolean;
}

/** Makes a store with the site's name and address, and with the sample content where it is wanted: whole, or not at all. */
export async function createStore(store: string, content: NewStore): Promise<void> {
  if (isDatabaseUrl(store)) return createDatabaseStore(store, content);
  const target = path.resolve(store);
  if (existsSync(target)) return createFileStore(target, content);
  const temporaryFolder = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await createFileStore(temporaryFolder, content);
    await rename(temporaryFolder, target);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    throw error;
  }
}

async function createFileStore(folder: string, content: NewStore): Promise<void> {
  await initStore(folder);
  await putFirstContent(fileStorage(folder), content);
}

async function createDatabaseStore(url: string, content: NewStore): Promise<void> {
  await initPostgres(url);
  await putFirstContent(openDatabaseStore(url), content);
}

async function putFirstContent(
  storage: StorageAdapter,
  { siteName, baseUrl, language, sample }: NewStore,
): Promise<void> {
  const insertSample = sample ? (await import('@croupier/core/sample')).putSample : () => undefined;
  const store = openStore(storage, runtime);
  await store.change({ by: OWNER.author, operation: 'store.init' }, (content) => {
    content.settings.set({
      ...content.settings.get(),
      language,
      siteName,
      ...(baseUrl === undefined ? {} : { siteBaseUrl: baseUrl }),
    });
    insertSample(content);
  });
}
