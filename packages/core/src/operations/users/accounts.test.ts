import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { type Actor, type PasswordHasher, VISITOR } from '../define/operation.js';
import { historyList } from '../store/history.js';
import {
  accountsChangePassword,
  accountsEdit,
  accountsRegister,
  accountsShow,
  accountsSignIn,
} from './accounts.js';
import { usersEdit, usersSetPassword, usersShow } from './users.js';

const { signIn: signInTexts } = messages;
const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
let storage: StorageAdapter;
let perform: Perform;

beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords });
});

const novak = {
  username: 'marianovak',
  email: 'maria@guide.example',
  firstName: 'Maria',
  password: 'kvetch-umbra',
  confirm: 'kvetch-umbra',
};
const asVisitor = { actor: VISITOR };

async function register(more: object = {}): Promise<Actor> {
  const { user } = (await perform(accountsRegister, { ...novak, ...more }, asVisitor)).result;
  return { author: { id: user.id, name: user.username }, role: user.role };
}

const signIn = (identifier: string, password: string, form: 'site' | 'admin' = 'site') =>
  perform(accountsSignIn, { identifier, password, form }, asVisitor);

describe('signing in', () => {
  test('works with e-mail address and username, ignoring case, and records the time', async () => {
    await register();
    for (const identifier of ['marianovak', 'MariaNovak', 'maria@guide.example', 'MARIA@GUIDE.EXAMPLE']) {
      const { user, mustChange } = (await signIn(identifier, 'kvetch-umbra')).result;
      expect(user.username).toBe('marianovak');
      expect(mustChange).toBe(false);
    }
    const { lastLogin = '' } = (await perform(usersShow, { record: 'marianovak' })).result.record;
    expect(Date.now() - Date.parse(lastLogin)).toBeLessThan(60_000);
  });

  test('is refused with one message for a wrong name, a wrong password and an inactive account', async () => {
    await register();
    await register({ username: 'asleep', email: 'asleep@guide.example' });
    await perform(usersEdit, { record: 'asleep', changes: { isActive: false } });
    const refusals = [
      signIn('marianovak', 'kvetch-umbrA'),
      signIn('nobody', 'kvetch-umbra'),
      signIn('asleep', 'kvetch-umbra'),
      signIn('', ''),
    ];
    const told = await Promise.allSettled(refusals);
    const problems = told.map((one) => JSON.stringify((one as PromiseRejectedResult).reason));
    expect(new Set(problems).size).toBe(1);
    for (const refusal of refusals) {
      await expect(refusal).rejects.toMatchObject({ code: 'not-allowed', message: signInTexts.failed });
    }
    await expect(signIn('nobody', 'x', 'admin')).rejects.toMatchObject({ message: signInTexts.adminFailed });
  });

  test('does the same work for known and unknown users', async () => {
    await register();
    const compared: (string | undefined)[] = [];
    const watched: PasswordHasher = {
      ...passwords,
      verify(password, hash) {
        compared.push(hash === undefined ? undefined : 'a hash');
        return passwords.verify(password, hash);
      },
    };
    perform = createPerform(storage, runtime, { passwords: watched });
    await signIn('marianovak', 'wrong').catch(() => undefined);
    await signIn('nobody', 'wrong').catch(() => undefined);
    expect(compared).toEqual(['a hash', undefined]);
  });

  test('in the admin form is for staff only', async () => {
    await register();
    await expect(signIn('marianovak', 'kvetch-umbra', 'admin')).rejects.toMatchObject({
      code: 'not-allowed',
      message: signInTexts.notAdmin,
    });
    for (const role of ['editor', 'moderator', 'admin'] as const) {
      await perform(usersEdit, { record: 'marianovak', changes: { role } });
      expect((await signIn('marianovak', 'kvetch-umbra', 'admin')).result.user.role).toBe(role);
    }
  });

  test('renews an outdated hash, and the password stays the same', async () => {
    await register();
    const hashOf = () => storage.read((snapshot) => [...snapshot.table('credentials').texts()][0] ?? '');
    expect(await hashOf()).toContain('$scrypt$ln=4,');
    perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 5, r: 1, p: 1 }) });
    await signIn('marianovak', 'wrong').catch(() => undefined);
    expect(await hashOf()).toContain('$scrypt$ln=4,');
    await signIn('marianovak', 'kvetch-umbra');
    expect(await hashOf()).toContain('$scrypt$ln=5,');
    await signIn('marianovak', 'kvetch-umbra');
  });

  test('does not appear in the history, and neither does registering', async () => {
    await register();
    await signIn('marianovak', 'kvetch-umbra');
    expect((await perform(historyList, {})).result.records).toEqual([]);
  });
});

describe('registering', () => {
  test('makes an active account with the role user', async () => {
    await register();
    expect((await perform(usersShow, { record: 'marianovak' })).result.record).toMatchObject({
      role: 'user',
      isActive: true,
      firstName: 'Maria',
      hasPassword: true,
    });
  });

  test.each([{ role: 'admin' }, { isActive: true }, { id: crypto.randomUUID() }, { hash: 'x' }])(
    'cannot set %j',
    async (more) => {
      await expect(register(more)).rejects.toMatchObject({ code: 'usage' });
    },
  );

  test('reports that the entries differ before it reports that they are short', async () => {
    await expect(register({ password: 'a', confirm: 'b' })).rejects.toMatchObject({
      message: signInTexts.mismatch,
    });
    await expect(register({ password: 'a', confirm: 'a' })).rejects.toMatchObject({
      message: signInTexts.tooShort,
    });
    await expect(register({ password: 'qwerty', confirm: 'qwerty' })).rejects.toMatchObject({
      message: signInTexts.tooCommon,
    });
  });

  test('is refused for a taken name or address, ignoring case', async () => {
    await register();
    for (const more of [
      { username: 'MARIANOVAK', email: 'else@guide.example' },
      { username: 'else', email: 'Maria@Guide.example' },
    ]) {
      await expect(register(more)).rejects.toMatchObject({ code: 'conflict', message: signInTexts.taken });
    }
  });
});

describe('the account of a signed-in user', () => {
  test('is shown to that user, and does not exist for a visitor or the owner of the files', async () => {
    const actor = await register();
    const { user } = (await perform(accountsShow, {}, { actor })).result;
    expect(user).toMatchObject({ username: 'marianovak', email: 'maria@guide.example' });
    await expect(perform(accountsShow, {}, asVisitor)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(perform(accountsShow, {})).rejects.toMatchObject({ code: 'not-found' });
  });

  test('needs the current password to change it', async () => {
    const actor = await register();
    const change = (current: string, password: string, confirm = password) =>
      perform(accountsChangePassword, { current, password, confirm }, { actor });
    await expect(change('wrong', 'second-umbra')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(change('kvetch-umbra', 'a', 'b')).rejects.toMatchObject({ message: signInTexts.mismatch });
    await expect(change('kvetch-umbra', 'a')).rejects.toMatchObject({ message: signInTexts.tooShort });
    await expect(change('kvetch-umbra', 'kvetch-umbra')).rejects.toMatchObject({
      message: messages.ours.passwordSame,
    });
    await change('kvetch-umbra', 'second-umbra');
    await expect(signIn('marianovak', 'kvetch-umbra')).rejects.toMatchObject({ message: signInTexts.failed });
    await signIn('marianovak', 'second-umbra');
  });

  test('changes its e-mail address and names, and can take neither another address nor another role', async () => {
    const actor = await register();
    await register({ username: 'ben', email: 'ben@guide.example' });
    const edit = (changes: object) => perform(accountsEdit, { changes }, { actor });
    await edit({ email: 'm@guide.example', firstName: null });
    const { user } = (await perform(accountsShow, {}, { actor })).result;
    expect(user).toMatchObject({ username: 'marianovak', email: 'm@guide.example', role: 'user' });
    expect(user.firstName).toBeUndefined();
    await expect(edit({ email: 'BEN@guide.example' })).rejects.toMatchObject({ message: signInTexts.taken });
    await expect(edit({ email: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(edit({ role: 'admin' })).rejects.toMatchObject({ code: 'usage' });
    await expect(perform(accountsEdit, { changes: {} }, asVisitor)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  test('does not have to change a one-time password twice', async () => {
    const actor = await register();
    const { oneTimePassword = '' } = (await perform(usersSetPassword, { record: 'marianovak' })).result;
    expect((await perform(accountsShow, {}, { actor })).result.mustChange).toBe(true);
    const next = { password: 'second-umbra', confirm: 'second-umbra' };
    await perform(accountsChangePassword, { current: oneTimePassword, ...next }, { actor });
    expect((await perform(accountsShow, {}, { actor })).result.mustChange).toBe(false);
  });

  test('is closed at once when the user becomes inactive', async () => {
    const actor = await register();
    await perform(usersEdit, { record: 'marianovak', changes: { isActive: false } });
    await expect(perform(accountsShow, {}, { actor })).rejects.toMatchObject({ code: 'not-found' });
  });
});
