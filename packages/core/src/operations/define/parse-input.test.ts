import { expect, test } from 'vitest';
import {
  casinosAdd,
  casinosBlacklist,
  casinosEdit,
  casinosList,
  casinosRename,
} from '../../collections/casinos/casinos.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { tokensAdd } from '../tokens/tokens.js';
import { profilesShow } from '../transfer/profiles.js';
import { accountsRegister } from '../users/accounts.js';

const perform = createPerform(memoryStorage(), runtime);
await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } });

test('a mistyped input name is a usage error with the closest match', async () => {
  await expect(perform(casinosList, { status: ['activ' as 'active'] })).rejects.toMatchObject({
    code: 'usage',
    message: "status.0 must be one of active, inactive, featured, blacklisted, not 'activ'",
    hint: "Did you mean 'active'?",
    issues: [{ path: 'status.0', value: 'activ' }],
  });
  await expect(perform(casinosList, { serach: 'fox' } as object)).rejects.toMatchObject({
    code: 'usage',
    message: "casinos.list takes no 'serach'",
    hint: "Did you mean 'search'?",
  });
  await expect(perform(casinosList, { country: 'Narnia' })).rejects.toMatchObject({
    code: 'usage',
    issues: [{ path: 'country', value: 'Narnia' }],
  });
});

test('a word that is empty and a number out of its bounds are named', async () => {
  await expect(perform(profilesShow, { record: '' })).rejects.toMatchObject({
    code: 'usage',
    message: 'record must not be empty',
  });
  await expect(perform(tokensAdd, { name: 'ci', days: 0 })).rejects.toMatchObject({
    code: 'usage',
    message: 'days must be at least 1',
  });
});

test('an invalid value in a record is reported with its field and value by every operation', async () => {
  const refused = (path: string, title: string, value: string) => ({
    code: 'invalid',
    message: expect.stringMatching(`^${title} must be `),
    issues: [{ path, value }],
  });
  const slug = 'Bad Slug';
  const badSlug = refused('slug', 'Slug', slug);
  await expect(perform(casinosRename, { record: 'golden-fox', slug })).rejects.toMatchObject(badSlug);
  await expect(perform(casinosEdit, { record: 'golden-fox', changes: { slug } })).rejects.toMatchObject(
    badSlug,
  );
  await expect(
    perform(casinosBlacklist, { records: ['golden-fox'], date: 'tomorrow' }),
  ).rejects.toMatchObject(refused('blacklistDate', 'Blacklist Date', 'tomorrow'));
});

test('a refused password does not appear in the message', async () => {
  const password = 'open sesame '.repeat(1_000);
  const account = { username: 'mona', email: 'mona@guide.example', password, confirm: password };
  const error = await perform(accountsRegister, account).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'usage' });
  expect(JSON.stringify(error)).not.toContain('sesame');
});
