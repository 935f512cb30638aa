import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casinosAdd, casinosEdit } from '../../collections/casinos/casinos.js';
import { historyList, historyShow } from '../../operations/store/history.js';
import { historyUndo } from '../../operations/store/undo.js';
import { backupText } from '../../operations/testing/backup-text.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { fileStorage } from './file-storage.js';
import { newStore } from './testing/child-process.js';

/** A store with three changes: a casino was added, rated, and rated again. */
async function threeChanges() {
  const { folder } = await newStore();
  const notes: string[] = [];
  const perform = () => createPerform(fileStorage(folder, { onNote: (note) => notes.push(note) }), runtime);
  await perform()(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.', rating: 1 } });
  await perform()(casinosEdit, { record: 'golden-fox', changes: { rating: 2 } });
  await perform()(casinosEdit, { record: 'golden-fox', changes: { rating: 3 } });
  const path = join(folder, 'private/history.ndjson');
  return {
    folder,
    notes,
    perform,
    path,
    lines: readFileSync(path, 'utf8').trimEnd().split('\n') as [string, string, string],
    list: async () => (await perform()(historyList, {})).result.records,
    write: (lines: readonly string[]) => writeFileSync(path, lines.map((line) => `${line}\n`).join('')),
  };
}

type Lines = readonly [string, string, string];
const zeros = (line: string) => '\0'.repeat(line.length);
const edit = 'casinos.edit';
const add = 'casinos.add';

const damages: [what: string, damage: (lines: Lines) => string[], listed: string[], note: RegExp][] = [
  [
    'a changed value',
    ([a, b, c]) => [a, b.replace('"rating":1', '"rating":9'), c],
    [edit, add],
    /line 2: .*not as it was/,
  ],
  [
    'a changed header',
    ([a, b, c]) => [a, b, c.replace('Golden', 'Silver')],
    [edit, add],
    /line 3: .*not as it was/,
  ],
  ['a line of zeros', ([a, b, c]) => [a, zeros(b), c], [edit, add], /line 2: .*not as it was/],
  ['garbage between lines', ([a, b, c]) => [a, 'garbage', b, c], [edit, add], /line 2: .*not as it was/],
  ['two lines merged into one', ([a, b, c]) => [a, b + c], [add], /line 2: .*not as it was/],
  [
    'two lines interleaved',
    ([a, b, c]) => [a, b.slice(0, 99) + c.slice(0, 99) + b.slice(99) + c.slice(99)],
    [add],
    /line 2/,
  ],
  ['a line that is missing', ([a, , c]) => [a, c], [edit, add], /line 2: changes are missing before/],
  ['a line that stands there twice', ([a, b, c]) => [a, b, b, c], [edit, edit, add], /line 3: .*twice/],
  ['its first line cut off', ([, b, c]) => [b, c], [edit, edit], /line 1: changes are missing before/],
  [
    'its last line cut off',
    ([a, b]) => [a, b],
    [edit, add],
    /line 2: the changes after this line are missing/,
  ],
  ['its last line cut in the middle', ([a, b, c]) => [a, b, c.slice(0, 60)], [edit, add], /line 3/],
];

test.each(damages)('history with %s keeps its good changes and reports the damaged line', async (...row) => {
  const [, damage, listed, note] = row;
  const { notes, lines, list, write, perform } = await threeChanges();
  write(damage(lines));
  const before = await list();
  // An added line makes the file longer; bytes beyond its recorded length were never committed.
  const isLonger = damage(lines).join('').length > lines.join('').length;
  if (!isLonger) expect(before.map(({ operation }) => operation)).toEqual(listed);
  expect(notes[0]).toMatch(note);
  expect(notes[0]).toMatch(/^private\/history\.ndjson, line \d/);
  for (const { id } of before) await perform()(historyShow, { change: id });
  await perform()(casinosEdit, { record: 'golden-fox', changes: { rating: 4 } });
  const [newest, ...rest] = await list();
  expect(rest).toEqual(before);
  await perform()(historyUndo, {});
  expect((await list())[0]).toMatchObject({ undoes: newest?.id });
});

test.each([
  ['emptied', () => ''],
  ['filled with zeros', zeros],
])('history that was %s is reported and not read as an empty one', async (_, damage) => {
  const { path, list, perform } = await threeChanges();
  writeFileSync(path, damage(readFileSync(path, 'utf8')));
  const refusal = { code: 'fault', message: expect.stringMatching(/^private\/history\.ndjson, line /) };
  await expect(list()).rejects.toMatchObject(refusal);
  await perform()(casinosEdit, { record: 'golden-fox', changes: { rating: 4 } });
  expect(await list()).toHaveLength(1);
  await perform()(historyUndo, {});
});

test('an undo is refused if the line of the newest change was altered, and no other change is undone', async () => {
  const {
    lines: [a, b, c],
    write,
    perform,
    list,
  } = await threeChanges();
  write([a, b, c.replace('"rating":2', '"rating":8')]);
  await expect(perform()(historyUndo, {})).rejects.toMatchObject({
    code: 'fault',
    message:
      'The newest change is damaged: private/history.ndjson, line 3: this line is not as it was written',
  });
  expect(await list()).toHaveLength(2);
});

test('a history without chained lines is read, continues, and is chained from then on', async () => {
  const { folder, path, lines, list, notes, perform } = await threeChanges();
  const plain = lines
    .map((line) => `${line.replace(/,"prev":"[0-9a-f]+","hash":"[0-9a-f]+"\}$/, '}')}\n`)
    .join('');
  const place = join(folder, 'private/index.json');
  const index = JSON.parse(readFileSync(place, 'utf8'));
  writeFileSync(path, plain);
  writeFileSync(
    place,
    JSON.stringify({ ...index, hash: undefined, history: { length: plain.length, changes: 3 }, pending: [] }),
  );
  expect((await list()).map(({ operation }) => operation)).toEqual([edit, edit, add]);
  await perform()(historyUndo, {});
  expect(await list()).toHaveLength(4);
  expect(notes).toEqual([]);
  copyFileSync(path, `${path}.kept`);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"rating":1', '"rating":7'));
  await list();
  expect(notes[0]).toMatch(/line 1: this line or one after it is not as it was written/);
  writeFileSync(path, readFileSync(`${path}.kept`));
  rmSync(place);
  expect(await list()).toHaveLength(4);
});

test('an undo from an unchained history is validated before it is written', async () => {
  const { folder, path, lines, perform } = await threeChanges();
  const plain = lines
    .map((line) => `${line.replace(/,"prev":"[0-9a-f]+","hash":"[0-9a-f]+"\}$/, '}')}\n`)
    .join('')
    .replace('"before":{"rating":2', '"before":{"rating":77');
  const place = join(folder, 'private/index.json');
  const index = JSON.parse(readFileSync(place, 'utf8'));
  writeFileSync(path, plain);
  writeFileSync(
    place,
    JSON.stringify({ ...index, hash: undefined, history: { length: plain.length, changes: 3 }, pending: [] }),
  );
  await expect(perform()(historyUndo, {})).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Rating must be between 0 and 10'),
  });
  writeFileSync(path, plain.replace('"entries":[{"in":"casinos"', '"entries":[{"in":"secrets"'));
  const id = JSON.parse(lines[0]).id;
  await expect(perform()(historyUndo, { change: id })).rejects.toMatchObject({ code: 'fault' });
});

test('a backup of a store whose history is gone says so', async () => {
  const { path, notes, perform } = await threeChanges();
  rmSync(path);
  await backupText(perform());
  expect(notes).toEqual([expect.stringMatching(/private\/history\.ndjson.*missing/)]);
});
