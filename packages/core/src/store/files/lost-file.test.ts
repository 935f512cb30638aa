import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { operations as op } from '../../operations/registry.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { openStore } from '../store.js';
import { fileStorage } from './file-storage.js';
import { CONTENT_FILES, HISTORY_FILE } from './store-folder.js';
import { newStore } from './testing/child-process.js';

const PNG = pngFile(9, 9);

/** A store whose files all hold something. */
async function fullStore(): Promise<string> {
  const { folder, store } = await newStore();
  const perform = createPerform(store.storage, runtime);
  await perform(op['casinos.add'], { record: { slug: 'fox', name: 'Fox', description: 'Calm.' } });
  await perform(op['settings.set'], { changes: { siteName: 'Golden Guide' } });
  await perform(op['media.add'], { files: [{ title: 'fox.png', content: PNG }] });
  await store.change({ by: { name: 'owner' }, operation: 'test' }, (tx) => {
    tx.users.insert({ username: 'ada', email: 'ada@guide.example' });
    tx.menus.set(tx.menus.get());
    tx.homepage.set(tx.homepage.get());
  });
  return folder;
}

function copyOf(folder: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'croupier-lost-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  cpSync(folder, join(parent, 'copy'), { recursive: true });
  return join(parent, 'copy');
}

const performIn = (folder: string) => createPerform(fileStorage(folder), runtime);
const backUp = (folder: string) =>
  performIn(folder)(op['store.backup'], {}, { onChunk: async () => undefined });
const read = async (folder: string) => {
  const store = openStore(fileStorage(folder), runtime);
  await store.question(({ toplists }) => toplists.size).catch(() => undefined);
  await store.question(({ games }) => games.size).catch(() => undefined);
};
const lostFiles = async (folder: string) => {
  const { findings } = (await performIn(folder)(op['doctor.check'], {})).result;
  return findings.filter(({ code }) => code === 'lost-file').map(({ subject }) => subject);
};

test('a file that is gone from a copy is missed after any reading, by the doctor, backups and whoever uses it', async () => {
  const full = await fullStore();
  const files = CONTENT_FILES.filter((file) => existsSync(join(full, file)));
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of files) {
    const folder = copyOf(full);
    rmSync(join(folder, file));
    await read(folder);
    await read(folder);
    expect(await lostFiles(folder), file).toEqual([file]);
    await expect(backUp(folder), file).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringContaining(`${file}: the file is missing`),
    });
    // A change elsewhere forgets nothing either.
    const other = file === 'games.json' ? 'casinos' : 'games';
    const store = openStore(fileStorage(folder), runtime);
    await store
      .change({ by: { name: 'owner' }, operation: 'test' }, (tx) => {
        if (other === 'casinos') tx.casinos.insert({ slug: 'owl', name: 'Owl', description: 'Late.' });
        else tx.games.insert({ slug: 'owl', name: 'Owl' });
      })
      .catch(() => undefined);
    expect(await lostFiles(folder), file).toEqual([file]);
    expect(existsSync(join(folder, file)), file).toBe(false);
  }
});

test('the file put back is the store as it was', async () => {
  const full = await fullStore();
  const folder = copyOf(full);
  rmSync(join(folder, 'private/users.json'));
  await read(folder);
  cpSync(join(full, 'private/users.json'), join(folder, 'private/users.json'));
  expect(await lostFiles(folder)).toEqual([]);
  await backUp(folder);
});

test('the doctor begins a lost file anew when it is told to, and touches nothing that refers to it', async () => {
  const full = await fullStore();
  await createPerform(fileStorage(full), runtime)(op['bonuses.add'], {
    record: { title: 'Welcome', casino: 'Fox' },
  });
  const bonuses = async (folder: string) =>
    openStore(fileStorage(folder), runtime).question((content) =>
      [...content.bonuses.all()].map(({ casinoId }) => casinoId),
    );
  for (const file of ['casinos.json', 'settings.json', 'private/users.json']) {
    const folder = copyOf(full);
    const before = await bonuses(folder);
    rmSync(join(folder, file));
    const mend = (dryRun: boolean) => performIn(folder)(op['doctor.mend'], {}, { dryRun });
    expect((await mend(true)).result.mended.map(({ code }) => code)).toEqual(['lost-file']);
    expect(await lostFiles(folder)).toEqual([file]);
    expect((await mend(false)).result.mended.map(({ subject }) => subject)).toEqual([file]);
    expect(existsSync(join(folder, file)), file).toBe(true);
    expect(await lostFiles(folder), file).toEqual([]);
    expect(await bonuses(folder), file).toEqual(before);
    await backUp(folder);
  }
});

test('a restored backup puts every lost file in its place', async () => {
  const full = await fullStore();
  const pieces: Uint8Array[] = [];
  const onChunk = async (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece));
  await performIn(full)(op['store.backup'], {}, { onChunk });
  const folder = copyOf(full);
  for (const file of CONTENT_FILES) rmSync(join(folder, file), { force: true });
  await read(folder);
  expect((await lostFiles(folder)).length).toBeGreaterThanOrEqual(12);
  const source = (async function* () {
    yield* pieces;
  })();
  await performIn(folder)(op['store.restore'], { source });
  expect(await lostFiles(folder)).toEqual([]);
  await backUp(folder);
});

test('a picture that is listed and gone is no part of a backup without a word', async () => {
  const folder = await fullStore();
  const [picture] = readdirSync(join(folder, 'media')).filter((name) => name.endsWith('.png'));
  rmSync(join(folder, 'media', picture as string));
  await expect(backUp(folder)).rejects.toMatchObject({
    code: 'fault',
    message: `media/${picture}: the picture is missing`,
  });
});

test('a picture that is gone is told beside a lost file of content', async () => {
  const folder = await fullStore();
  const [picture] = readdirSync(join(folder, 'media')).filter((name) => name.endsWith('.png'));
  rmSync(join(folder, 'media', picture as string));
  rmSync(join(folder, 'casinos.json'));
  const { findings } = (await performIn(folder)(op['doctor.check'], {})).result;
  expect(findings.map(({ code }) => code)).toEqual(['lost-file', 'missing-file']);
});

test('a history that is gone is told', async () => {
  const folder = copyOf(await fullStore());
  rmSync(join(folder, HISTORY_FILE));
  await read(folder);
  const { findings } = (await performIn(folder)(op['doctor.check'], {})).result;
  expect(findings.map(({ subject }) => subject)).toContain(HISTORY_FILE);
});

test('a log of visitors that is gone is told until the next line begins it anew; one that nobody began is not missed', async () => {
  const folder = await fullStore();
  const damaged = async () =>
    (await fileStorage(folder).verify('all')).map(({ file, message }) => `${file}: ${message}`);
  const visit = { id: runtime.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
  expect(await damaged()).toEqual([]);
  await fileStorage(folder).appendLog('pageViews', visit);
  expect(await damaged()).toEqual([]);
  rmSync(join(folder, 'private/pageViews.ndjson'));
  expect(await damaged()).toEqual([
    'private/pageViews.ndjson: the file is missing, and what it held is not counted',
  ]);
  await fileStorage(folder).appendLog('pageViews', visit);
  expect(await damaged()).toEqual([]);
  await fileStorage(folder).clearLog('missing');
  rmSync(join(folder, 'private/missing.ndjson'));
  expect(await damaged()).toHaveLength(1);
});
