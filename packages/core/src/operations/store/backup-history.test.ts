import { createReadStream } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { casinosAdd, casinosEdit, casinosList, casinosShow } from '../../collections/casinos/casinos.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { OWNER } from '../define/operation.js';
import { backupText, bytesOf } from '../testing/backup-text.js';
import { accountsSignIn } from '../users/accounts.js';
import { usersAdd, usersEdit } from '../users/users.js';
import { historyList, historyShow } from './history.js';
import { storeRestore } from './restore.js';
import { historyUndo } from './undo.js';

const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
const CASINO = { name: 'Golden Fox', description: 'Calm.' };

let perform: Perform;

/** A store as `croupier init` leaves it. */
async function newStore(): Promise<Perform> {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: OWNER.author, operation: 'store.init' }, (content) =>
    content.settings.set({ siteName: 'New' }),
  );
  return createPerform(storage, runtime, { passwords });
}

beforeEach(async () => {
  perform = await newStore();
  await perform(casinosAdd, { record: CASINO });
  await perform(casinosEdit, { record: 'golden-fox', changes: { rating: 9 } });
  const maria = { username: 'maria', email: 'maria@guide.example' };
  await perform(usersAdd, { record: maria });
  await perform(usersEdit, { record: 'maria', changes: { email: 'mia@guide.example' } });
  await perform(casinosEdit, { record: 'golden-fox', changes: { rating: 7 } });
});

const operationsOf = async (of: Perform) =>
  (await of(historyList, {})).result.records.map(({ number, operation }) => `${number} ${operation}`);

test('the history of a backup goes before its restore into a new store, and its changes can be taken back there', async () => {
  const there = await newStore();
  const { result } = await there(storeRestore, { source: bytesOf(await backupText(perform)) });
  expect(result).toMatchObject({ changes: 6, warnings: [] });
  expect(await operationsOf(there)).toEqual(['7 store.restore', ...(await operationsOf(perform))]);
  const shown = (await there(historyShow, { change: '3' })).result.record;
  expect(shown).toEqual((await perform(historyShow, { change: '3' })).result.record);

  await expect(there(historyUndo, { change: '3' })).rejects.toMatchObject({
    reason: 'undo.blocked',
    params: { number: 6 },
  });
  await there(historyUndo, { change: '6' });
  const { record } = (await there(casinosShow, { record: 'golden-fox' })).result;
  expect(record).toMatchObject({ rating: 9 });
});

test('a store in which something has happened keeps its own history, and the restore says so', async () => {
  const there = await newStore();
  await there(casinosAdd, { record: { name: 'Old Owl', description: 'Quiet.' } });
  const { result } = await there(storeRestore, { source: bytesOf(await backupText(perform)) });
  expect(result).toMatchObject({ changes: 0, warnings: [{ reason: 'restore.history-kept' }] });
  expect(await operationsOf(there)).toEqual(['3 store.restore', '2 casinos.add', '1 store.init']);
  expect(result.warnings[0]?.params).toEqual({ count: 6 });
  const same = await perform(storeRestore, { source: bytesOf(await backupText(perform)) });
  expect(same.result).toMatchObject({ changes: 0, warnings: [] });
  await there(historyUndo, {});
  expect((await there(casinosList, {})).result).toMatchObject({ records: [{ slug: 'old-owl' }] });
});

test('a backup without credentials has no changes of users, and one without history has none at all', async () => {
  const text = await backupText(perform, { withoutCredentials: true });
  expect(text).not.toMatch(/guide\.example|scrypt/);
  const there = await newStore();
  const { result } = await there(storeRestore, { source: bytesOf(text) });
  expect(result.changes).toBe(4);
  expect(await operationsOf(there)).toEqual([
    '7 store.restore',
    '6 casinos.edit',
    '3 casinos.edit',
    '2 casinos.add',
    '1 store.init',
  ]);
  expect(await backupText(perform, { withoutHistory: true })).not.toContain('"in":"history"');
});

test('a dry run of a restore leaves the history as it is', async () => {
  const there = await newStore();
  const tried = await there(storeRestore, { source: bytesOf(await backupText(perform)) }, { dryRun: true });
  expect(tried.result.changes).toBe(6);
  expect(await operationsOf(there)).toEqual(['1 store.init']);
});

test('a backup of which one character is another, or the end is missing, is refused by its line', async () => {
  const text = await backupText(perform);
  const lines = text.trimEnd().split('\n');
  for (const at of lines.keys()) {
    const line = lines[at] as string;
    const place = Math.floor(line.length / 2);
    const other = line[place] === 'a' ? 'b' : 'a';
    const flipped = lines.with(at, line.slice(0, place) + other + line.slice(place + 1)).join('\n');
    const there = await newStore();
    const refusal = await there(storeRestore, { source: bytesOf(flipped) }).catch((error) => error);
    expect(refusal.code, flipped).toBe('invalid');
    if (at > 0 && at < lines.length - 1) expect(refusal.params).toMatchObject({ line: at + 1 });
    const cut = `${lines.slice(0, at + 1).join('\n')}\n`;
    if (at === lines.length - 1) continue;
    await expect(there(storeRestore, { source: bytesOf(cut) })).rejects.toMatchObject({
      reason: 'restore.cut',
      params: { line: at + 1 },
    });
    expect(await operationsOf(there)).toEqual(['1 store.init']);
  }
});

test('a backup of the first version, which has no traffic and no history, is restored as it is', async () => {
  const there = await newStore();
  const source = createReadStream(new URL('./golden/version-1.backup', import.meta.url));
  const { result } = await there(storeRestore, { source });
  expect(result).toMatchObject({ restored: 3, changes: 0, traffic: false, warnings: [] });
  expect(await operationsOf(there)).toEqual(['2 store.restore', '1 store.init']);
  expect((await there(casinosShow, { record: 'golden-fox' })).result.record).toMatchObject({ rating: 8 });
  const password = '5g3w-p4kp-zcjt-nsys';
  const signIn = await there(accountsSignIn, { identifier: 'maria', password });
  expect(signIn.result.user.username).toBe('maria');
});
