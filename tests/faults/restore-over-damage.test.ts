import { readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fileHashes, runShell, sampleFolder } from '../cli/shell.js';
import { quickShare } from '../long-run.js';

let folder = '';
beforeAll(async () => {
  folder = await sampleFolder();
  await runShell(folder, 'croupier settings set --site-name "Golden Fox"; croupier backup good.backup');
});

type Damage = (file: string) => void;
const cut: Damage = (file) => truncateSync(file, 60);
const empty: Damage = (file) => truncateSync(file, 0);
const garbage: Damage = (file) => writeFileSync(file, 'x');
const gone: Damage = (file) => rmSync(file);
/** A flipped bit in a file that keeps its date. */
const flipped: Damage = (file) => {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
  writeFileSync(file, bytes);
};

const cases: [file: string, what: string, damage: Damage][] = [
  ['casinos.json', 'cut', cut],
  ['casinos.json', 'missing', gone],
  ['casinos.json', 'changed by a bit', flipped],
  ['settings.json', 'garbage', garbage],
  ['homepage.json', 'empty', empty],
  ['settings.json', 'missing', gone],
  ['media/media.json', 'garbage', garbage],
  ['private/users.json', 'garbage', garbage],
  ['private/index.json', 'cut', cut],
  ['croupier.json', 'garbage', garbage],
];

test.each(quickShare(cases, 12))(
  'a backup is restored over a store whose %s is %s',
  async (file, what, damage) => {
    const place = await sampleFolder(folder);
    const store = path.join(place, 'croupier-data');
    damage(path.join(store, file));
    const damaged = what === 'missing' ? undefined : readFileSync(path.join(store, file), 'utf8');
    const dry = await runShell(place, 'croupier restore good.backup --dry-run');
    expect(dry.code, dry.stderr).toBe(0);
    const { code, stderr } = await runShell(place, 'croupier restore good.backup --yes');
    expect(code, stderr).toBe(0);

    const { stdout } = await runShell(
      place,
      'croupier settings get siteName; croupier casinos list --format count; croupier undo --yes --quiet; croupier redo',
    );
    expect(stdout).toMatch(/^Golden Fox\n4\n/);
    const checked = await runShell(place, 'croupier doctor --json');
    expect(
      JSON.parse(checked.stdout).findings.filter(({ check }: { check: string }) => check === 'damaged-file'),
    ).toEqual([]);
    if (damaged === undefined || what === 'changed by a bit') return;
    const kept = path.join(store, 'private/before-repair');
    const copies = readdirSync(kept).map((name) => readFileSync(path.join(kept, name), 'utf8'));
    expect(copies).toContain(damaged);
    expect(stderr).toContain(`${file} is kept as it was in private/before-repair/`);
  },
);

test('a backup that is damaged itself changes nothing in a damaged store', async () => {
  const place = await sampleFolder(folder);
  cut(path.join(place, 'croupier-data/casinos.json'));
  cut(path.join(place, 'good.backup'));
  const before = fileHashes(path.join(place, 'croupier-data'));
  const { code, stderr } = await runShell(place, 'croupier restore good.backup --yes');
  expect(code, stderr).toBe(6);
  expect(fileHashes(path.join(place, 'croupier-data'))).toEqual(before);
});

test('a restore does not follow a link in the place of a file', async () => {
  const place = await sampleFolder(folder);
  const file = path.join(place, 'croupier-data/casinos.json');
  writeFileSync(path.join(place, 'mine.txt'), 'mine');
  rmSync(file);
  symlinkSync('../mine.txt', file);
  const { code, stderr } = await runShell(place, 'croupier restore good.backup --yes');
  expect(code).toBe(1);
  expect(stderr).toContain('casinos.json: this is a link');
  expect(readFileSync(path.join(place, 'mine.txt'), 'utf8')).toBe('mine');
});
