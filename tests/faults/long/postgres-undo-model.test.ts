import path from 'node:path';
import { createPerform, OWNER, type StorageAdapter, storeBackup } from '@croupier/core';
import { fileStorage, initStore } from '@croupier/core/node';
import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectUndoAsInModel } from '../../../packages/core/src/operations/testing/undo-model.js';
import { tickingRuntime } from '../../../packages/core/src/store/testing/storage-fixtures.js';
import { type Cluster, startCluster } from '../../../scripts/postgres-cluster.js';
import { emptyFolder } from '../../cli/shell.js';

/** Which operations; another seed gives others. */
const SEED = Number(process.env.CROUPIER_SEED ?? 11);
const COUNT = 10_000;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
afterAll(() => cluster?.stop());

/** A clock and ids that are the same each time. */
function countingRuntime() {
  let next = 0;
  const digits = () => String(next++).padStart(12, '0');
  return { now: tickingRuntime().now, newId: () => `01890000-0000-7000-8000-${digits()}` };
}

/** The backup of a store, with its history, as of one moment. */
async function exported(storage: StorageAdapter): Promise<string> {
  const pieces: string[] = [];
  const onChunk = (piece: string | Uint8Array) => void pieces.push(String(piece));
  await createPerform(storage, countingRuntime())(storeBackup, {}, { actor: OWNER, onChunk });
  return pieces.join('');
}

test(`${COUNT} operations of three people, undo and redo among them, leave equal exports of a folder and of a database`, async () => {
  const homes = {
    folder: async () => {
      const folder = path.join(emptyFolder(), 'croupier-data');
      await initStore(folder);
      return fileStorage(folder);
    },
    database: async () => {
      const url = await cluster.newDatabase();
      await initPostgres(url);
      return postgresStorage(url);
    },
  };
  const exportsOf = async (newStorage: () => Promise<StorageAdapter & { close?(): Promise<void> }>) => {
    const backups: string[] = [];
    let last: Awaited<ReturnType<typeof newStorage>> | undefined;
    const keepLast = async () => {
      if (last === undefined) return;
      backups.push(await exported(last));
      await last.close?.();
    };
    const nextStorage = async () => {
      await keepLast();
      last = await newStorage();
      return last;
    };
    await expectUndoAsInModel(nextStorage, { count: COUNT, seed: SEED, newRuntime: countingRuntime });
    await keepLast();
    return backups;
  };
  const ofFolders = await exportsOf(homes.folder);
  const ofDatabases = await exportsOf(homes.database);
  expect(ofFolders).toHaveLength(COUNT / 100);
  for (const [n, backup] of ofFolders.entries()) expect(ofDatabases[n]).toBe(backup);
  expect(ofFolders[0]).toContain('"change"');
}, 1_800_000);
