import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../tests/long-run.js';
import { SCHEMA_VERSION } from '../../model/collections.js';
import { initStore } from './init-store.js';
import { findStore } from './store-folder.js';
import {
  addCasinoChange,
  buildProgram,
  casino,
  newFolder,
  newStore,
  reopenStore,
  slugsIn,
  startProcess,
} from './testing/child-process.js';

/** Adds casinos of 20 kB each and reports the outcome. */
const addBig = `
  const [, , folder, count] = process.argv;
  const store = openStore(fileStorage(folder), runtime);
  try {
    await store.change({ by: { name: 'owner' }, operation: 'casinos.add' }, (tx) => {
      for (let n = 0; n < Number(count); n++) {
        tx.casinos.insert({ slug: 'big-' + n, name: 'Big', description: 'x'.repeat(20_000) });
      }
    });
    console.log('done');
  } catch (error) {
    console.log(JSON.stringify({ code: error.code, message: error.message, hint: error.hint }));
  }`;

/** The reason for a skipped test where such mounts are unavailable. */
const NEEDS_LINUX = [process.platform !== 'linux', 'It needs Linux: it mounts disks of its own.'] as const;

/** Runs a shell script as root in its own mount namespace. */
async function inMounts(script: string, ...args: string[]): Promise<string> {
  const { ended, said } = startProcess('unshare', ['-Urm', 'sh', '-ec', script, 'sh', ...args]);
  expect(await ended, said()).toBe(0);
  return said();
}

/** Of the disk, in kilobytes. */
const SIZES = isLongRun
  ? [72, 136, 220, 224, 228, 232, 236, 240, 244, 248, 252, 256]
  : [72, 220, 228, 236, 244, 256];

test('a full disk leaves the store as it was, at whatever moment it fills up', async ({ skip }) => {
  skip(...NEEDS_LINUX);
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  const path = await buildProgram(addBig);
  const original = readFileSync(join(folder, 'casinos.json'), 'utf8');
  const outcomes: string[] = [];
  for (const kilobytes of SIZES) {
    const said = await inMounts(
      `mkdir "$1/mnt" && mount -t tmpfs -o size=${kilobytes}k none "$1/mnt"
       for name in croupier casinos bonuses games posts pages redirects; do cp -a "$1/$name.json" "$1/mnt"; done
       cp -a "$1/private" "$1/mnt"
       "$2" "$3" "$1/mnt" 8
       ls -A "$1/mnt" "$1/mnt/private" && cat "$1/mnt/casinos.json"`,
      folder,
      process.execPath,
      path,
    );
    rmSync(join(folder, 'mnt'), { recursive: true });
    expect(said).not.toContain('.tmp');
    const outcome = said.slice(0, said.indexOf('\n'));
    if (outcome !== 'done') {
      expect(outcome).toMatch(
        /^\{"code":"fault","message":"The disk is full: .* could not be written","hint":"Free/,
      );
      expect(said.endsWith(original)).toBe(true);
    }
    outcomes.push(outcome.replace(/.*\/mnt\/(\S+).*/, '$1'));
  }
  // The smallest sizes have no room for the content, larger ones none for history or index, the last has room for all.
  expect(new Set(outcomes)).toContain('casinos.json');
  expect(new Set(outcomes).size).toBeGreaterThan(2);
  expect(outcomes.at(-1)).toBe('done');
});

test('a read-only disk is reported, and the store can still be read', async ({ skip }) => {
  skip(...NEEDS_LINUX);
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  const path = await buildProgram(`${addBig}
    console.log((await store.question(({ casinos }) => [...casinos.all()].map(({ slug }) => slug))).join());`);
  const said = await inMounts(
    'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && "$2" "$3" "$1" 10',
    folder,
    process.execPath,
    path,
  );
  expect(said).toMatch(/^\{"code":"fault","message":"[^"]* cannot be written: its disk is read-only"/);
  expect(said).toMatch(/\none\n$/);
  expect(await slugsIn(store)).toEqual(['one']);
});

test('a missing folder or a folder without a store is reported with its path', async () => {
  const { folder, store } = await newStore();
  rmSync(folder, { recursive: true });
  const gone = {
    code: 'fault',
    message: `The folder ${folder} is not there`,
    reason: 'store.folder-missing',
  };
  await expect(slugsIn(store)).rejects.toMatchObject(gone);
  await expect(store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')))).rejects.toMatchObject(
    gone,
  );
  const line = { id: '01890000-0000-7000-8000-000000000001', path: '/', title: '', referrer: '', ts: 1 };
  await store.storage.appendLog('pageViews', line);
  const other = newFolder();
  await expect(slugsIn(reopenStore(other))).rejects.toMatchObject({
    code: 'fault',
    message: `${other} is not a store`,
  });
  expect(readdirSync(other)).toEqual([]);
});

test('a folder that disappears during a change is reported', async () => {
  const { folder, store } = await newStore();
  const changing = store.change(addCasinoChange, (tx) => {
    tx.casinos.insert(casino('one'));
    rmSync(folder, { recursive: true });
  });
  await expect(changing).rejects.toMatchObject({ code: 'fault', message: expect.stringMatching(/is gone$/) });
});

test('a file saved by hand during a change is not overwritten', async () => {
  const { folder, store } = await newStore();
  const path = join(folder, 'casinos.json');
  const changing = store.change(addCasinoChange, (tx) => {
    tx.casinos.insert(casino('one'));
    writeFileSync(path, '[]\n');
  });
  await expect(changing).rejects.toMatchObject({ code: 'conflict' });
  expect(readFileSync(path, 'utf8')).toBe('[]\n');
  expect(await store.storage.history()).toEqual([]);
});

test('a new store is a folder of plain files, with private ones for the owner only, and never replaces an existing store', async () => {
  const folder = join(newFolder(), 'deep', 'croupier-data');
  await initStore(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'authors.json',
    'bonuses.json',
    'casinos.json',
    'croupier.json',
    'distinctPairs.json',
    'games.json',
    'importRuns.json',
    'listings.json',
    'markets.json',
    'media',
    'pages.json',
    'posts.json',
    'private',
    'profiles.json',
    'redirects.json',
    'registers.json',
    'sourceRecords.json',
    'toplists.json',
    'views.json',
  ]);
  expect(readFileSync(join(folder, 'casinos.json'), 'utf8')).toBe('[\n]\n');
  expect(statSync(join(folder, 'private')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'private/users.json')).mode & 0o777).toBe(0o600);
  await reopenStore(folder).change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  await expect(initStore(folder)).rejects.toMatchObject({
    code: 'conflict',
    message: `There is a store in ${folder} already`,
  });
  rmSync(join(folder, 'croupier.json'));
  await expect(initStore(folder)).rejects.toMatchObject({ code: 'conflict' });
  writeFileSync(join(folder, 'croupier.json'), `{"schemaVersion":${SCHEMA_VERSION}}\n`);
  expect(await slugsIn(reopenStore(folder))).toEqual(['one']);
});

test('git sees the content of a store and no private file', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('casinos.json');
  expect(stdout).not.toContain('private');
});

test('the nearest store is found from within it, beside it and below', async () => {
  const place = newFolder();
  const folder = join(place, 'croupier-data');
  expect(() => findStore(place)).toThrow(`There is no store in ${place} or above it`);
  await initStore(folder);
  for (const from of [folder, place, join(place, 'a/b'), join(folder, 'private')]) {
    expect(findStore(from)).toBe(folder);
  }
});

test('an added casino adds one line, and the other lines stay as they are', async () => {
  const { folder, store } = await newStore();
  const lines = () => readFileSync(join(folder, 'casinos.json'), 'utf8').split('\n');
  await store.change(addCasinoChange, (tx) => {
    for (let n = 0; n < 50; n++) tx.casinos.insert(casino(`casino-${n}`));
  });
  const before = lines();
  expect(before).toHaveLength(53);
  await store.change(addCasinoChange, (tx) => tx.casinos.update('casino-20', { rating: 9 }));
  const changed = lines().filter((line, i) => line !== before[i]);
  expect(changed).toEqual([expect.stringContaining('"slug":"casino-20"')]);
});

test('a listener gets each change of others and each hand edit once, and none of its own changes', async () => {
  const { folder, store } = await newStore();
  let heard = 0;
  const stop = store.storage.watch(() => heard++);
  const settled = async (count: number) => {
    await expect.poll(() => heard).toBeGreaterThanOrEqual(count);
    await sleep(100);
    return heard;
  };
  const before = store.storage.generation();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('mine')));
  expect(store.storage.generation()).not.toBe(before);
  expect(await settled(0)).toBe(0);
  await reopenStore(folder).change(addCasinoChange, (tx) => {
    tx.casinos.insert(casino('theirs'));
    tx.settings.set({ siteName: 'Theirs' });
  });
  expect(await settled(1)).toBe(1);
  const path = join(folder, 'casinos.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"rating":0', '"rating":7'));
  expect(await settled(2)).toBe(2);
  stop();
  await reopenStore(folder).change(addCasinoChange, (tx) => tx.casinos.insert(casino('later')));
  expect(await settled(2)).toBe(2);
});
