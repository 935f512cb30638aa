import { createReadStream } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { bonusesEdit } from '../../collections/bonuses/bonuses.js';
import { casinosEdit, casinosShow } from '../../collections/casinos/casinos.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { OWNER } from '../define/operation.js';
import { settingsSet } from '../site/settings.js';
import { historyList, historyShow } from './history.js';
import { storeRestore } from './restore.js';
import { historyRedo, historyUndo } from './undo.js';

let storage: ReturnType<typeof memoryStorage>;
let perform: Perform;

/** A backup of 0.2.0, which knew no restricted countries of casinos, no markets of bonuses and no assumed return. */
const backupOf020 = () => createReadStream(new URL('./golden/release-0.2.0.backup', import.meta.url));

beforeEach(async () => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
  await openStore(storage, runtime).change({ by: OWNER.author, operation: 'store.init' }, (content) =>
    content.settings.set({ siteName: 'New' }),
  );
  await perform(storeRestore, { source: backupOf020() });
});

const casinosText = () => storage.read((snapshot) => [...snapshot.table('casinos').texts()].join());
const settingsText = () => storage.read((snapshot) => snapshot.document('settings'));
const undo = (number: number) => perform(historyUndo, { change: String(number) });
const newest = async () => (await perform(historyList, { limit: 1 })).result.records[0]?.number ?? 0;

test('what an earlier version changed is taken back step by step, and brought back', async () => {
  for (let number = 14; number > 1; number--) await undo(number);
  await expect(perform(casinosShow, { record: 'golden-fox' })).rejects.toMatchObject({ code: 'not-found' });
  for (const number of [2, 3, 4]) await perform(historyRedo, { change: String(number) });
  const { record } = (await perform(casinosShow, { record: 'golden-fox' })).result;
  expect(record).toMatchObject({ rating: 8, restrictedCountries: [] });
});

test('a record of an earlier version that is told what it says already is not changed', async () => {
  const before = await newest();
  await perform(casinosEdit, { record: 'golden-fox', changes: { rating: 9, restrictedCountries: [] } });
  await perform(bonusesEdit, { record: '30 spins', changes: { title: '30 spins' } });
  await perform(settingsSet, { changes: { siteTagline: 'Quiet', assumedReturn: 96 } });
  expect(await newest()).toBe(before);
  const again = await perform(storeRestore, { source: backupOf020() }, { dryRun: true });
  expect(again).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
});

test('an edit of a record of an earlier version tells what it changed alone, and its undo leaves the bytes that were there', async () => {
  const before = [await casinosText(), await settingsText()];
  await perform(casinosEdit, { record: 'golden-fox', changes: { rating: 5, restrictedCountries: ['US'] } });
  await perform(settingsSet, { changes: { assumedReturn: 95 } });
  const last = await newest();
  const [entry] = (await perform(historyShow, { change: String(last - 1) })).result.record.entries;
  const fields = Object.keys(entry?.did === 'update' ? entry.after : {});
  expect(fields.sort()).toEqual(['rating', 'restrictedCountries', 'updatedAt']);
  await undo(last);
  await undo(last - 1);
  expect([await casinosText(), await settingsText()]).toEqual(before);
  await undo(14);
  const { record } = (await perform(casinosShow, { record: 'golden-fox' })).result;
  expect(record).toMatchObject({ rating: 8, restrictedCountries: [] });
});
