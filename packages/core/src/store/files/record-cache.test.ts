import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { casinosAdd, casinosDelete, casinosEdit } from '../../collections/casinos/casinos.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { readCatalogue } from '../read-catalogue.js';
import { idInText } from '../serialized/text-identity.js';
import { fileStorage } from './file-storage.js';
import { initStore } from './init-store.js';
import { RecordFile } from './records/record-file.js';

const TODAY = '2026-11-20';

async function newStore() {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await initStore(folder);
  const storage = fileStorage(folder);
  const perform = createPerform(storage, runtime);
  const add = (name: string) =>
    perform(casinosAdd, {
      record: {
        name,
        description: `About ${name}`,
        rating: 4,
        bonuses: { welcome: 'None' },
        games: ['Slots'],
      },
    });
  return { folder, storage, perform, add };
}

function fileOf(lines: readonly string[]): RecordFile {
  return new RecordFile(Buffer.concat([...RecordFile.encode(lines.map((line) => Buffer.from(line)))]));
}

const recordIn = (number: number, text: string) =>
  JSON.stringify({ id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`, text });

test('for any two versions of a file, what was added, changed or removed is named, and nothing else', () => {
  const state = fc.uniqueArray(fc.tuple(fc.nat(30), fc.constantFrom('a', 'b', 'ä', 'longer')), {
    selector: ([number]) => number,
  });
  const texts = (records: [number, string][]) =>
    records.sort(([a], [b]) => a - b).map(([number, text]) => recordIn(number, text));
  fc.assert(
    fc.property(state, state, (first, second) => {
      const [before, after] = [texts(first), texts(second)];
      const differing = [...before, ...after].filter(
        (text) => before.includes(text) !== after.includes(text),
      );
      const changed = [...fileOf(after).changedSince(fileOf(before))].filter((id) => id !== undefined);
      expect(changed.sort()).toEqual([...new Set(differing.map(idInText))].sort());
    }),
  );
});

test('after each change the catalogue equals a newly read one, and unchanged records stay the same object', async () => {
  const { folder, storage, perform, add } = await newStore();
  for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood']) await add(name);
  const look = () => readCatalogue(fileStorage(folder), TODAY);
  let known = await readCatalogue(storage, TODAY);
  const changes = [
    () => perform(casinosEdit, { record: 'birch', changes: { rating: 1.5 } }),
    () => perform(casinosDelete, { records: ['alder'] }),
    () => add('Elm'),
    () => perform(casinosEdit, { record: 'cedar', changes: { isActive: false } }),
    () => perform(casinosEdit, { record: 'cedar', changes: { isActive: true } }),
    () => perform(casinosEdit, { record: 'birch', changes: { rating: 4 } }),
  ];
  for (const change of changes) {
    const dogwood = known.casinoBySlug.get('dogwood');
    await change();
    known = await readCatalogue(storage, TODAY, known);
    expect(known).toEqual(await look());
    expect(known.casinoBySlug.get('dogwood')).toBe(dogwood);
  }
});

test('hand edits are read in any layout', async () => {
  const { folder, storage, add } = await newStore();
  for (const name of ['Alder', 'Birch']) await add(name);
  const known = await readCatalogue(storage, TODAY);
  const file = join(folder, 'casinos.json');
  const records = JSON.parse(readFileSync(file, 'utf8'));
  records[0].description = 'Written by hand';
  writeFileSync(file, JSON.stringify(records.reverse(), null, 2));
  const next = await readCatalogue(storage, TODAY, known);
  expect(next.casinoBySlug.get('alder')?.description).toBe('Written by hand');
  expect(next.casinoBySlug.get('birch')).toEqual(known.casinoBySlug.get('birch'));
});
