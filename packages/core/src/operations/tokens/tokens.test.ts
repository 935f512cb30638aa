import { expect, test } from 'vitest';
import type { Role } from '../../model/user.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Actor } from '../define/operation.js';
import { historyUndo } from '../store/undo.js';
import { usersActivate, usersDeactivate, usersEdit, usersSetPassword } from '../users/users.js';
import { authenticateToken } from './authenticate-token.js';
import { tokensAdd, tokensDelete, tokensList } from './tokens.js';

async function open() {
  const storage = memoryStorage();
  const store = openStore(storage, runtime);
  const perform = createPerform(storage, runtime);
  const { result: users } = await store.change(
    { by: { name: 'owner' }, operation: 'users.add' },
    (content) => ({
      ed: content.users.insert({ username: 'ed', email: 'ed@guide.example', role: 'editor' }),
      ada: content.users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' }),
    }),
  );
  const as = (name: 'ed' | 'ada'): Actor => ({
    author: { id: users[name].id, name },
    role: users[name].role as Role,
  });
  const addToken = async (name: 'ed' | 'ada', input: object = {}) => {
    const { result } = await perform(tokensAdd, { name: 'nightly', ...input }, { actor: as(name) });
    return result as { secret: string; token: { role: string; expiresAt: string } };
  };
  const whoIs = (secret: string) => authenticateToken(store, secret, Date.now());
  return { storage, store, perform, as, addToken, whoIs };
}

test('a token acts for its user, and only its hash is kept', async () => {
  const { storage, addToken, whoIs } = await open();
  const { secret } = await addToken('ed');
  expect(secret).toMatch(/^croupier_[\w-]{43}$/);
  expect(await whoIs(secret)).toMatchObject({ author: { name: 'ed' }, role: 'editor' });
  expect(JSON.stringify(await storage.expiring.list(''))).not.toContain(secret.slice(9));
  await expect(whoIs(`${secret}x`)).rejects.toMatchObject({ reason: 'token.refused' });
});

test('a token lends at most its role, at most that of its user, at most that of who made it', async () => {
  const { perform, as, addToken, whoIs } = await open();
  const low = await addToken('ada', { role: 'editor' });
  expect((await whoIs(low.secret)).role).toBe('editor');
  const high = await addToken('ed', { role: 'admin' });
  expect((await whoIs(high.secret)).role).toBe('editor');
  const lowered = await whoIs(low.secret);
  const made = await perform(tokensAdd, { name: 'again' }, { actor: lowered });
  expect((await whoIs(made.result.secret as string)).role).toBe('editor');
  await perform(usersEdit, { record: 'ed', changes: { role: 'user' } }, { actor: as('ada') });
  expect((await whoIs(high.secret)).role).toBe('user');
});

test('a token is refused as soon as it is deleted, has expired, or its user is deactivated', async () => {
  const { perform, as, addToken, whoIs, storage } = await open();
  const deleted = await addToken('ed');
  await perform(tokensDelete, { records: ['nightly'] }, { actor: as('ed') });
  await expect(whoIs(deleted.secret)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await storage.expiring.list('token')).toEqual([]);

  const { secret } = await addToken('ed');
  await storage.expiring.put('session:x', { userId: as('ed').author.id }, Date.now() + 60_000);
  await storage.expiring.put('session:y', { userId: as('ada').author.id }, Date.now() + 60_000);
  await perform(usersDeactivate, { records: ['ed'] }, { actor: as('ada') });
  await expect(whoIs(secret)).rejects.toMatchObject({ code: 'not-allowed' });
  // Neither comes back with the user.
  await perform(usersActivate, { records: ['ed'] }, { actor: as('ada') });
  await expect(whoIs(secret)).rejects.toMatchObject({ code: 'not-allowed' });
  expect((await storage.expiring.list('session:')).map(({ key }) => key)).toEqual(['session:y']);
});

test('the list tells whose token it is, until when, and when it was last used, but no hash', async () => {
  const { perform, as, addToken, whoIs } = await open();
  const { secret } = await addToken('ed', { days: 2 });
  await addToken('ada');
  await whoIs(secret);
  const own = (await perform(tokensList, {}, { actor: as('ed') })).result.records;
  expect(own).toEqual([
    {
      id: expect.any(String),
      name: 'nightly',
      user: 'ed',
      role: 'editor',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  const days = (Date.parse(own[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(2);
  expect((await perform(tokensList, {}, { actor: as('ada') })).result.total).toBe(2);
});

test('only an administrator makes, sees and deletes the tokens of somebody else', async () => {
  const { perform, as, addToken } = await open();
  await addToken('ada');
  const actor = as('ed');
  const refused = { code: 'not-allowed' };
  await expect(perform(tokensAdd, { name: 'x', user: 'ada' }, { actor })).rejects.toMatchObject(refused);
  await expect(perform(tokensList, { user: 'ada' }, { actor })).rejects.toMatchObject(refused);
  await expect(perform(tokensDelete, { records: ['nightly'] }, { actor })).rejects.toMatchObject({
    code: 'not-found',
  });
  await perform(tokensAdd, { name: 'for ed', user: 'ed' }, { actor: as('ada') });
  expect((await perform(tokensList, {}, { actor })).result.total).toBe(1);
});

test('the owner of the files says to whom a token belongs', async () => {
  const { perform } = await open();
  await expect(perform(tokensAdd, { name: 'x' })).rejects.toMatchObject({ reason: 'token.user-missing' });
  expect((await perform(tokensAdd, { name: 'x', user: 'ed' })).result.secret).toBeDefined();
});

test('a dry run makes and deletes nothing', async () => {
  const { perform, as } = await open();
  const actor = as('ed');
  const { result } = await perform(tokensAdd, { name: 'x' }, { actor, dryRun: true });
  expect(result.secret).toBeUndefined();
  await perform(tokensAdd, { name: 'x' }, { actor });
  await perform(tokensDelete, { records: ['x'] }, { actor, dryRun: true });
  expect((await perform(tokensList, {}, { actor })).result.total).toBe(1);
});

test('history tells who made and deleted a token, and its name, but not the secret; an undo names the change before', async () => {
  const { storage, perform, as, addToken } = await open();
  const { secret } = await addToken('ed');
  await perform(tokensDelete, { records: ['nightly'] }, { actor: as('ada') });
  const [deleted, added, before] = await storage.history();
  expect(added).toMatchObject({ operation: 'tokens.add', subject: 'nightly (ed)', by: { name: 'ed' } });
  expect(deleted).toMatchObject({ operation: 'tokens.delete', subject: 'nightly (ed)', by: { name: 'ada' } });
  expect(await storage.changeLine(added?.id as string)).not.toContain(secret.slice(9));
  await expect(perform(historyUndo, {}, { actor: as('ada') })).rejects.toMatchObject({
    reason: 'undo.secret',
    message: 'A token cannot be taken back (tokens.delete: nightly (ed))',
    params: { before: { id: before?.id } },
  });
});

test('a dry run of a token leaves no line in the history', async () => {
  const { storage, perform, as } = await open();
  const lines = (await storage.history()).length;
  await perform(tokensAdd, { name: 'x' }, { actor: as('ed'), dryRun: true });
  expect(await storage.history()).toHaveLength(lines);
});

test('a new password names the tokens that stay valid, or deletes them with it', async () => {
  const { storage, as, addToken, whoIs } = await open();
  const perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
  const { secret } = await addToken('ed');
  const set = async (more: object) => {
    const input = { record: 'ed', password: `kvetch-umbra-${Object.keys(more).length}`, ...more };
    const { result } = await perform(usersSetPassword, input, { actor: as('ada') });
    return result.warnings?.map(({ reason, message }) => [reason, message]);
  };
  expect(await set({})).toEqual([
    ['password.tokens-stay', 'A token of ed stays valid: nightly. Sessions have ended.'],
  ]);
  expect(await whoIs(secret)).toMatchObject({ author: { name: 'ed' } });
  expect(await set({ endTokens: true })).toEqual([
    ['password.tokens-end', 'A token of ed is deleted: nightly'],
  ]);
  await expect(whoIs(secret)).rejects.toMatchObject({ reason: 'token.refused' });
  expect(await set({})).toBeUndefined();
});
