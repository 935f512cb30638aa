import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import type { UserSummary } from '../../model/user.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { storeBackup } from '../store/backup.js';
import { historyList, historyShow } from '../store/history.js';
import { storeRestore } from '../store/restore.js';
import { historyUndo } from '../store/undo.js';
import { accountsSignIn } from './accounts.js';
import {
  usersActivate,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersList,
  usersSetPassword,
  usersShow,
} from './users.js';

const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
let perform: Perform;

beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime, { passwords });
});

const person = (username: string, more: object = {}) => ({
  username,
  email: `${username}@guide.example`,
  ...more,
});

async function add(username: string, more: object = {}) {
  const { result } = await perform(usersAdd, { record: person(username, more) });
  return { user: result.records[0] as UserSummary, password: result.oneTimePassword };
}

const signIn = (identifier: string, password: string) =>
  perform(accountsSignIn, { identifier, password }).then(
    () => 'in',
    (problem) => problem.message,
  );

const names = async (query: Parameters<typeof perform<typeof usersList.input, unknown>>[1] = {}) =>
  (await perform(usersList, query)).result.records.map(({ username }) => username);

describe('a new user', () => {
  test('is an active editor who signs in with a one-time password and must change it', async () => {
    const { user, password } = await add('maria');
    expect(user).toMatchObject({ username: 'maria', role: 'editor', isActive: true, hasPassword: true });
    expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(user.lastLogin).toBeUndefined();
    const { result } = await perform(accountsSignIn, { identifier: 'maria', password });
    expect(result).toMatchObject({ mustChange: true, user: { username: 'maria' } });
    expect((await perform(usersShow, { record: 'maria' })).result.record).toMatchObject({
      lastLogin: expect.stringMatching(/Z$/),
      mustChangePassword: true,
    });
  });

  test.each([
    [{ email: 'x@guide.example' }, messages.user.usernameRequired],
    [{ username: 'x' }, messages.user.emailRequired],
    [{ username: 'x', email: 'nobody' }, messages.user.emailInvalid],
  ])('is refused without a required field: %j', async (user, message) => {
    await expect(perform(usersAdd, { record: user })).rejects.toMatchObject({ code: 'invalid', message });
    expect(await names()).toEqual([]);
  });

  test.each([
    ['the same name', { username: 'maria' }],
    ['the name in capitals', { username: 'MARIA' }],
    ['the name with what cannot be seen', { username: 'mar\u200bia' }],
    ['the name in other code points', { username: 'ｍaria' }],
    ['the address in capitals', { email: 'Maria@Guide.Example' }],
    ["an address that is another's name", { username: 'maria@guide.example' }],
  ])('is refused with %s of another user', async (_what, more) => {
    await add('maria');
    await expect(perform(usersAdd, { record: { ...person('other'), ...more } })).rejects.toMatchObject({
      code: 'conflict',
      message: messages.signIn.taken,
    });
    expect(await names()).toEqual(['maria']);
  });
});

describe('the list', () => {
  test('is sorted by name, and filtered by search, role and status', async () => {
    await add('zoe', { role: 'admin' });
    await add('Ben', { role: 'user', lastName: 'Okafor' });
    await add('adam', { isActive: false });
    expect(await names()).toEqual(['adam', 'Ben', 'zoe']);
    expect(await names({ search: 'okaf' })).toEqual(['Ben']);
    expect(await names({ search: 'ZOE@' })).toEqual(['zoe']);
    expect(await names({ role: 'editor' })).toEqual(['adam']);
    expect(await names({ status: 'active' })).toEqual(['Ben', 'zoe']);
    expect(await names({ status: 'inactive' })).toEqual(['adam']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['Ben']);
  });
});

describe('one user', () => {
  test('is found by name, address, id and the start of an id, in any case', async () => {
    const { user } = await add('maria');
    for (const called of ['maria', 'MARIA', 'Maria@guide.example', user.id, user.id.slice(0, 8)]) {
      expect((await perform(usersShow, { record: called })).result.record.id).toBe(user.id);
    }
    await expect(perform(usersShow, { record: 'marai' })).rejects.toMatchObject({
      code: 'not-found',
      hint: "Did you mean 'maria'?",
    });
  });

  test('is unchanged by an edit with the shown record', async () => {
    await add('maria');
    const { record } = (await perform(usersShow, { record: 'maria' })).result;
    const { change, result } = await perform(usersEdit, { record: 'maria', changes: record });
    expect(change).toBeUndefined();
    expect(result.records[0]).toEqual(record);
  });

  test('can change the case of its name, and cannot take the name of another', async () => {
    await add('maria');
    await add('ben');
    await perform(usersEdit, { record: 'maria', changes: { username: 'Maria' } });
    await expect(perform(usersEdit, { record: 'ben', changes: { username: 'MARIA' } })).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    );
    expect(await names()).toEqual(['ben', 'Maria']);
  });

  test('cannot sign in while inactive, and can again afterwards', async () => {
    const { password } = await add('maria');
    await perform(usersDeactivate, { records: ['maria'] });
    expect(await signIn('maria', password)).toBe(messages.signIn.failed);
    await perform(usersActivate, { records: ['maria'] });
    expect(await signIn('maria', password)).toBe('in');
  });

  test('is deleted with its password, and an undo brings back the user without it', async () => {
    const { password } = await add('maria');
    await perform(usersDelete, { records: ['maria'] });
    expect(await signIn('maria', password)).toBe(messages.signIn.failed);
    await perform(historyUndo, {});
    expect((await perform(usersShow, { record: 'maria' })).result.record.hasPassword).toBe(false);
    expect(await signIn('maria', password)).toBe(messages.signIn.failed);
  });
});

describe('the last admin who can sign in', () => {
  beforeEach(async () => {
    await add('ada', { role: 'admin' });
    await add('old', { role: 'admin', isActive: false });
    await add('ed');
  });

  const lasts = expect.objectContaining({
    code: 'conflict',
    message: "'ada' is the last admin who can sign in",
  });

  test('cannot be deleted, deactivated or demoted, not even together with others', async () => {
    await expect(perform(usersDelete, { records: ['ada'] })).rejects.toEqual(lasts);
    await expect(perform(usersDelete, { records: ['ed', 'ada'] })).rejects.toEqual(lasts);
    await expect(perform(usersDeactivate, { records: ['ada'] })).rejects.toEqual(lasts);
    await expect(perform(usersEdit, { record: 'ada', changes: { role: 'moderator' } })).rejects.toEqual(
      lasts,
    );
    await expect(perform(usersEdit, { record: 'ada', changes: { isActive: false } })).rejects.toEqual(lasts);
    expect(await names({ role: 'admin', status: 'active' })).toEqual(['ada']);
  });

  test('is one who can sign in: an admin without a password does not count', async () => {
    const storage = memoryStorage();
    const there = createPerform(storage, runtime, { passwords });
    await there(usersAdd, { record: person('ada', { role: 'admin' }) });
    await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
      content.users.insert(person('ghost', { role: 'admin' }));
    });
    await expect(there(usersDelete, { records: ['ada'] })).rejects.toEqual(lasts);
    await there(usersDelete, { records: ['ghost'] });
  });

  test('can be deleted once there is another, and an undo cannot remove that one', async () => {
    await perform(usersEdit, { record: 'ed', changes: { role: 'admin' } });
    await perform(usersDelete, { records: ['ada'] });
    const [, promotion] = (await perform(historyList, {})).result.records;
    await expect(perform(historyUndo, { change: promotion?.id })).rejects.toMatchObject({
      code: 'conflict',
      message: "'ed' is the last admin who can sign in",
    });
  });
});

describe('setting a password', () => {
  test('shows a one-time password once, replaces the previous one, and appears in history with the username only', async () => {
    const { password } = await add('maria');
    const { result, change, changes } = await perform(usersSetPassword, { record: 'maria' });
    expect(changes).toEqual([]);
    expect(await signIn('maria', password)).toBe(messages.signIn.failed);
    expect(await signIn('maria', result.oneTimePassword as string)).toBe('in');
    const { record } = (await perform(historyShow, { change: change?.id as string })).result;
    expect(record).toMatchObject({ operation: 'users.set-password', subject: 'maria', entries: [] });
  });

  test('asks the user to change it only where the admin says so', async () => {
    await add('maria');
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' });
    const { result } = await perform(accountsSignIn, { identifier: 'maria', password: 'kvetch-umbra' });
    expect(result.mustChange).toBe(false);
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra', mustChange: true });
    expect((await perform(usersShow, { record: 'maria' })).result.record.mustChangePassword).toBe(true);
  });

  test.each([
    ['12345', messages.signIn.tooShort],
    ['123456', messages.signIn.tooCommon],
    ['Maria', messages.signIn.tooShort],
    ['MariaNovak', messages.signIn.tooCommon],
    ['marianovak@guide.example', messages.signIn.tooCommon],
  ])('refuses one that is %s', async (password, message) => {
    await add('marianovak');
    await expect(perform(usersSetPassword, { record: 'marianovak', password })).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  });

  test('cannot be undone: no undo brings an old password back', async () => {
    const { password: first } = await add('maria');
    await perform(usersEdit, { record: 'maria', changes: { firstName: 'Maria' } });
    await perform(usersSetPassword, { record: 'maria', password: 'umbra-kvetch' });
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' });
    const edit = (await perform(historyList, { operation: 'users.edit' })).result.records[0];
    await expect(perform(historyUndo, {})).rejects.toMatchObject({
      code: 'conflict',
      message: 'A password cannot be taken back (users.set-password: maria)',
      data: { before: edit },
    });
    await perform(historyUndo, { change: edit?.id });
    expect((await perform(usersShow, { record: 'maria' })).result.record.firstName).toBeUndefined();
    expect(await signIn('maria', first)).toBe(messages.signIn.failed);
    expect(await signIn('maria', 'kvetch-umbra')).toBe('in');
  });

  test('changes nothing in a dry run', async () => {
    const { password } = await add('maria');
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' }, { dryRun: true });
    expect(await signIn('maria', password)).toBe('in');
  });
});

test('a restore that changes only passwords is in history and cannot be undone', async () => {
  const { password } = await add('maria');
  let file = '';
  const onChunk = (piece: string | Uint8Array) => {
    file += piece;
  };
  await perform(storeBackup, {}, { onChunk });
  await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' });
  const source = async function* () {
    yield new TextEncoder().encode(file);
  };
  const { change } = await perform(storeRestore, { source: source() });
  expect(await signIn('maria', password)).toBe('in');
  expect((await perform(historyList, {})).result.records[0]).toMatchObject({
    id: change?.id,
    operation: 'store.restore',
    subject: 'passwords and sign-ins',
  });
  await expect(perform(historyUndo, {})).rejects.toMatchObject({
    code: 'conflict',
    reason: 'undo.secret',
    params: { operation: 'store.restore', before: { operation: 'users.add' } },
  });
  await signIn('maria', password);
  await perform(storeRestore, { source: source() });
  expect((await perform(storeRestore, { source: source() })).change).toBeUndefined();
});

describe('a backup without credentials', () => {
  async function backup(): Promise<{ text: string; source: () => AsyncIterable<Uint8Array> }> {
    let text = '';
    const onChunk = (piece: string | Uint8Array) => {
      text += piece;
    };
    const { result } = await perform(storeBackup, { withoutCredentials: true }, { onChunk });
    expect(result.leavesOut).toEqual(['passwords', 'sign-ins', 'e-mail addresses', 'changes of users']);
    return {
      text,
      source: async function* () {
        yield new TextEncoder().encode(text);
      },
    };
  }

  test('contains no hashes and no addresses, and its first line says so', async () => {
    await add('maria');
    const { text } = await backup();
    expect(text).not.toMatch(/scrypt|guide\.example|"credentials"/);
    expect(JSON.parse(text.split('\n')[0] as string).leavesOut).toContain('passwords');
    expect(text).toContain('"username":"maria"');
  });

  test('restored elsewhere leaves nobody who can sign in, and says what to do', async () => {
    await add('maria');
    const { source } = await backup();
    perform = createPerform(memoryStorage(), runtime, { passwords });
    await add('stranger');
    const { result } = await perform(storeRestore, { source: source() });
    expect(result.warnings).toMatchObject([
      { message: expect.stringContaining('nobody can sign in until they are set') },
      {
        message: expect.stringContaining(
          'until it is edited, that of 1 of 1 users ends in @withheld.invalid',
        ),
      },
    ]);
    expect((await perform(usersShow, { record: 'maria' })).result.record).toMatchObject({
      hasPassword: false,
    });
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' });
    expect(await signIn('maria', 'kvetch-umbra')).toBe('in');
  });

  test('restored in its own store keeps the passwords and addresses of existing users', async () => {
    await add('maria');
    await perform(usersSetPassword, { record: 'maria', password: 'kvetch-umbra' });
    const { source } = await backup();
    const { result } = await perform(storeRestore, { source: source() });
    expect(result.warnings).toEqual([]);
    expect(await signIn('maria', 'kvetch-umbra')).toBe('in');
    expect((await perform(usersShow, { record: 'maria' })).result.record.email).toBe('maria@guide.example');
  });
});

test('undoing the addition of a user removes the password too', async () => {
  const storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords });
  await add('maria');
  await perform(historyUndo, {});
  expect(await storage.read((snapshot) => snapshot.table('credentials').size)).toBe(0);
});

test('an undo does not restore a name that another user has taken', async () => {
  await add('maria');
  const { change } = await perform(usersDelete, { records: ['maria'] });
  await add('Maria', { email: 'other@guide.example' });
  await expect(perform(historyUndo, { change: change?.id })).rejects.toMatchObject({
    code: 'conflict',
    message: messages.signIn.taken,
  });
});

test('without a password hasher no user can be added', async () => {
  perform = createPerform(memoryStorage(), runtime);
  await expect(add('maria')).rejects.toMatchObject({ code: 'fault' });
  expect(await names()).toEqual([]);
});
