import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type PublicCatalogue, readCatalogue, runtime, type StorageAdapter } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { onTestFinished } from 'vitest';
import { buildSite } from '../../packages/cli/src/build/build-site.js';
import type { BuildHost } from '../../packages/cli/src/build/hosts/host-names.js';
import { openOutputFolder } from '../../packages/cli/src/build/open-output-folder.js';
import { staticCatalogue } from '../../packages/cli/src/build/site-address.js';
import { copyRealStore } from '../real-site/real-site.js';
import { createTestStore, siteFromSource } from './test-server.js';

/** Where the built site says that it stands. */
export const ORIGIN = 'https://guide.example';
type Transaction = Parameters<typeof putSample>[0];

/** Changes the content of a store. */
export async function change(storage: StorageAdapter, put: (content: Transaction) => void): Promise<void> {
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, put);
}

/** A store with the sample content, gone when the test is over. */
export async function sampleStore(
  put: (content: Transaction) => void = () => undefined,
): Promise<StorageAdapter> {
  const { storage } = await createTestStore();
  await change(storage, (content) => {
    putSample(content);
    content.settings.set({ ...content.settings.get(), siteBaseUrl: ORIGIN });
    put(content);
  });
  return storage;
}

/** A store that has a name, an address, and what is put into it, gone when the test is over. */
export async function newStore(
  put: (content: Transaction) => void = () => undefined,
): Promise<StorageAdapter> {
  const { storage } = await createTestStore();
  await change(storage, (content) => {
    content.settings.set({ ...content.settings.get(), siteName: 'New Site', siteBaseUrl: ORIGIN });
    put(content);
  });
  return storage;
}

/** The stores whose whole sites are walked, by their names; each is gone when the test is over. */
export const WALKED_STORES: [name: string, store: () => Promise<StorageAdapter>][] = [
  ['the sample', () => sampleStore()],
  ['a real site', () => realStore()],
];

/** A store as an import leaves it, gone when the test is over. */
export async function realStore(count?: number): Promise<StorageAdapter> {
  const { folder, storage } = await copyRealStore(count);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return storage;
}

/** A folder that is not there yet, gone when the test is over. */
export async function freshFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'croupier-build-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return path.join(parent, 'site');
}

/** Builds the site of a store as it is on a day. */
export async function build(
  storage: StorageAdapter,
  folder: string,
  {
    today = '2026-11-01',
    isClean = false,
    isChecked = false,
    hosts = [],
  }: { today?: string; isClean?: boolean; isChecked?: boolean; hosts?: BuildHost[] } = {},
): Promise<{ written: string[]; removed: number; remarks: string[]; catalogue: PublicCatalogue }> {
  const catalogue = staticCatalogue(await readCatalogue(storage, today), undefined);
  const output = openOutputFolder(folder);
  const inputs = `${storage.generation()} ${today}`;
  const done = await buildSite(
    { catalogue, storage, site: siteFromSource, inputs, isClean, isChecked, hosts },
    output,
  ).catch((error: unknown) => {
    output.discard();
    throw error;
  });
  return { ...done, written: done.written.sort(), catalogue };
}

/** Every file of a built site with its bytes, without what only the next build reads. */
export async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !file.startsWith('.croupier-build')) {
      files.set(file, await readFile(path.join(folder, file)));
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files that two built sites do not have alike; vitest compares bytes one by one, which takes long. */
export function differentFiles(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => {
    const [a, b] = [one.get(file), other.get(file)];
    return a === undefined || b === undefined || !a.equals(b);
  });
}
