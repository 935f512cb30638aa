import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileStorage } from '../file-storage.js';
import { addCasinoChange, casino, newStore, reopenStore, slugsIn } from '../testing/child-process.js';

interface Pending {
  temp: string;
  target: string;
}

const TEMP = '.casinos.json.0123456789abcdef.tmp';

/** A store beside another folder whose files must stay untouched. */
async function storeBesideHome() {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  const parent = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(join(parent, 'home'));
  writeFileSync(join(parent, 'home/.bashrc'), 'echo mine\n');
  const place = join(parent, 'store');
  renameSync(folder, place);
  const index = join(place, 'private/index.json');
  return {
    parent,
    folder: place,
    plant(pending: Pending[]) {
      const text = JSON.parse(readFileSync(index, 'utf8')) as object;
      writeFileSync(index, JSON.stringify({ ...text, hash: undefined, pending }));
    },
  };
}

const foreign: [string, Pending][] = [
  ['a target outside the store', { temp: 'private/payload', target: '../home/.bashrc' }],
  ['an absolute target', { temp: TEMP, target: '/tmp/croupier-never' }],
  ['a temporary file outside the store', { temp: '../home/.bashrc', target: 'casinos.json' }],
  [
    'a temporary file in another folder',
    { temp: 'private/.casinos.json.0123456789abcdef.tmp', target: 'casinos.json' },
  ],
  [
    'the temporary file of another target',
    { temp: '.posts.json.0123456789abcdef.tmp', target: 'casinos.json' },
  ],
  ['a target that no commit writes', { temp: 'private/.lock.0123456789abcdef.tmp', target: 'private/lock' }],
  [
    'a way round to a file of the store',
    { temp: './.casinos.json.0123456789abcdef.tmp', target: './casinos.json' },
  ],
];

test.each(foreign)(
  'an index with a pending file %s is refused by name, and nothing moves',
  async (_, one) => {
    const { parent, folder, plant } = await storeBesideHome();
    writeFileSync(join(folder, 'private/payload'), 'evil');
    for (const name of [TEMP, '.posts.json.0123456789abcdef.tmp'])
      writeFileSync(join(folder, name), '[\n]\n');
    plant([one]);
    const files = () => readdirSync(parent, { recursive: true }).sort();
    const before = files();
    const refusal = {
      code: 'fault',
      message: expect.stringMatching(/^private\/index\.json: .*is no file that a commit puts in place$/),
      issues: [expect.objectContaining({ file: 'private/index.json' })],
    };
    await expect(slugsIn(reopenStore(folder))).rejects.toMatchObject(refusal);
    await expect(
      reopenStore(folder).change(addCasinoChange, (tx) => tx.casinos.insert(casino('two'))),
    ).rejects.toMatchObject(refusal);
    await expect(fileStorage(folder).history()).rejects.toMatchObject(refusal);
    expect(files()).toEqual(before);
    expect(readFileSync(join(parent, 'home/.bashrc'), 'utf8')).toBe('echo mine\n');
  },
);

test.each([
  ['other bytes than the commit wrote', (path: string) => writeFileSync(path, '[\n]\n')],
  ['a link', (path: string) => symlinkSync('../home/.bashrc', path)],
  ['a folder', (path: string) => mkdirSync(path)],
])('a temporary file that is %s is refused by name, and does not replace the file', async (_, make) => {
  const { parent, folder, plant } = await storeBesideHome();
  plant([{ temp: TEMP, target: 'casinos.json' }]);
  make(join(folder, TEMP));
  const casinos = readFileSync(join(folder, 'casinos.json'), 'utf8');
  const refusal = { code: 'fault', message: expect.stringContaining(TEMP) };
  await expect(slugsIn(reopenStore(folder))).rejects.toMatchObject(refusal);
  await expect(
    reopenStore(folder).change(addCasinoChange, (tx) => tx.casinos.insert(casino('two'))),
  ).rejects.toMatchObject(refusal);
  expect(readFileSync(join(folder, 'casinos.json'), 'utf8')).toBe(casinos);
  expect(existsSync(join(folder, TEMP))).toBe(true);
  expect(readFileSync(join(parent, 'home/.bashrc'), 'utf8')).toBe('echo mine\n');
  rmSync(join(folder, TEMP), { recursive: true });
  expect(await slugsIn(reopenStore(folder))).toEqual(['one']);
});
