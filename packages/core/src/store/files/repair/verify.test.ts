import { createHash } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casinosAdd, casinosList } from '../../../collections/casinos/casinos.js';
import { doctorCheck, doctorMend } from '../../../operations/doctor/doctor.js';
import { mediaAdd } from '../../../operations/site/media.js';
import { settingsSet } from '../../../operations/site/settings.js';
import { storeBackup } from '../../../operations/store/backup.js';
import { createPerform } from '../../../perform.js';
import { isProblem } from '../../../problem.js';
import { runtime } from '../../../runtime.js';
import { pngFile } from '../../../values/testing/small-pictures.js';
import { sha256OfFile } from '../commit/commit-recovery.js';
import { fileStorage } from '../file-storage.js';
import { newStore } from '../testing/child-process.js';

const DATE = new Date('2026-11-20T12:00:00Z');

const PNG = pngFile(9, 9);
const PICTURE = `media/${createHash('sha256').update(PNG).digest('hex').slice(0, 32)}.png`;

async function fullStore() {
  const { folder } = await newStore();
  const perform = () => createPerform(fileStorage(folder), runtime);
  await perform()(mediaAdd, { files: [{ title: 'fox.png', content: PNG }] });
  await perform()(settingsSet, {
    changes: { siteName: 'Golden Guide', siteBaseUrl: 'https://guide.example' },
  });
  await perform()(casinosAdd, {
    record: { name: 'Golden Fox', description: 'Calm.', rating: 5, logo: `/${PICTURE}` },
  });
  for (const file of ['casinos.json', 'settings.json']) utimesSync(join(folder, file), DATE, DATE);
  await perform()(casinosList, {});
  return { folder, perform };
}

/** Changes bytes of a file silently, as a faulty disk does. */
function flip(path: string, change: (text: string) => string) {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  writeFileSync(path, change(readFileSync(path, 'latin1')), 'latin1');
  utimesSync(path, DATE, DATE);
  expect(statSync(path, { bigint: true })).toMatchObject({ ino, size, mtimeNs });
}

const flips: [what: string, file: string, change: (text: string) => string][] = [
  ['a letter of a name', 'casinos.json', (text) => text.replace('Golden Fox', 'Golden Fix')],
  ['a digit of a score', 'casinos.json', (text) => text.replace('"rating":5', '"rating":7')],
  ['a quote', 'casinos.json', (text) => text.replace('"rating"', ' rating"')],
  ['the end of the last line', 'casinos.json', (text) => `${text.slice(0, -3)} ]\n`],
  ['the end of every line', 'casinos.json', (text) => text.replaceAll('\n', ' ')],
  ['a byte that is then no UTF-8', 'casinos.json', (text) => text.replace('Calm', 'C\xfflm')],
  ['a letter of the site name', 'settings.json', (text) => text.replace('Golden Guide', 'Golden Guild')],
  ['a brace', 'settings.json', (text) => text.replace('{', '(')],
];

test.each(flips)(
  'when the disk changes %s and keeps the date, doctor and backup name the file',
  async (...row) => {
    const [, file, change] = row;
    const { folder, perform } = await fullStore();
    expect((await perform()(doctorCheck, {})).result.findings).toEqual([]);
    await perform()(storeBackup, {});
    flip(join(folder, file), change);
    expect(await findingsOf(perform())).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}: its bytes are not those that croupier wrote`)),
    );
    const refusal = { code: 'fault', message: expect.stringContaining(`${file}: its bytes`) };
    await expect(perform()(storeBackup, {})).rejects.toMatchObject(refusal);
    // A later read can find the changed bytes, but never reports a bug in croupier.
    await perform()(casinosList, {}).catch((error) => expect(isProblem(error), String(error)).toBe(true));
  },
);

async function findingsOf(perform: ReturnType<typeof createPerform>): Promise<string[]> {
  try {
    const { findings } = (await perform(doctorCheck, {})).result;
    expect((await perform(doctorMend, {})).result.remaining).toEqual(findings);
    return findings.map(({ message }) => message);
  } catch (error) {
    if (!isProblem(error)) throw error;
    expect(error.code).toBe('fault');
    return error.issues.map(({ file, message }) => `${file}: ${message}`);
  }
}

test.each(flips)(
  'when the disk changed %s and kept the date, a change of that file is refused by its name, and the file stays as it is until somebody saves it',
  async (...row) => {
    const [, file, change] = row;
    const { folder, perform } = await fullStore();
    flip(join(folder, file), change);
    const damaged = readFileSync(join(folder, file), 'latin1');
    const write = () =>
      file === 'settings.json'
        ? perform()(settingsSet, { changes: { contactEmail: 'fox@example.com' } })
        : perform()(casinosAdd, { record: { name: 'Silver Fox', description: 'New.' } });
    await expect(write()).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringContaining(file),
    });
    expect(readFileSync(join(folder, file), 'latin1')).toBe(damaged);
    if (!change('Golden Fox').includes('Fix')) return;
    writeFileSync(join(folder, file), damaged, 'latin1');
    await write();
    expect((await perform()(casinosList, {})).result.total).toBe(2);
  },
);

test('other work goes on while the bytes of a large file are compared', async () => {
  const fd = openSync(join(mkdtempSync(join(tmpdir(), 'large-file-')), 'casinos.json'), 'w+');
  ftruncateSync(fd, 128 << 20);
  let isDone = false;
  const hash = sha256OfFile(fd, 'casinos.json').finally(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(false);
  expect(await hash).toBe(
    createHash('sha256')
      .update(Buffer.alloc(128 << 20))
      .digest('hex'),
  );
  closeSync(fd);
});

test('a changed picture and a changed history line are reported together', async () => {
  const { folder, perform } = await fullStore();
  writeFileSync(join(folder, PICTURE), 'other');
  const history = join(folder, 'private/history.ndjson');
  writeFileSync(history, readFileSync(history, 'utf8').replace('media.add', 'media.odd'));
  expect(await findingsOf(perform())).toEqual([
    `${PICTURE}: the picture is not the one that it was named after`,
    'private/history.ndjson, line 1: this line is not as it was written',
  ]);
  await expect(perform()(storeBackup, {})).rejects.toMatchObject({ issues: [{ file: PICTURE }] });
});

test('a valid file that was changed by hand is not reported', async () => {
  const { folder, perform } = await fullStore();
  const path = join(folder, 'casinos.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Golden Fox', 'Silver Fox'));
  expect((await perform()(doctorCheck, {})).result.findings).toEqual([]);
  await perform()(storeBackup, {});
});
