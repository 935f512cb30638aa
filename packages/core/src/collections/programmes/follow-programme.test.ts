import { beforeEach, expect, test } from 'vitest';
import { historyList } from '../../operations/store/history.js';
import { historyUndo } from '../../operations/store/undo.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';
import { casinosAdd, casinosList } from '../casinos/casinos.js';
import { casinosMerge } from '../casinos/merge/casinos-merge.js';
import { earnings } from '../earnings/earnings.js';
import { listings } from '../listings/listings.js';
import { programmes } from './programmes.js';

let perform: Perform;

const OWN = 'https://own.example/';
const { add, edit, delete: remove } = programmes.operations;

beforeEach(async () => {
  perform = memoryPerform();
  for (const name of ['Owls', 'Terns'])
    await perform(add, { record: { name, linkTemplate: `https://${name.toLowerCase()}.example/{casino}` } });
  const casinos = [
    { name: 'Fox', programme: 'owls' },
    { name: 'Heron', programme: 'owls', visitUrl: OWN },
    { name: 'Kite', programme: 'terns' },
  ];
  for (const record of casinos) await perform(casinosAdd, { record: { description: 'Calm.', ...record } });
  await perform(listings.operations.add, { record: { casino: 'kite', market: 'GB', programme: 'owls' } });
});

/** The programme and the link of every casino and listing, by slug. */
async function links() {
  const casinos = (await perform(casinosList, {})).result.records;
  const listed = (await perform(listings.operations.list, {})).result.records;
  const rows = [...casinos, ...listed].map(({ slug, programme, visitUrl }) => [slug, [programme, visitUrl]]);
  return Object.fromEntries(rows);
}

const BEFORE = {
  fox: ['owls', 'https://owls.example/fox'],
  heron: ['owls', OWN],
  kite: ['terns', 'https://terns.example/kite'],
  'kite-in-gb': ['owls', 'https://owls.example/kite'],
};

test('a new template and slug of a programme are those of its casinos and listings; own links stay', async () => {
  expect(await links()).toEqual(BEFORE);
  const changes = { slug: 'night-owls', linkTemplate: 'https://new.example/?c={casino}' };
  await perform(edit, { record: 'owls', changes });
  expect(await links()).toEqual({
    ...BEFORE,
    fox: ['night-owls', 'https://new.example/?c=fox'],
    heron: ['night-owls', OWN],
    'kite-in-gb': ['night-owls', 'https://new.example/?c=kite'],
  });
});

test('earnings follow a new slug of their programme, so that a report that comes again corrects them', async () => {
  const report = (revenue: number) =>
    `programme,date,casino,revenue,currency\nGrey Gulls,2026-06-01,Fox,${revenue},EUR\n`;
  await perform(add, { record: { name: 'Grey Gulls' } });
  await perform(earnings.operations.import, { source: report(5) });
  await perform(edit, { record: 'grey-gulls', changes: { slug: 'gulls' } });
  await perform(earnings.operations.import, { source: report(6), onConflict: 'update' });
  const { records } = (await perform(earnings.operations.list, {})).result;
  expect(records.map(({ programme, revenue }) => [programme, revenue])).toEqual([['gulls', 6]]);
});

test('a programme that loses its template leaves the links, and one that gets a template fills those that are missing', async () => {
  await perform(edit, { record: 'owls', changes: { linkTemplate: null } });
  expect(await links()).toEqual(BEFORE);
  await perform(casinosAdd, { record: { name: 'Mole', description: 'Calm.', programme: 'owls' } });
  await perform(edit, { record: 'owls', changes: { linkTemplate: 'https://back.example/{casino}' } });
  expect(await links()).toEqual({ ...BEFORE, mole: ['owls', 'https://back.example/mole'] });
});

test('casinos and listings of a deleted programme keep their links and no longer name it; an undo brings it all back', async () => {
  await perform(remove, { records: ['owls'] });
  const left = ([, link]: (string | undefined)[]) => [undefined, link];
  expect(await links()).toEqual({
    fox: left(BEFORE.fox),
    heron: left(BEFORE.heron),
    kite: BEFORE.kite,
    'kite-in-gb': left(BEFORE['kite-in-gb']),
  });
  const [last] = (await perform(historyList, {})).result.records;
  await perform(historyUndo, { change: last?.id as string });
  expect(await links()).toEqual(BEFORE);
});

test('a file of programmes changes the links as an edit does', async () => {
  const source = 'slug,name,linkTemplate\nowls,Owls,https://file.example/{casino}\n';
  await perform(programmes.operations.import, { source, onConflict: 'update' });
  expect((await links()).fox).toEqual(['owls', 'https://file.example/fox']);
});

test('a merged casino has the link of the programme that it takes, made for its own slug', async () => {
  await perform(casinosMerge, { record: 'fox', others: ['kite'], prefer: 'other' });
  expect(await links()).toEqual({
    fox: ['terns', 'https://terns.example/fox'],
    heron: BEFORE.heron,
    'fox-in-gb': ['owls', 'https://owls.example/fox'],
  });
});

test('a merge takes the brand id from the casino whose programme it takes, and keeps a link of its own', async () => {
  const first = { name: 'Mole', brandId: '1', visitUrl: OWN };
  const second = { name: 'Vole', programme: 'terns', brandId: '2' };
  for (const record of [first, second])
    await perform(casinosAdd, { record: { description: 'Calm.', ...record } });
  const { records } = (await perform(casinosMerge, { record: 'mole', others: ['vole'] })).result;
  expect(records).toMatchObject([{ programme: 'terns', brandId: '2', visitUrl: OWN }]);
});

test('a merge leaves the link of the one that stays where nothing else is taken', async () => {
  await perform(casinosMerge, { record: 'heron', others: ['fox'] });
  expect((await links()).heron).toEqual(['owls', OWN]);
});
