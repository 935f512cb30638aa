import { beforeEach, expect, test } from 'vitest';
import { casinosAdd, casinosEdit, casinosShow } from '../../collections/casinos/casinos.js';
import type { Role } from '../../model/user.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Actor } from '../define/operation.js';
import { usersAdd, usersDelete, usersShow } from '../users/users.js';
import { historyList, historyShow } from './history.js';
import { historyRedo, historyUndo } from './undo.js';

let storage: ReturnType<typeof memoryStorage>;
let perform: Perform;

beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
});

const as = (role: Role, id = `the ${role}`): { actor: Actor } => ({
  actor: { author: { id, name: id }, role },
});
const rating = async () => (await perform(casinosShow, { record: 'fox' })).result.record.rating;
const numbers = async () => (await perform(historyList, {})).result.records.map(({ number }) => number);
const undo = async (input: { change?: string; steps?: number } = {}) =>
  (await perform(historyUndo, input)).result.undone;
const undone = async (input: { steps?: number } = {}) => (await undo(input)).map(({ number }) => number);
const redone = async (change?: string) =>
  (await perform(historyRedo, { change })).result.undone.map(({ number }) => number);

/** A casino, added with the rating 1 and then given 2 and 3: changes 1 to 3. */
async function threeRatings() {
  await perform(casinosAdd, { record: { name: 'Fox', description: 'Calm.', rating: 1 } });
  for (const next of [2, 3]) await perform(casinosEdit, { record: 'fox', changes: { rating: next } });
}

test('changes are numbered in their order, and undo and redo are changes too', async () => {
  await threeRatings();
  await undo();
  await redone();
  expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
});

test('each further undo takes back the change before, and skips what is undone already', async () => {
  await threeRatings();
  expect(await undone()).toEqual([3]);
  expect(await rating()).toBe(2);
  expect(await undone()).toEqual([2]);
  expect(await rating()).toBe(1);
  expect(await undone()).toEqual([1]);
  await expect(rating()).rejects.toMatchObject({ code: 'not-found' });
  await expect(undo()).rejects.toMatchObject({ reason: 'undo.nothing-left' });
});

test('redo restores changes in the reverse order of their undo, and they can be undone again', async () => {
  await threeRatings();
  for (const _ of [1, 2, 3]) await undo();
  expect([await redone(), await redone(), await redone()]).toEqual([[1], [2], [3]]);
  expect(await rating()).toBe(3);
  await expect(perform(historyRedo, {})).rejects.toMatchObject({ reason: 'redo.nothing' });
  expect(await undone()).toEqual([3]);
});

test('an undo of several steps is one change, which one redo restores', async () => {
  await threeRatings();
  expect(await undone({ steps: 2 })).toEqual([3, 2]);
  expect(await rating()).toBe(1);
  expect((await numbers())[0]).toBe(4);
  expect(await redone()).toEqual([3, 2]);
  expect(await rating()).toBe(3);
  await expect(undo({ steps: 4 })).rejects.toMatchObject({
    message: '4 changes cannot be taken back: there are 3',
  });
  await expect(undo({ change: '1', steps: 1 })).rejects.toMatchObject({ code: 'usage' });
  expect(await rating()).toBe(3);
});

test('a new change after an undo blocks the redo of what it replaced, and stays', async () => {
  await threeRatings();
  await undo();
  await perform(casinosEdit, { record: 'fox', changes: { rating: 9 } });
  await expect(perform(historyRedo, {})).rejects.toMatchObject({
    code: 'conflict',
    reason: 'undo.blocked',
    message: 'Change 5 (casinos.edit: Fox) came later and stands on it',
  });
  expect(await rating()).toBe(9);
  expect(await undone()).toEqual([5]);
  expect(await undone()).toEqual([2]);
});

test('an undo that a later change blocks names that change, not the redo that restored it', async () => {
  await threeRatings();
  await undo();
  await redone();
  await expect(undo({ change: '2' })).rejects.toMatchObject({
    message: 'Change 3 (casinos.edit: Fox) came later and stands on it',
  });
});

test('a change is named by its number, with or without #, by its id, or by the start of its id', async () => {
  await threeRatings();
  const [{ id } = { id: '' }] = (await perform(historyList, {})).result.records;
  for (const change of ['3', '#3', id, id.toUpperCase()]) {
    expect((await perform(historyShow, { change })).result.record).toMatchObject({ id, number: 3 });
  }
  await expect(perform(historyShow, { change: '03' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(perform(historyShow, { change: '4' })).rejects.toMatchObject({
    message: "Change '4' is not there",
  });
});

test('an undone change cannot be undone again, and a change in effect cannot be redone', async () => {
  await threeRatings();
  await undo({ change: '3' });
  await expect(undo({ change: '3' })).rejects.toMatchObject({
    message: 'Change 3 (casinos.edit: Fox) has been taken back already, by change 4',
  });
  await expect(redone('2')).rejects.toMatchObject({ reason: 'redo.not-undone' });
  expect(await redone('3')).toEqual([3]);
  expect(await rating()).toBe(3);
});

test('a user whose deletion is undone comes back without a password, and undo says so', async () => {
  const mona = { username: 'mona', email: 'mona@guide.example' };
  await perform(usersAdd, { record: mona });
  await perform(usersDelete, { records: ['mona'] });
  const { result } = await perform(historyUndo, {});
  expect(result.withoutPassword).toEqual(['mona']);
  expect((await perform(usersShow, { record: 'mona' })).result.record).toMatchObject(mona);
  const again = await perform(historyRedo, {});
  expect(again.result.withoutPassword).toEqual([]);
});

test('the creation of a store cannot be undone', async () => {
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'store.init' }, (content) =>
    content.settings.set({ siteName: 'Fox Finder' }),
  );
  for (const input of [{}, { change: '1' }, { steps: 1 }]) {
    await expect(undo(input)).rejects.toMatchObject({ reason: 'undo.store-init' });
  }
});

test("an editor can redo their own undo, but not someone else's", async () => {
  await perform(casinosAdd, { record: { name: 'Fox', description: 'Calm.', rating: 4 } }, as('editor'));
  await perform(historyUndo, {}, as('moderator'));
  await expect(perform(historyRedo, {}, as('editor'))).rejects.toMatchObject({ code: 'not-allowed' });
  await perform(historyRedo, {}, as('moderator'));
  await perform(historyUndo, {}, as('editor'));
  await perform(historyRedo, {}, as('editor'));
  expect(await rating()).toBe(4);
});

test('the history lists changed records by name, deleted ones too', async () => {
  await threeRatings();
  const names = async (change: string) =>
    (await perform(historyShow, { change })).result.record.entries.map(({ name }) => name);
  expect(await names('1')).toEqual(['Fox']);
  await undo({ steps: 3 });
  expect(await names('4')).toEqual(['Fox']);
});
