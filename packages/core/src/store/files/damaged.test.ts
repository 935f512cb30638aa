import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../model/collections.js';
import { addCasinoChange, casino, reopenStore, slugsIn } from './testing/child-process.js';
import { threeCasinos } from './testing/three-casinos.js';

/** The list can be written again: every line of it is a record. */
const repairable = new Set(['two records of one slug', 'a comma too many', 'a merge that was not finished']);

const damages: [title: string, damage: (text: string) => string, message: string | RegExp, issue: object][] =
  [
    [
      'a value out of range',
      (text) => text.replace(/("slug":"two".*?"rating":)5/, '$111'),
      'casinos.json, line 3: Rating must be between 0 and 10',
      { file: 'casinos.json', line: 3, path: 'rating' },
    ],
    [
      'an unknown field',
      (text) => text.replace('"slug":"three"', '"slug":"three","ratng":5'),
      "casinos.json, line 4: Casino has no field 'ratng' (did you mean 'rating'?)",
      { file: 'casinos.json', line: 4, path: 'ratng' },
    ],
    [
      'a field that would reach the prototype',
      (text) => text.replace('"slug":"three"', '"slug":"three","__proto__":{"polluted":true}'),
      /^casinos\.json, line 4: Casino has no field '__proto__'/,
      { file: 'casinos.json', line: 4 },
    ],
    [
      'two records of one slug',
      (text) => text.replace('"slug":"three"', '"slug":"one"'),
      "casinos.json, line 4: the slug 'one' stands in line 2 too",
      { file: 'casinos.json', line: 4, path: 'slug' },
    ],
    [
      'two records of one id',
      (text) =>
        text.replace(
          '\n]',
          `,\n${(text.split('\n')[1] as string).slice(0, -1).replace('"one"', '"four"')}\n]`,
        ),
      /^casinos\.json, line 5: the id '[0-9a-f-]{36}' stands in line 2 too$/,
      { file: 'casinos.json', line: 5, path: 'id' },
    ],
    [
      'a file cut in the middle',
      (text) => text.slice(0, text.indexOf('"slug":"three"') + 9),
      'casinos.json, line 4: the file ends in the middle',
      { file: 'casinos.json', line: 4 },
    ],
    [
      'a file cut between records',
      (text) => text.split('\n').slice(0, 3).join('\n'),
      'casinos.json, line 3: the file ends in the middle',
      { file: 'casinos.json', line: 3 },
    ],
    ['an empty file', () => '', 'casinos.json, line 1: the file is empty', { file: 'casinos.json', line: 1 }],
    [
      'a field that stands in a record twice',
      (text) => text.replace('"slug":"two"', '"slug":"two","rating":9'),
      "casinos.json, line 3: 'rating' stands there twice",
      { file: 'casinos.json', line: 3, path: 'rating' },
    ],
    [
      'something that is no list',
      () => '{"casinos": []}\n',
      'casinos.json, line 1: this must be a list of records, in [ and ]',
      { line: 1 },
    ],
    [
      'something that is not JSON',
      (text) => text.replace('"slug":"two"', 'slug: two'),
      'casinos.json, line 3: this is not JSON',
      { line: 3 },
    ],
    [
      'a comma too many',
      (text) => text.replace('\n]', ',\n]'),
      'casinos.json, line 5: a record is missing beside a comma',
      { line: 5 },
    ],
    [
      'a second list behind the first',
      (text) => `${text}[]\n`,
      'casinos.json, line 6: there is something after the end of the list',
      { line: 6 },
    ],
    [
      'a merge that was not finished',
      (text) => text.replace(/^(.*"slug":"two".*)$/m, '<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> theirs'),
      'casinos.json, line 3: a merge was not finished here',
      { line: 3 },
    ],
    [
      'records nested without end',
      (text) => text.replace('"slug":"two"', `"slug":"two","x":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
      'casinos.json, line 3: this is nested more than 64 deep',
      { line: 3 },
    ],
    [
      'bytes that are not UTF-8',
      () => '\u{fffd}',
      'casinos.json, line 1: this is not UTF-8 text',
      { file: 'casinos.json', line: 1 },
    ],
  ];

test.each(damages)(
  '%s is refused with file and line, and not overwritten',
  async (title, damage, message, issue) => {
    const { path, store, edit } = await threeCasinos();
    edit(damage);
    if (title.startsWith('bytes')) writeFileSync(path, Buffer.from([0x5b, 0xff, 0xfe, 0x5d]));
    const damaged = readFileSync(path);
    const refusal = {
      code: 'fault',
      reason: repairable.has(title) ? 'store-file.repairable' : 'store-file.damaged',
      message: expect.stringMatching(message),
      issues: [expect.objectContaining(issue)],
    };
    const expected = typeof message === 'string' ? { ...refusal, message } : refusal;
    await expect(slugsIn(store)).rejects.toMatchObject(expected);
    await expect(
      store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four'))),
    ).rejects.toMatchObject(expected);
    await store.change({ ...addCasinoChange, operation: 'settings.set' }, (tx) =>
      tx.settings.set({ siteName: 'Fox' }),
    );
    expect(readFileSync(path)).toEqual(damaged);
    await expect(slugsIn(store)).rejects.toMatchObject(expected);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test('every error in a file is reported with its line and field', async () => {
  const { store, edit } = await threeCasinos();
  edit((text) => text.replaceAll('"rating":5', '"rating":50').replace('"name":"two"', '"name":" "'));
  await expect(slugsIn(store)).rejects.toMatchObject({
    message: 'casinos.json, line 2: Rating must be between 0 and 10 (and 3 more)',
    issues: [
      { line: 2, path: 'rating' },
      { line: 3, path: 'name', message: 'Casino name is required' },
      { line: 3, path: 'rating' },
      { line: 4, path: 'rating' },
    ],
  });
});

test('a corrected file works again', async () => {
  const { store, edit } = await threeCasinos();
  edit((text) => text.replace('"rating":5', '"rating":50'));
  await expect(slugsIn(store)).rejects.toMatchObject({ code: 'fault' });
  edit((text) => text.replace('"rating":50', '"rating":5'));
  expect(await slugsIn(store)).toEqual(['one', 'two', 'three']);
});

test('a document with an error is refused with the line of its field', async () => {
  const { folder, store } = await threeCasinos();
  await store.change(addCasinoChange, (tx) => tx.settings.set({ siteName: 'Fox' }));
  const path = join(folder, 'settings.json');
  const text = readFileSync(path, 'utf8').replace('"#15803d"', '"greenish"');
  writeFileSync(path, text);
  const line = text.split('\n').findIndex((each) => each.includes('greenish')) + 1;
  const refusal = { code: 'fault', issues: [{ file: 'settings.json', line, path: 'primaryColor' }] };
  const asking = store.question(({ settings }) => settings.get());
  await expect(asking).rejects.toMatchObject(refusal);
  await expect(asking).rejects.toThrow(new RegExp(`^settings\\.json, line ${line}: `));
  await expect(
    store.change(addCasinoChange, (tx) => tx.settings.set({ siteName: 'Fox' })),
  ).rejects.toMatchObject(refusal);
  expect(readFileSync(path, 'utf8')).toBe(text);
  expect(await slugsIn(store)).toHaveLength(3);
});

test('a document with a duplicate field is refused', async () => {
  const { folder, store } = await threeCasinos();
  await store.change(addCasinoChange, (tx) => tx.settings.set({ siteName: 'Fox' }));
  const path = join(folder, 'settings.json');
  const text = readFileSync(path, 'utf8').replace('"siteName"', '"siteName": "Wolf",\n  "siteName"');
  writeFileSync(path, text);
  const line = text.split('\n').findIndex((each) => each.includes('Wolf')) + 1;
  await expect(store.question(({ settings }) => settings.get())).rejects.toMatchObject({
    message: `settings.json, line ${line}: 'siteName' stands there twice`,
    issues: [{ file: 'settings.json', line, path: 'siteName' }],
  });
});

test.each([
  ['half a surrogate pair', '\\ud83d'],
  ['an escape character', '\\u001b'],
  ['a zero', '\\u0000'],
  ['a line break', '\\n'],
])('a hash with %s in it is refused by file and line', async (_what, text) => {
  const { folder, store } = await threeCasinos();
  await store.change(addCasinoChange, (tx) => tx.credentials.insert({ userId: v7(), hash: 'abcdef' }));
  const path = join(folder, 'private/credentials.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('abcdef', `abc${text}def`));
  for (const each of [store, reopenStore(folder)]) {
    await expect(each.question(({ credentials }) => [...credentials.all()])).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringMatching(/^private\/credentials\.json, line 2: /),
      issues: [{ file: 'private/credentials.json', line: 2, path: 'hash' }],
    });
  }
});

test('a missing file is reported as missing, not read as empty', async () => {
  const { folder, store, path } = await threeCasinos();
  rmSync(path);
  const refusal = { code: 'fault', message: `casinos.json is missing from the store ${folder}` };
  await expect(slugsIn(store)).rejects.toMatchObject(refusal);
  await expect(
    store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four'))),
  ).rejects.toMatchObject(refusal);
});

test('a store cloned from git is a complete store: everything is validated, and there are no accounts', async () => {
  const { folder, notes, store, path } = await threeCasinos();
  rmSync(join(folder, 'private'), { recursive: true });
  expect(await slugsIn(store)).toEqual(['one', 'two', 'three']);
  expect(await store.question(({ users }) => users.size)).toBe(0);
  expect(await store.storage.history()).toEqual([]);
  await store.change(addCasinoChange, (tx) => tx.users.insert({ username: 'ada', email: 'ada@example.com' }));
  expect(await reopenStore(folder).question(({ users }) => users.size)).toBe(1);
  expect(notes).toEqual([]);
  expect(readFileSync(join(folder, 'private/.gitignore'), 'utf8')).toBe('*\n');

  rmSync(join(folder, 'private'), { recursive: true });
  writeFileSync(path, readFileSync(path, 'utf8').replace('"rating":5', '"rating":50'));
  await expect(reopenStore(folder).question(({ posts }) => posts.size)).rejects.toMatchObject({
    message: 'casinos.json, line 2: Rating must be between 0 and 10',
  });
});

test('a store of a newer version is refused and left alone', async () => {
  const { folder, store } = await threeCasinos();
  writeFileSync(join(folder, 'croupier.json'), '{"schemaVersion":99}\n');
  const refusal = {
    code: 'fault',
    message: `This store is of version 99; this croupier knows up to ${SCHEMA_VERSION}`,
    hint: 'Use a newer croupier. Nothing was read or written.',
  };
  await expect(slugsIn(store)).rejects.toMatchObject(refusal);
  await expect(
    store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four'))),
  ).rejects.toMatchObject(refusal);
});

test.each(['', 'croupier', '{"schemaVersion":"two"}', '{}', '{"schemaVersion":', '{"schemaVersion":2'])(
  'a version file with %j is refused',
  async (text) => {
    const { folder, store } = await threeCasinos();
    writeFileSync(join(folder, 'croupier.json'), text);
    await expect(slugsIn(store)).rejects.toMatchObject({
      code: 'fault',
      issues: [{ file: 'croupier.json' }],
    });
  },
);

test.each([
  ['{"schemaVersion":1,\n"schemaVersion":2}', 'schemaVersion', 1],
  ['{\n"schemaVersion":2,\n"note":{},\n"note":1}', 'note', 3],
])('a version file in which a key stands twice is refused by its name: %j', async (text, path, line) => {
  const { folder, store } = await threeCasinos();
  writeFileSync(join(folder, 'croupier.json'), text);
  const refusal = {
    message: `croupier.json, line ${line}: '${path}' stands there twice`,
    issues: [{ file: 'croupier.json', line, path }],
  };
  await expect(slugsIn(store)).rejects.toMatchObject(refusal);
  await expect(
    store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four'))),
  ).rejects.toMatchObject(refusal);
  expect(await store.storage.verify('all')).toMatchObject(refusal.issues);
  expect(readFileSync(join(folder, 'croupier.json'), 'utf8')).toBe(text);
});

test('a damaged index gives a remedy, and that remedy works', async () => {
  const { folder, store } = await threeCasinos();
  const path = join(folder, 'private/index.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
  await expect(slugsIn(store)).rejects.toMatchObject({
    code: 'fault',
    message: 'private/index.json: this is not an index as croupier writes it',
    hint: 'Delete it: every file is then checked anew when it is next used.',
  });
  rmSync(path);
  expect(await slugsIn(store)).toHaveLength(3);
  expect(await store.storage.history()).toHaveLength(1);
});

test('an index with one changed digit is refused; one of an earlier version, without a hash, is used', async () => {
  const { folder, store } = await threeCasinos();
  const path = join(folder, 'private/index.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/"generation":\d/, '"generation":7'));
  await expect(slugsIn(store)).rejects.toMatchObject({ reason: 'store-index.damaged' });
  writeFileSync(path, text.replace(/,"hash":"[0-9a-f]{64}"\}\n$/, '}\n'));
  expect(await slugsIn(store)).toHaveLength(3);
});
