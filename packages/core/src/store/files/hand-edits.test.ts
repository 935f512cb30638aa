import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Casino } from '../../collections/casinos/casino.js';
import { addCasinoChange, casino, reopenStore, slugsIn } from './testing/child-process.js';
import { threeCasinos } from './testing/three-casinos.js';

const handEdits: [title: string, edit: (text: string) => string][] = [
  ['a changed value', (text) => text.replace('"rating":5', '"rating":6.5')],
  ['records laid out over several lines', (text) => JSON.stringify(JSON.parse(text), null, 2)],
  ['records in another order', (text) => JSON.stringify((JSON.parse(text) as Casino[]).reverse())],
  ['Windows line ends and a byte-order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['fields left out that have defaults', (text) => text.replaceAll('"games":[],', '')],
  [
    'fields in another order',
    (text) =>
      JSON.stringify(
        (JSON.parse(text) as Casino[]).map((record) => Object.fromEntries(Object.entries(record).reverse())),
      ),
  ],
];

test.each(handEdits)(
  '%s, written by hand, is accepted with one note, and found by name',
  async (_title, edit) => {
    const { folder, store, notes, lines, path, ...rest } = await threeCasinos();
    const text = rest.edit(edit);
    const before = await store.question(({ generation }) => generation);
    expect(await slugsIn(store)).toEqual(['one', 'two', 'three']);
    for (const each of [store, reopenStore(folder)]) {
      expect(await each.question(({ casinos }) => casinos.require('two').isActive)).toBe(true);
      expect(await each.question(({ generation }) => generation)).toBe(before);
    }
    expect(notes).toEqual([
      'casinos.json was changed outside croupier; it was checked, is in order, and is used as it is now.',
    ]);
    expect(readFileSync(path, 'utf8')).toBe(text);

    await store.change(addCasinoChange, (tx) => {
      tx.casinos.update('two', { rating: 9 });
      tx.casinos.insert(casino('four'));
    });
    expect(await slugsIn(reopenStore(folder))).toEqual(['one', 'two', 'three', 'four']);
    expect(lines()).toHaveLength(7);
    expect(lines()[1]).toMatch(/^\{"id":"[0-9a-f-]{36}","slug":"one".*\},$/);
    expect(notes).toHaveLength(1);
  },
);

test('a document with Windows line ends and a byte-order mark is accepted, and can be changed', async () => {
  const { folder, store, notes } = await threeCasinos();
  await store.change(addCasinoChange, (tx) => tx.settings.set({ siteName: 'Fox' }));
  const path = join(folder, 'settings.json');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  for (const each of [store, reopenStore(folder)]) {
    expect(await each.question(({ settings }) => settings.get().siteName)).toBe('Fox');
  }
  await store.change(addCasinoChange, (tx) => tx.settings.set({ siteName: 'Wolf' }));
  expect(await reopenStore(folder).question(({ settings }) => settings.get().siteName)).toBe('Wolf');
  expect(notes).toHaveLength(1);
});

test('a file that was only touched or copied is accepted without a note', async () => {
  const { store, notes, edit } = await threeCasinos();
  edit((text) => text);
  expect(await slugsIn(store)).toHaveLength(3);
  expect(notes).toEqual([]);
});

test.skipIf(process.platform === 'win32')('a file keeps the permissions that somebody gave it', async () => {
  const { store, path } = await threeCasinos();
  // More permissions than a new file gets.
  chmodSync(path, 0o666);
  await store.change(addCasinoChange, (tx) => tx.casinos.update('two', { rating: 9 }));
  expect(statSync(path).mode & 0o777).toBe(0o666);
});
