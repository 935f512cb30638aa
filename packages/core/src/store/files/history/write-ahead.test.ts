import { appendFileSync, cpSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../store.js';
import { fileStorage } from '../file-storage.js';
import { addCasinoChange, casino, newFolder, newStore, reopenStore } from '../testing/child-process.js';
import { chainedLine } from './history-chain.js';

const HISTORY = 'private/history.ndjson';
const editChange = { by: { name: 'owner' }, operation: 'casinos.edit' };

/** A store of three casinos, opened as a server opens it; its files follow when a test lets a second pass. */
async function served() {
  // A second of a busy machine may pass at any moment.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { folder, store } = await newStore({ writeAhead: true });
  await store.change(addCasinoChange, (tx) => {
    for (const slug of ['one', 'two', 'three']) tx.casinos.insert(casino(slug, { rating: 5 }));
  });
  return { folder, store, path: join(folder, 'casinos.json') };
}

const passSecond = () => vi.advanceTimersByTimeAsync(1_000);

const rate = (store: Store, slug: string, rating: number) =>
  store.change(editChange, (tx) => tx.casinos.update(tx.casinos.require(slug).id, { rating }));

const ratingsIn = (store: Store) =>
  store.question(({ casinos }) => [...casinos.all()].map(({ rating }) => rating));

/** A copy of a store as a kill leaves it, before its files follow. */
function killed(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

test('a small edit adds one line to the history, is seen by all at once, and its file follows after a second', async () => {
  const { folder, store, path } = await served();
  const before = readFileSync(path, 'utf8');
  await rate(store, 'two', 8);
  expect(readFileSync(path, 'utf8')).toBe(before);
  for (const each of [store, reopenStore(folder)]) expect(await ratingsIn(each)).toEqual([5, 8, 5]);
  expect((await reopenStore(folder).history()).map(({ number }) => number)).toEqual([2, 1]);
  await passSecond();
  await expect.poll(() => readFileSync(path, 'utf8')).toContain('"rating":8');
  expect(await ratingsIn(reopenStore(folder))).toEqual([5, 8, 5]);
  expect((await reopenStore(folder).history()).map(({ number }) => number)).toEqual([2, 1]);
});

test('edits and deletions that stand in the history alone survive a kill, and the next change of files has them', async () => {
  const { folder, store } = await served();
  await rate(store, 'two', 8);
  await rate(store, 'two', 9);
  await store.change(editChange, (tx) => tx.casinos.remove(tx.casinos.require('one').id));
  const copy = killed(folder);
  const again = reopenStore(copy);
  expect(await ratingsIn(again)).toEqual([9, 5]);
  await again.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four', { rating: 1 })));
  const text = readFileSync(join(copy, 'casinos.json'), 'utf8');
  expect((JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug)).toEqual(['two', 'three', 'four']);
  expect(text).toContain('"rating":9');
  expect((await again.history()).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  expect((await fileStorage(copy).verify('all')).map(({ message }) => message)).toEqual([]);
});

test('a server that starts after a kill writes the files that were left behind', async () => {
  const { folder, store } = await served();
  await rate(store, 'two', 8);
  const copy = killed(folder);
  expect(await ratingsIn(reopenStore(copy, { writeAhead: true }))).toEqual([5, 8, 5]);
  await passSecond();
  await expect.poll(() => readFileSync(join(copy, 'casinos.json'), 'utf8')).toContain('"rating":8');
});

test('a line that a power cut left unfinished was never made; those before it were', async () => {
  const { folder, store } = await served();
  await rate(store, 'two', 8);
  const { size } = statSync(join(folder, HISTORY));
  await rate(store, 'three', 9);
  const whole = statSync(join(folder, HISTORY)).size;
  for (const length of [size + 1, size + 100, whole - 1]) {
    const copy = killed(folder);
    truncateSync(join(copy, HISTORY), length);
    expect(await ratingsIn(reopenStore(copy))).toEqual([5, 8, 5]);
    await rate(reopenStore(copy), 'one', 7);
    expect(await ratingsIn(reopenStore(copy))).toEqual([7, 8, 5]);
    expect((await reopenStore(copy).history()).map(({ number }) => number)).toEqual([3, 2, 1]);
  }
});

test('a file that is changed by hand meanwhile keeps that change, and gets the edit too', async () => {
  const { folder, store, path } = await served();
  await rate(store, 'two', 8);
  const copy = killed(folder);
  writeFileSync(join(copy, 'casinos.json'), readFileSync(path, 'utf8').replaceAll('Calm.', 'By hand.'));
  const again = reopenStore(copy);
  expect(await ratingsIn(again)).toEqual([5, 8, 5]);
  expect(await again.question(({ casinos }) => casinos.require('two').description)).toBe('By hand.');
});

test('a process that makes many edits sees one by hand within moments, and what croupier commits elsewhere at once', async () => {
  const { folder, store, path } = await served();
  const other = reopenStore(folder);
  for (let rating = 6; rating <= 9; rating++) {
    await other.change(editChange, (tx) => tx.casinos.update(tx.casinos.require('one').id, { rating }));
    expect(await ratingsIn(store)).toEqual([rating, 5, 5]);
  }
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"rating":5', '"rating":4'));
  await expect.poll(() => ratingsIn(store)).toEqual([9, 4, 4]);
});

test('new records, new slugs, documents and what history leaves out are in their files at once', async () => {
  const { folder, store } = await served();
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  await store.change(addCasinoChange, (tx) => tx.casinos.insert(casino('four')));
  expect(textOf('casinos.json')).toContain('"slug":"four"');
  await store.change(editChange, (tx) => tx.casinos.update(tx.casinos.require('one').id, { slug: 'uno' }));
  expect(textOf('casinos.json')).toContain('"slug":"uno"');
  await store.change(editChange, (tx) => tx.settings.set({ ...tx.settings.get(), siteName: 'Ours' }));
  expect(textOf('settings.json')).toContain('Ours');
  await store.change({ ...editChange, unrecorded: true }, (tx) =>
    tx.casinos.update(tx.casinos.require('two').id, { rating: 3 }),
  );
  expect(textOf('casinos.json')).toContain('"rating":3');
});

test('after many edits the files are written although no second has passed', async () => {
  const { path, store } = await served();
  for (let n = 0; n < 520; n++) await rate(store, 'two', (n % 4) + 6);
  const inFile = /"slug":"two".*?"rating":(\d)/.exec(readFileSync(path, 'utf8'))?.[1];
  expect(inFile).not.toBe('5');
  expect(await ratingsIn(store)).toEqual([5, (519 % 4) + 6, 5]);
});

/** Adds a line that is chained as croupier would, whatever it says. */
function forge(folder: string, entry: object): void {
  const path = join(folder, HISTORY);
  const [, last = ''] = /"hash":"([0-9a-f]+)"\}\n$/.exec(readFileSync(path, 'utf8')) ?? [];
  const header = { id: 'forged', number: 3, at: '2026-01-01T00:00:00.000Z', by: { name: 'nobody' } };
  const counts = { operation: 'casinos.edit', inserted: 0, updated: 1, removed: 0, subject: '' };
  const change = { header: { ...header, ...counts }, entries: [JSON.stringify(entry)] };
  const { pieces } = chainedLine(change, last, { isWriteAhead: true });
  appendFileSync(path, Buffer.concat([...pieces]));
}

test.each([
  ['a score above the scale', { rating: 99 }],
  ['a field that no casino has', JSON.parse('{"__proto__":{"isActive":false}}')],
])('%s, forged into the history, is refused by its file, and a check says so', async (_title, after) => {
  const { folder, store } = await served();
  const { id } = await store.question(({ casinos }) => casinos.require('two'));
  const copy = killed(folder);
  forge(copy, { in: 'casinos', id, did: 'update', before: {}, after, hash: '' });
  const refused = await ratingsIn(reopenStore(copy)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'fault', issues: [{ file: HISTORY }] });
  await rate(reopenStore(copy), 'one', 7).catch(() => undefined);
  expect((await fileStorage(copy).verify('content')).map(({ file }) => file)).toEqual([HISTORY]);
  // A repair leaves it out, and keeps it beside.
  await reopenStore(copy).change(addCasinoChange, (tx) => tx.casinos.size, { repair: true });
  expect(await ratingsIn(reopenStore(copy))).toEqual([5, 5, 5]);
  expect((await fileStorage(copy).verify('content')).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['a password', { in: 'credentials', id: 'x', did: 'update', before: {}, after: {}, hash: '' }],
  ['a document', { in: 'settings', id: 'settings', did: 'update', before: {}, after: {}, hash: '' }],
  ['a new record', { in: 'casinos', id: 'x', did: 'insert', hash: '' }],
  ['a slug', { in: 'casinos', id: 'x', did: 'update', before: {}, after: { slug: 'one' }, hash: '' }],
  ['a collection that there is not', { in: 'constructor', id: 'x', did: 'remove', before: {} }],
])(
  '%s, forged into the history, is not taken over, and the next change cuts it off',
  async (_title, entry) => {
    const { folder, store } = await served();
    await rate(store, 'two', 8);
    const copy = killed(folder);
    forge(copy, entry);
    expect(await ratingsIn(reopenStore(copy))).toEqual([5, 8, 5]);
    await rate(reopenStore(copy), 'one', 7);
    expect(readFileSync(join(copy, HISTORY), 'utf8')).not.toContain('forged');
  },
);

test('a store of an older version is brought up to date with the edits that stand in the history alone', async () => {
  const { folder, store } = await served();
  await rate(store, 'two', 8);
  const copy = killed(folder);
  writeFileSync(join(copy, 'croupier.json'), '{"schemaVersion":1}\n');
  expect(await ratingsIn(reopenStore(copy))).toEqual([5, 8, 5]);
  expect(readFileSync(join(copy, 'casinos.json'), 'utf8')).toContain('"rating":8');
});
