import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operations } from '../../operations/registry.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { fileStorage } from './file-storage.js';
import { reopenStore, slugsIn } from './testing/child-process.js';
import { threeCasinos } from './testing/three-casinos.js';

const doctorOf = (folder: string) => {
  const perform = createPerform(fileStorage(folder), runtime);
  return {
    findings: async () => (await perform(operations['doctor.check'], {})).result.findings,
    fix: async (dryRun = false) => (await perform(operations['doctor.mend'], {}, { dryRun })).result,
  };
};

const line = (text: string, slug: string) =>
  (text.split('\n').find((each) => each.includes(`"slug":"${slug}"`)) as string).replace(/,$/, '');

const repairs: [what: string, damage: (text: string) => string, slugs: string[]][] = [
  ['two records of one slug', (t) => t.replace('"slug":"three"', '"slug":"one"'), ['one', 'two', 'one-2']],
  [
    'a record that stands there twice',
    (t) => t.replace('\n]', `,\n${line(t, 'one')}\n]`),
    ['one', 'two', 'three'],
  ],
  ['a missing comma', (t) => t.replace('},\n', '}\n'), ['one', 'two', 'three']],
  ['a comma too many', (t) => t.replace('\n]', ',\n]'), ['one', 'two', 'three']],
  [
    'both sides of a merge',
    (t) =>
      t.replace(
        line(t, 'three'),
        `<<<<<<< HEAD\n${line(t, 'three')}\n||||||| base\n{"id":1}\n=======\n${line(t, 'two')}\n>>>>>>> theirs`,
      ),
    ['one', 'two', 'three'],
  ],
];

test.each(repairs)('the doctor repairs %s, and keeps the file as it was', async (_what, damage, slugs) => {
  const { folder, path, edit } = await threeCasinos();
  const damaged = edit(damage);
  await expect(slugsIn(reopenStore(folder))).rejects.toMatchObject({ reason: 'store-file.repairable' });
  const doctor = doctorOf(folder);
  const found = (await doctor.findings()).filter(({ code }) => code === 'repairable-file');
  expect(found.length).toBeGreaterThan(0);
  expect((await doctor.fix(true)).mended).toEqual(found);
  expect(readFileSync(path, 'utf8')).toBe(damaged);

  expect(await doctor.fix()).toMatchObject({ mended: found });
  expect(await slugsIn(reopenStore(folder))).toEqual(slugs);
  expect((await doctor.findings()).filter(({ in: file }) => file === 'casinos.json')).toEqual([]);
  const kept = join(folder, 'private/before-repair');
  const [copy] = readdirSync(kept);
  expect(readFileSync(join(kept, copy as string), 'utf8')).toBe(damaged);
  expect(statSync(kept).mode & 0o777).toBe(0o700);
});

test('a repair keeps another copy of a file that was kept in the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { folder, edit } = await threeCasinos();
  const first = edit((text) => text.replace('},\n', '}\n'));
  await doctorOf(folder).fix();
  const second = edit((text) => text.replace('\n]', ',\n]'));
  await doctorOf(folder).fix();
  const kept = join(folder, 'private/before-repair');
  const copies = readdirSync(kept).map((name) => readFileSync(join(kept, name), 'utf8'));
  expect(copies.sort()).toEqual([first, second].sort());
});

test('of two records with one slug, the one that was there first keeps it', async () => {
  const { folder, edit } = await threeCasinos();
  edit((text) =>
    text.replace('"slug":"three"', '"slug":"one"').replace(/("createdAt":")\d{4}(?=[^\n]*\n\])/, '$11999'),
  );
  await doctorOf(folder).fix();
  expect(await slugsIn(reopenStore(folder))).toEqual(['one-2', 'two', 'one']);
});

test('two different records of one id are left to a person', async () => {
  const { folder, path, edit } = await threeCasinos();
  const damaged = edit((text) =>
    text.replace('\n]', `,\n${line(text, 'one').replace('"rating":5', '"rating":6')}\n]`),
  );
  const doctor = doctorOf(folder);
  expect(await doctor.fix()).toMatchObject({
    mended: [],
    remaining: [{ code: 'damaged-file', message: expect.stringContaining('stands in line 2 too') }],
  });
  expect(readFileSync(path, 'utf8')).toBe(damaged);
});

test('the doctor writes a damaged index again', async () => {
  const { folder } = await threeCasinos();
  const path = join(folder, 'private/index.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
  const doctor = doctorOf(folder);
  expect(await doctor.findings()).toMatchObject([{ code: 'repairable-file', in: 'private/index.json' }]);
  await doctor.fix();
  expect(await doctor.findings()).toEqual([]);
  expect(await slugsIn(reopenStore(folder))).toHaveLength(3);
  expect(await reopenStore(folder).history()).toHaveLength(1);
});

test('one run of the doctor names every damaged file, and every broken line', async () => {
  const { folder, edit } = await threeCasinos();
  edit((text) => text.replace('"rating":5', '"rating":50').replace('"slug":"two"', 'slug: two'));
  writeFileSync(join(folder, 'posts.json'), '[');
  writeFileSync(join(folder, 'menus.json'), 'null');
  writeFileSync(join(folder, 'private/index.json'), '{}');
  writeFileSync(join(folder, 'croupier.json'), '{"schema');
  writeFileSync(join(folder, 'private/history.ndjson'), 'x\n');
  const places = (await doctorOf(folder).findings()).map(({ params }) => `${params.file}:${params.line}`);
  expect(places.sort()).toEqual([
    'casinos.json:2',
    'casinos.json:3',
    'croupier.json:1',
    'menus.json:1',
    'posts.json:1',
    'private/history.ndjson:1',
    'private/index.json:undefined',
  ]);
});
