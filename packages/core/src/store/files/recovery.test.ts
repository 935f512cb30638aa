import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { SCHEMA_VERSION } from '../../model/collections.js';
import {
  addCasinoChange,
  casino,
  newFolder,
  newStore,
  reopenStore,
  slugsIn,
} from './testing/child-process.js';

interface Listed {
  generation: number;
  history: { length: number };
  files: Record<string, { size: number; mtimeNs: string; ino: string }>;
  pending: { temp: string; target: string }[];
}

/** All content of a store, for comparison as a whole. */
async function told(folder: string) {
  const store = reopenStore(folder);
  return {
    slugs: await slugsIn(store),
    site: await store.question(({ settings }) => settings.get().siteName),
    operations: (await store.storage.history()).map(({ operation }) => operation),
  };
}

const before = { slugs: ['one'], site: 'Before', operations: ['first'] };
const after = { slugs: ['one', 'two'], site: 'After', operations: ['second', 'first'] };

/** A store before a change of two files, the same store after it, and the files that the change wrote. */
async function commit() {
  const { folder, store } = await newStore();
  await store.change({ ...addCasinoChange, operation: 'first' }, (tx) => {
    tx.casinos.insert(casino('one'));
    tx.settings.set({ siteName: 'Before' });
  });
  const earlier = join(newFolder(), 'store');
  cpSync(folder, earlier, { recursive: true, preserveTimestamps: true });
  await store.change({ ...addCasinoChange, operation: 'second' }, (tx) => {
    tx.casinos.insert(casino('two'));
    tx.settings.set({ siteName: 'After' });
  });
  const index = JSON.parse(readFileSync(join(folder, 'private/index.json'), 'utf8')) as Listed;
  expect(index.pending.map(({ target }) => target)).toEqual(['casinos.json', 'settings.json']);
  return { folder, earlier, index };
}

const temps = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

/** Brings the earlier store to a state in which a process can be killed during the change. */
async function killedAt(stage: number): Promise<string> {
  const { folder, earlier, index } = await commit();
  const [casinos, settings] = index.pending as [Listed['pending'][0], Listed['pending'][0]];
  if (stage >= 1) copyFileSync(join(folder, casinos.target), join(earlier, casinos.temp));
  if (stage >= 2) copyFileSync(join(folder, settings.target), join(earlier, settings.temp));
  if (stage >= 3)
    copyFileSync(join(folder, 'private/history.ndjson'), join(earlier, 'private/history.ndjson'));
  if (stage === 4) truncateSync(join(earlier, 'private/history.ndjson'), index.history.length - 9);
  if (stage >= 5) {
    for (const [file, listed] of Object.entries(index.files)) {
      const temp = index.pending.find(({ target }) => target === file)?.temp;
      const { size, ino, mtimeNs } = statSync(join(earlier, temp ?? file), { bigint: true });
      Object.assign(listed, { size: Number(size), ino: String(ino), mtimeNs: String(mtimeNs) });
    }
    const text = JSON.stringify({ ...index, hash: undefined });
    const path = join(earlier, `private/${stage === 5 ? '.index.json.0123456789abcdef.tmp' : 'index.json'}`);
    writeFileSync(path, text);
  }
  if (stage >= 7) renameSync(join(earlier, casinos.temp), join(earlier, casinos.target));
  if (stage >= 8) renameSync(join(earlier, settings.temp), join(earlier, settings.target));
  return earlier;
}

const stages: [killed: string, stage: number, state: object][] = [
  ['before anything was written', 0, before],
  ['after the first file was written', 1, before],
  ['after both files were written', 2, before],
  ['after the history was written', 3, before],
  ['while the history was written', 4, before],
  ['after the new index was written, before it took its place', 5, before],
  ['after the index took its place', 6, after],
  ['after the first file took its place', 7, after],
  ['after all', 8, after],
];

test.each(stages)('a process killed %s leaves the state before or after', async (_title, stage, state) => {
  const folder = await killedAt(stage);
  expect(await told(folder)).toEqual(state);

  const store = reopenStore(folder);
  await store.change({ ...addCasinoChange, operation: 'third' }, (tx) => tx.casinos.insert(casino('three')));
  const { slugs, site, operations } = state as typeof before;
  expect(await told(folder)).toEqual({
    slugs: [...slugs, 'three'],
    site,
    operations: ['third', ...operations],
  });
  expect([...temps(folder), ...temps(join(folder, 'private'))]).toEqual([]);
  const plain = JSON.parse(readFileSync(join(folder, 'casinos.json'), 'utf8')) as { slug: string }[];
  expect(plain.map(({ slug }) => slug)).toEqual([...slugs, 'three']);
});

test('readers use a committed change before its files have their final names, and change nothing', async () => {
  const folder = await killedAt(6);
  const files = () => readdirSync(folder).sort();
  const there = files();
  expect(await told(folder)).toEqual(after);
  expect(files()).toEqual(there);
  expect(temps(folder)).toHaveLength(2);
});

test('a commit with pending files survives a copy of the folder', async () => {
  const folder = await killedAt(7);
  const copy = join(newFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  rmSync(folder, { recursive: true });
  expect(await told(copy)).toEqual(after);
});

test('history that was truncated by another program is reported, and continues from the remaining lines', async () => {
  const { folder } = await commit();
  const path = join(folder, 'private/history.ndjson');
  truncateSync(path, statSync(path).size - 20);
  const notes: string[] = [];
  const store = reopenStore(folder, { onNote: (note) => notes.push(note) });
  expect((await store.storage.history()).map(({ operation }) => operation)).toEqual(['first']);
  await store.change({ ...addCasinoChange, operation: 'third' }, (tx) => tx.casinos.insert(casino('three')));
  expect((await store.storage.history()).map(({ operation }) => operation)).toEqual(['third', 'first']);
  expect(notes).toEqual([
    'private/history.ndjson, line 2: this line is not as it was written',
    'private/history.ndjson is shorter than it was; the changes that it lacks cannot be taken back.',
  ]);
});

test('history keeps the latest changes, and drops the oldest in the commit that adds one', async () => {
  const { folder, store } = await newStore({ history: { changes: 10, bytes: 1 << 20 } });
  const ids: string[] = [];
  for (let n = 1; n <= 25; n++) {
    const { change } = await store.change({ ...addCasinoChange, operation: `change-${n}` }, (tx) =>
      tx.casinos.insert(casino(`casino-${n}`)),
    );
    ids.push(change?.id as string);
    const history = await store.storage.history();
    expect(history).toHaveLength(Math.min(n, 10));
    expect(history[0]?.operation).toBe(`change-${n}`);
  }
  expect(await store.findChange(ids[20] as string)).toMatchObject({ operation: 'change-21', inserted: 1 });
  expect(await store.findChange(ids[3] as string)).toBeUndefined();
  const lines = readFileSync(join(folder, 'private/history.ndjson'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(11);
});

test('history stays within its size limit, and always keeps the latest change', async () => {
  const { folder, store } = await newStore({ history: { changes: 1_000, bytes: 3_000 } });
  for (let n = 1; n <= 20; n++) {
    await store.change({ ...addCasinoChange, operation: `change-${n}` }, (tx) =>
      tx.casinos.insert(casino(`casino-${n}`)),
    );
  }
  await store.change({ ...addCasinoChange, operation: 'all' }, (tx) => {
    for (const { id } of [...tx.casinos.all()]) tx.casinos.remove(id);
  });
  const [last] = await store.storage.history();
  expect(last).toMatchObject({ operation: 'all', removed: 20 });
  expect((await store.findChange(last?.id as string))?.entries).toHaveLength(20);
  await store.change({ ...addCasinoChange, operation: 'next' }, (tx) => tx.casinos.insert(casino('next')));
  expect((await store.storage.history()).map(({ operation }) => operation)).toEqual(['next']);
  expect(statSync(join(folder, 'private/history.ndjson')).size).toBeLessThan(3_300);
});

test('a log line cut by a crash loses no other line', async () => {
  const { folder, store } = await newStore();
  const line = { id: '01890000-0000-7000-8000-000000000001', path: '/', title: '', referrer: '', ts: 1 };
  await store.storage.appendLog('pageViews', line);
  appendFileSync(join(folder, 'private/pageViews.ndjson'), '{"id":"01890000-0000-70');
  const { storage } = reopenStore(folder);
  await storage.appendLog('pageViews', { ...line, ts: 2 });
  expect((await storage.readLog('pageViews')).lines.map(({ ts }) => ts)).toEqual([1, 2]);
});

test('a store of the previous version is migrated in one commit, and the old files are kept', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => {
    tx.casinos.insert(casino('one'));
    const { oldDailyPlayersTitle: dailyPlayersTitle } = messages.homepage;
    tx.homepage.set({ ...tx.homepage.get(), content: { heroTitle: 'Ours', dailyPlayersTitle } });
  });
  const old = readFileSync(join(folder, 'homepage.json'), 'utf8');
  writeFileSync(join(folder, 'croupier.json'), '{"schemaVersion":1}\n');

  const notes: string[] = [];
  const { content } = await reopenStore(folder, { onNote: (note) => notes.push(note) }).question(
    ({ homepage }) => homepage.get(),
  );
  expect(content).toMatchObject({
    heroTitle: 'Ours',
    dailyPlayersTitle: '100+ daily players in each country',
  });
  expect(notes).toEqual([
    `The store was brought from version 1 to ${SCHEMA_VERSION}; the files before are in private/before-version-${SCHEMA_VERSION}.`,
  ]);
  expect(readFileSync(join(folder, `private/before-version-${SCHEMA_VERSION}/homepage.json`), 'utf8')).toBe(
    old,
  );
  expect(readFileSync(join(folder, 'croupier.json'), 'utf8')).toBe(`{"schemaVersion":${SCHEMA_VERSION}}\n`);
  expect(await slugsIn(reopenStore(folder, { onNote: (note) => notes.push(note) }))).toEqual(['one']);
  expect(notes).toHaveLength(1);
});

test('a custom title of the daily players figure survives the migration', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) =>
    tx.homepage.set({ ...tx.homepage.get(), content: { dailyPlayersTitle: 'Dozens of players' } }),
  );
  writeFileSync(join(folder, 'croupier.json'), '{"schemaVersion":1}\n');
  await reopenStore(folder).change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  const { content } = await reopenStore(folder).question(({ homepage }) => homepage.get());
  expect(content.dailyPlayersTitle).toBe('Dozens of players');
  expect(existsSync(join(folder, `private/before-version-${SCHEMA_VERSION}/croupier.json`))).toBe(true);
});

test('a store of the version before, of which nothing has to be migrated, is read as it is, and is of this one once it is changed', async () => {
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('one')));
  const before = '{"schemaVersion":2}\n';
  writeFileSync(join(folder, 'croupier.json'), before);
  const marker = () => readFileSync(join(folder, 'croupier.json'), 'utf8');

  const reader = reopenStore(folder);
  // The second time it is open already.
  expect(await slugsIn(reader)).toEqual(['one']);
  expect(await slugsIn(reader)).toEqual(['one']);
  expect(marker()).toBe(before);
  await reader.change(addCasinoChange, (tx) => tx.casinos.insert(casino('two')));
  expect(marker()).toBe(`{"schemaVersion":${SCHEMA_VERSION}}\n`);
  expect(await slugsIn(reader)).toEqual(['one', 'two']);
  expect(await slugsIn(reopenStore(folder))).toEqual(['one', 'two']);
});
