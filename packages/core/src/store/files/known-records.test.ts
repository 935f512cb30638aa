import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { clockwork } from '../../clockwork.js';
import { casinosAdd, casinosDelete, casinosEdit } from '../../operations/casinos.js';
import { performer } from '../../perform.js';
import { readCatalogue } from '../read-catalogue.js';
import { filesHome } from './files-home.js';
import { initStore } from './init.js';
import { LineFile } from './line-file.js';

const TODAY = '2026-11-20';

async function newStore() {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await initStore(folder);
  const home = filesHome(folder);
  const perform = performer(home, clockwork);
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
  return { folder, home, perform, add };
}

function fileOf(lines: readonly string[]): LineFile {
  return new LineFile(Buffer.concat([...LineFile.framed(lines.map((line) => Buffer.from(line)))]));
}

const recordIn = (number: number, text: string) =>
  JSON.stringify({ id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`, text });

test('of any file and any later one, just the records that stayed as they were are told by their number', () => {
  const state = fc.uniqueArray(fc.tuple(fc.nat(30), fc.constantFrom('a', 'b', 'ä', 'longer')), {
    selector: ([number]) => number,
  });
  const texts = (records: [number, string][]) =>
    records.sort(([a], [b]) => a - b).map(([number, text]) => recordIn(number, text));
  fc.assert(
    fc.property(state, state, (first, second) => {
      const [before, after] = [texts(first), texts(second)];
      const told = [...fileOf(after).textsSince(fileOf(before))];
      expect(told.map((one) => (typeof one === 'number' ? before[one] : one))).toEqual(after);
      for (const [at, one] of told.entries()) {
        expect(typeof one === 'number').toBe(before.includes(after[at] as string));
      }
    }),
  );
});

test('after each change the catalogue is what a fresh look finds, and what did not change is the same object', async () => {
  const { home, perform, add } = await newStore();
  for (const name of ['Alder', 'Birch', 'Cedar', 'Dogwood']) await add(name);
  const look = () => readCatalogue(filesHome(home.name), TODAY);
  let known = await readCatalogue(home, TODAY);
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
    known = await readCatalogue(home, TODAY, known);
    expect(known).toEqual(await look());
    expect(known.casinoBySlug.get('dogwood')).toBe(dogwood);
  }
});

test('what somebody edits by hand is read, however it is laid out', async () => {
  const { folder, home, add } = await newStore();
  for (const name of ['Alder', 'Birch']) await add(name);
  const known = await readCatalogue(home, TODAY);
  const file = join(folder, 'casinos.json');
  const records = JSON.parse(readFileSync(file, 'utf8'));
  records[0].description = 'Written by hand';
  writeFileSync(file, JSON.stringify(records.reverse(), null, 2));
  const next = await readCatalogue(home, TODAY, known);
  expect(next.casinoBySlug.get('alder')?.description).toBe('Written by hand');
  expect(next.casinoBySlug.get('birch')).toEqual(known.casinoBySlug.get('birch'));
});
