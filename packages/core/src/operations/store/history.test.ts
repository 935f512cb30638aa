import { beforeEach, expect, test } from 'vitest';
import {
  casinosAdd,
  casinosBlacklist,
  casinosDelete,
  casinosEdit,
  casinosRename,
} from '../../collections/casinos/casinos.js';
import type { Role } from '../../model/user.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Actor } from '../define/operation.js';
import { usersAdd, usersDelete, usersEdit, usersList } from '../users/users.js';
import { historyList, historyShow } from './history.js';
import { historyUndo } from './undo.js';

let storage: ReturnType<typeof memoryStorage>;
let perform: Perform;

beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
});

const as = (role: Role, id = `the ${role}`): { actor: Actor } => ({
  actor: { author: { id, name: id }, role },
});

const newest = async () => (await perform(historyList, {})).result.records[0]?.id as string;

test("an editor can undo the editor's own change; undoing a change of someone else requires a moderator", async () => {
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } }, as('editor'));
  const change = await newest();
  await expect(perform(historyUndo, { change }, as('editor', 'another'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await perform(historyUndo, { change }, as('editor'));
  await perform(historyUndo, { change: await newest() }, as('moderator'));
});

test('nobody can regain a lost role by an undo', async () => {
  const user = { username: 'mona', email: 'mona@guide.example', role: 'admin' as const };
  const { result } = await perform(usersAdd, { record: user });
  await perform(usersAdd, { record: { username: 'ada', email: 'ada@guide.example', role: 'admin' } });
  await perform(usersEdit, { record: 'mona', changes: { role: 'moderator' } });
  const mona = as('moderator', result.records[0]?.id);
  await expect(perform(historyUndo, {}, mona)).rejects.toMatchObject({ code: 'not-allowed' });
});

test('the owner can undo the addition of the first users, but the last admin among them cannot', async () => {
  const { result } = await perform(usersAdd, {
    record: { username: 'mona', email: 'mona@guide.example', role: 'admin' },
  });
  const mona = as('admin', result.records[0]?.id);
  await expect(perform(historyUndo, {}, mona)).rejects.toMatchObject({
    code: 'conflict',
    message: "'mona' is the last admin who can sign in",
  });
  await perform(historyUndo, {});
  expect((await perform(usersList, {})).result.total).toBe(0);
});

test('an undo that leaves other users without an admin is refused', async () => {
  await perform(usersAdd, { record: { username: 'mona', email: 'mona@guide.example', role: 'admin' } });
  const first = await newest();
  await perform(usersAdd, { record: { username: 'ada', email: 'ada@guide.example' } });
  await expect(perform(historyUndo, { change: first })).rejects.toMatchObject({ code: 'conflict' });
});

test.each(['menus', 'redirects', 'settings', 'styles'] as const)(
  "a change of %s can be undone only by a role that can make it, even if it is the user's own change",
  async (place) => {
    const editor = as('editor');
    await openStore(storage, runtime).change({ by: editor.actor.author, operation: 'once.allowed' }, (tx) => {
      if (place === 'redirects') tx.redirects.insert({ source: '/old', target: '/' });
      if (place === 'menus') {
        const item = { id: runtime.newId(), label: 'Home', url: '/', type: 'link', order: 0 };
        tx.menus.set({ header: [item], footer: [] });
      }
      if (place === 'settings') tx.settings.set({ siteName: 'Fox Finder' });
      if (place === 'styles') tx.styles.set({ css: 'a { color: red }' });
    });
    await expect(perform(historyUndo, {}, editor)).rejects.toMatchObject({ code: 'not-allowed' });
    await perform(historyUndo, {}, as('admin'));
  },
);

test('an editor cannot undo a blacklisting or a renaming, whoever did it', async () => {
  const editor = as('editor');
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } }, editor);
  const once = { actor: { ...editor.actor, role: 'moderator' as const } };
  await perform(casinosBlacklist, { records: ['golden-fox'] }, once);
  await expect(perform(historyUndo, {}, editor)).rejects.toMatchObject({ code: 'not-allowed' });
  await perform(casinosRename, { record: 'golden-fox', slug: 'silver-fox' }, once);
  await expect(perform(historyUndo, {}, editor)).rejects.toMatchObject({ code: 'not-allowed' });
  await perform(casinosEdit, { record: 'silver-fox', changes: { rating: 5 } }, editor);
  await perform(historyUndo, {}, editor);
});

test('only admins see changes of users', async () => {
  await perform(usersAdd, { record: { username: 'mona', email: 'mona@guide.example' } });
  await perform(usersDelete, { records: ['mona'] });
  const change = await newest();
  const shown = async (role: Role) =>
    JSON.stringify((await perform(historyShow, { change }, as(role))).result);
  expect(await shown('admin')).toContain('mona@guide.example');
  expect(await shown('moderator')).not.toContain('mona@guide.example');
  expect(await shown('editor')).not.toContain('mona@guide.example');
});

test('changes are found by who made them, since when, and by the record that they touched', async () => {
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } }, as('editor', 'ada'));
  await perform(casinosAdd, { record: { name: 'Quiet Owl', description: 'Late.' } }, as('editor', 'ben'));
  await perform(casinosRename, { record: 'golden-fox', name: 'Silver Fox', slug: 'silver-fox' });
  const numbers = async (query: Parameters<typeof perform<typeof historyList.input, unknown>>[1]) =>
    (await perform(historyList, query)).result.records.map(({ number }) => number);
  expect(await numbers({ by: 'ADA' })).toEqual([1]);
  expect(await numbers({ by: 'nobody' })).toEqual([]);
  expect(await numbers({ record: 'silver-fox' })).toEqual([3, 1]);
  expect(await numbers({ record: 'golden-fox' })).toContain(3);
  expect(await numbers({ record: 'Quiet Owl' })).toEqual([2]);
  expect(await numbers({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  expect(await numbers({ since: new Date(Date.now() - 60_000).toISOString() })).toEqual([3, 2, 1]);
});

test('all changes of a record that is gone are found by its last name', async () => {
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } });
  await perform(casinosAdd, { record: { name: 'Quiet Owl', description: 'Late.' } });
  await perform(casinosDelete, { records: ['golden-fox'] });
  const { records } = (await perform(historyList, { record: 'Golden Fox' })).result;
  expect(records.map(({ operation }) => operation)).toEqual(['casinos.delete', 'casinos.add']);
});

test('only an admin finds changes by a user whom they touched', async () => {
  await perform(usersAdd, { record: { username: 'mona', email: 'mona@guide.example' } });
  const find = async (role: Role) =>
    (await perform(historyList, { record: 'mona' }, as(role))).result.records.length;
  expect(await find('editor')).toBe(0);
  expect(await find('admin')).toBe(1);
});

test('a change names a record that is gone as it was called when it was removed', async () => {
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } });
  const added = await newest();
  await perform(casinosAdd, { record: { name: 'Silver Fox', description: 'Calm.' } });
  const undone = await newest();
  await perform(historyUndo, {});
  await perform(casinosEdit, { record: 'golden-fox', changes: { name: 'Red Fox' } });
  await perform(casinosDelete, { records: ['golden-fox'] });
  const namesIn = async (change: string) =>
    (await perform(historyShow, { change })).result.record.entries.map(({ name }) => name);
  expect(await namesIn(added)).toEqual(['Red Fox']);
  expect(await namesIn(undone)).toEqual(['Silver Fox']);
});
