import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { doctorCheck } from '../doctor/doctor.js';
import { backupText } from '../testing/backup-text.js';
import { storeBackup } from './backup.js';
import { storeFacts } from './facts.js';

const AT = '2026-01-05T09:30:00.000Z';

function newStore() {
  const storage = memoryStorage();
  const perform = createPerform(storage, { ...runtime, now: () => new Date(AT) });
  const known = async () => {
    const { lastBackup } = (await perform(storeFacts, {})).result;
    expect((await perform(doctorCheck, {})).result.lastBackup).toEqual(lastBackup);
    return lastBackup;
  };
  return { storage, perform, known };
}

test('the facts and the doctor say when the newest backup was made and what it leaves out; the content is as before', async () => {
  const { storage, perform, known } = newStore();
  expect(await known()).toBeUndefined();
  const generation = storage.generation();
  await backupText(perform);
  expect(await known()).toEqual({ at: AT, leavesOut: [] });
  await backupText(perform, { withoutTraffic: true });
  expect(await known()).toEqual({ at: AT, leavesOut: ['traffic'] });
  expect(storage.generation()).toBe(generation);
});

test('what was not taken to its end is no backup', async () => {
  const { perform, known } = newStore();
  const full = new Error('the disk is full');
  const onChunk = () => Promise.reject(full);
  await expect(perform(storeBackup, {}, { onChunk })).rejects.toBe(full);
  const stop = new AbortController();
  const { signal } = stop;
  const stopped = perform(storeBackup, {}, { signal, onChunk: () => stop.abort() });
  await expect(stopped).rejects.toMatchObject({ reason: 'backup.interrupted' });
  expect(await known()).toBeUndefined();
});

test('a store that takes no note is backed up all the same, and a note that cannot be read is none', async () => {
  const { storage, perform, known } = newStore();
  const { get, put } = storage.expiring;
  storage.expiring.put = () => Promise.reject(new Error('read-only'));
  expect(await backupText(perform)).toContain('croupier-backup');
  expect(await known()).toBeUndefined();
  for (const note of ['yesterday', { at: 'yesterday', leavesOut: [] }, { at: AT }, null]) {
    await put('last-backup', note, Number.MAX_SAFE_INTEGER);
    expect(await known()).toBeUndefined();
  }
  storage.expiring.get = () => Promise.reject(new Error('damaged'));
  expect(await known()).toBeUndefined();
  storage.expiring.get = get;
});
