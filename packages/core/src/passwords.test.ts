import { describe, expect, test } from 'vitest';
import { scryptPasswords } from './passwords.js';

const cheap = scryptPasswords({ ln: 10, r: 8, p: 1 });

test('a password matches its own hash, and no other word does', async () => {
  const hash = await cheap.hash('correct horse');
  expect(await cheap.verify('correct horse', hash)).toEqual({ matches: true, isDated: false });
  for (const word of ['correct hors', 'Correct horse', '', 'correct horse ', hash]) {
    expect(await cheap.verify(word, hash)).toEqual({ matches: false, isDated: false });
  }
});

test('each hash of one password is different, and none contains the password', async () => {
  const hashes = await Promise.all([1, 2, 3].map(() => cheap.hash('correct horse')));
  expect(new Set(hashes).size).toBe(3);
  expect(hashes.join()).not.toContain('correct');
});

test('a hash contains its cost, so that a later version can verify it and report it as outdated', async () => {
  const hash = await cheap.hash('correct horse');
  expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
  const dearer = scryptPasswords({ ln: 11, r: 8, p: 1 });
  expect(await dearer.verify('correct horse', hash)).toEqual({ matches: true, isDated: true });
  expect(await dearer.verify('wrong horse', hash)).toEqual({ matches: false, isDated: false });
  expect(await cheap.verify('correct horse', await dearer.hash('correct horse'))).toEqual({
    matches: true,
    isDated: false,
  });
});

test('the default cost of a password hash is the one that OWASP recommends', async () => {
  expect(await scryptPasswords().hash('correct horse')).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

test('equivalent Unicode forms of a password match', async () => {
  const hash = await cheap.hash('caf\u00e9 noir');
  expect(await cheap.verify('cafe\u0301 noir', hash)).toMatchObject({ matches: true });
});

test.each([
  ['no hash at all', undefined],
  ['nothing', ''],
  ['a password as it is', 'correct horse'],
  ['a hash of another kind', '$2b$10$abcdefghijklmnopqrstuv'],
  ['a hash that would take all memory', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['a hash that would take all day', `$scrypt$ln=15,r=8,p=99$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['a hash without a key', '$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$'],
])('no password matches %s', async (_what, hash) => {
  for (const word of ['', 'correct horse', String(hash)]) {
    expect(await cheap.verify(word, hash)).toEqual({ matches: false, isDated: false });
  }
});

test('concurrent verifications each get their own answer', async () => {
  const hash = await cheap.hash('number 7');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => cheap.verify(`number ${i}`, hash).then(({ matches }) => matches)),
  );
  expect(answers.map((matches, i) => (matches ? i : -1)).filter((i) => i >= 0)).toEqual([7]);
});

test('one-time passwords are long, easy to read aloud, and never repeat', () => {
  const made = Array.from({ length: 200 }, () => cheap.generateOneTime());
  for (const word of made) expect(word).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
  expect(new Set(made).size).toBe(200);
});

describe('the commonest passwords', () => {
  test.each(['123456', 'password', 'PassWord1', 'qwerty123', 'letmein', 'casino123', 'Ｐassword'])(
    '%s is one of them',
    (word) => expect(cheap.isCommon(word)).toBe(true),
  );

  test.each(['correct horse', 'Kvetch-94 umbra', 'passwortel-soep', ''])('%s is not one of them', (word) =>
    expect(cheap.isCommon(word)).toBe(false),
  );
});
