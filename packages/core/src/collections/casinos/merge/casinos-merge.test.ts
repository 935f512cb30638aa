import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../../model/collections.js';
import { operations as op } from '../../../operations/registry.js';
import { arbitraryRecord } from '../../../operations/testing/arbitrary-record.js';
import { bytes, pieces } from '../../../operations/testing/import-store.js';
import { createPerform, type Perform } from '../../../perform.js';
import { memoryStorage } from '../../../store/memory-storage.js';
import { openStore } from '../../../store/store.js';
import { tickingRuntime } from '../../../store/testing/storage-fixtures.js';
import { type Casino, casino } from '../casino.js';
import { MERGE_PREFERENCES } from './merged-fields.js';

function openNew() {
  const storage = memoryStorage();
  const runtime = tickingRuntime();
  const perform = createPerform(storage, runtime);
  /** Every record and document, as it is stored. */
  const everything = () =>
    storage.read(({ table, document }) => ({
      ...Object.fromEntries(COLLECTION_NAMES.map((name) => [name, [...table(name).texts()]])),
      ...Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, document(name)])),
    }));
  return { storage, runtime, perform, everything };
}

async function add(perform: Perform, record: object): Promise<Casino> {
  const { result } = await perform(op['casinos.add'], { record: { description: 'Calm.', ...record } });
  return result.records[0] as Casino;
}

const FOX = {
  slug: 'fox',
  name: 'Golden Fox',
  rating: 7,
  countries: ['DK'],
  paymentMethods: ['Visa', 'PayPal'],
  pros: ['Quick'],
};
const TWIN = {
  slug: 'fox-2',
  name: 'Golden Fox Casino',
  rating: 9,
  visitUrl: 'https://fox.example/',
  countries: ['SE', 'DK'],
  paymentMethods: ['paypal', 'Trustly'],
  pros: ['Kind'],
  bonuses: { welcome: '100%' },
};
const both = { record: 'fox', others: ['fox-2'] };

describe('the fields of casinos that become one', () => {
  test('are those of the one that stays, filled from the other; lists of facts are united', async () => {
    const { perform } = openNew();
    const kept = await add(perform, FOX);
    await add(perform, TWIN);
    const { result } = await perform(op['casinos.merge'], both);
    expect(result.records).toMatchObject([
      {
        id: kept.id,
        slug: 'fox',
        name: 'Golden Fox',
        rating: 7,
        visitUrl: 'https://fox.example/',
        bonuses: { welcome: '100%' },
        countries: ['DK', 'SE'],
        paymentMethods: ['Visa', 'PayPal', 'Trustly'],
        pros: ['Quick'],
      },
    ]);
    expect(result.gone).toMatchObject([{ slug: 'fox-2' }]);
    expect(result.fields.find(({ field }) => field === 'countries')).toMatchObject({
      from: ['fox', 'fox-2'],
      values: [
        { slug: 'fox', value: ['DK'] },
        { slug: 'fox-2', value: ['SE', 'DK'] },
      ],
    });
    expect((await perform(op['casinos.list'], {})).result.total).toBe(1);
  });

  test.each([
    ['other', 9],
    ['newest', 9],
    ['fuller', 9],
    ['kept', 7],
  ] as const)('are by preference %s those with the rating %i', async (prefer, rating) => {
    const { perform } = openNew();
    await add(perform, FOX);
    await add(perform, TWIN);
    const { result } = await perform(op['casinos.merge'], { ...both, prefer });
    expect(result.records).toMatchObject([
      { rating, slug: 'fox', countries: expect.arrayContaining(['DK', 'SE']) },
    ]);
  });

  test('are chosen one by one, a list and the slug too', async () => {
    const { perform } = openNew();
    const kept = await add(perform, FOX);
    await add(perform, TWIN);
    const take = ['rating', 'countries', 'slug'].map((field) => ({ field, from: 'fox-2' }));
    const { result } = await perform(op['casinos.merge'], { ...both, take });
    expect(result.records).toMatchObject([
      { id: kept.id, slug: 'fox-2', name: 'Golden Fox', rating: 9, countries: ['SE', 'DK'] },
    ]);
    const { result: redirects } = await perform(op['redirects.list'], {});
    expect(redirects.records).toMatchObject([{ source: '/casino/fox', target: '/casino/fox-2' }]);
  });

  test('keep a blacklisting with its reason, and a review with its author', async () => {
    const { perform } = openNew();
    await add(perform, { ...FOX, reviewer: 'Ines' });
    await add(perform, {
      ...TWIN,
      isBlacklisted: true,
      blacklistReason: 'No payouts',
      detailedReview: '<p>Bad.</p>',
      reviewer: 'Olli',
    });
    const { result } = await perform(op['casinos.merge'], both);
    expect(result.records).toMatchObject([
      { isBlacklisted: true, blacklistReason: 'No payouts', detailedReview: '<p>Bad.</p>', reviewer: 'Olli' },
    ]);
  });
});

test.each([
  [{ record: 'fox', others: ['fox'] }, 'usage', 'merge.itself'],
  [{ record: 'fox', others: ['owl'] }, 'not-found', 'record.not-found'],
  [{ ...both, take: [{ field: 'taste', from: 'fox' }] }, 'usage', 'field.not-found'],
  [{ ...both, take: [{ field: 'createdAt', from: 'fox' }] }, 'usage', 'merge.no-choice'],
  [{ ...both, take: [{ field: 'rating', from: 'elk' }] }, 'usage', 'merge.from-another'],
  [
    {
      ...both,
      take: [
        { field: 'bonuses', from: 'fox' },
        { field: 'bonuses.welcome', from: 'fox-2' },
      ],
    },
    'usage',
    'merge.two-choices',
  ],
])('%j is refused and leaves all as it is', async (input, code, reason) => {
  const { perform, everything } = openNew();
  for (const record of [FOX, TWIN, { slug: 'elk', name: 'Elk' }]) await add(perform, record);
  const before = await everything();
  await expect(perform(op['casinos.merge'], input)).rejects.toMatchObject({ code, reason });
  expect(await everything()).toEqual(before);
});

describe('what belongs to a merged casino goes with it', () => {
  test('bonuses, by id or by name alone', async () => {
    const { perform } = openNew();
    const kept = await add(perform, FOX);
    await add(perform, TWIN);
    const bonus = { title: 'Ten spins', description: 'x', category: 'reload' as const };
    await perform(op['bonuses.add'], { record: { ...bonus, casino: 'fox-2' } });
    const { result } = await perform(op['casinos.merge'], both);
    expect(result.carried.bonuses).toBe(1);
    const { result: bonuses } = await perform(op['bonuses.list'], {});
    expect(bonuses.records).toMatchObject([{ casinoId: kept.id, casino: 'Golden Fox' }]);
  });

  test('its address, and those that led to it, in one step', async () => {
    const { perform } = openNew();
    for (const record of [FOX, { ...TWIN, slug: 'vixen' }]) await add(perform, record);
    await perform(op['casinos.rename'], { record: 'vixen', slug: 'fox-2' });
    await perform(op['redirects.add'], { record: { source: '/old', target: '/casino/fox-2' } });
    await perform(op['casinos.merge'], both);
    for (const url of ['/casino/vixen', '/casino/fox-2', '/old']) {
      const { result } = await perform(op['redirects.test'], { url });
      expect(result).toMatchObject({ to: '/casino/fox', at: 'page', status: 301 });
      expect(result.hops).toHaveLength(1);
    }
  });

  test('its place in the condition of a toplist', async () => {
    const { perform } = openNew();
    await add(perform, FOX);
    const { id } = await add(perform, TWIN);
    const where = (condition: string) => `payment=visa&where=${encodeURIComponent(condition)}`;
    await perform(op['toplists.add'], {
      record: { title: 'Not it', query: where('slug!=fox-2 and rating>3') },
    });
    await perform(op['toplists.add'], { record: { title: 'It', query: where(`id=${id}`) } });
    const { result } = await perform(op['casinos.merge'], both);
    expect(result.carried.toplists).toBe(2);
    const { result: toplists } = await perform(op['toplists.list'], {});
    const queries = toplists.records.map(({ query }) => new URLSearchParams(query).get('where')).sort();
    expect(queries).toEqual([`id=${result.records[0]?.id}`, 'slug!=fox and rating>3']);
  });

  test('and visitors are not led to a hidden review without a word', async () => {
    const { perform } = openNew();
    await add(perform, { ...FOX, isActive: false });
    await add(perform, TWIN);
    const { result } = await perform(op['casinos.merge'], both);
    expect(result.warnings).toMatchObject([{ reason: 'merge.hides' }]);
  });
});

describe('sources after a merge', () => {
  const settings = {
    key: ['domain'],
    mergeLists: ['countries'],
    map: { visitUrl: 'url' },
    default: { description: 'x', rating: '3', bonuses: 'x', games: 'Slots', paymentMethods: 'Visa' },
    noDefaults: true,
  };
  async function openRegister() {
    const store = openNew();
    await store.perform(op['profiles.save'], { name: 'dk', collection: 'casinos', settings } as never);
    const night = async (...rows: string[]) => {
      const file = bytes(`name,url,countries\n${rows.join('\n')}\n`);
      const input = { source: pieces(file, 1_000), fromSource: 'dk', mirror: true, force: true };
      return (await store.perform(op['casinos.import'], input as never)).result;
    };
    const list = async () => (await store.perform(op['casinos.list'], { sort: 'name' })).result.records;
    return { ...store, night, list };
  }

  test('the next import finds the one that stays, and makes none again', async () => {
    const { perform, night, list } = await openRegister();
    const rows = [
      'Fox,https://fox.example,DK',
      'Vixen,https://vixen.example,SE',
      'Owl,https://owl.example,NO',
    ];
    await night(...rows);
    const { result } = await perform(op['casinos.merge'], { record: 'fox', others: ['vixen'] });
    expect(result.carried.sourceRows).toBe(1);
    const again = await night(...rows);
    expect(again).toMatchObject({ created: 0, rejected: 0, source: { open: 0, gone: 0 } });
    expect(await list()).toMatchObject([{ name: 'Fox', countries: ['DK', 'SE'] }, { name: 'Owl' }]);
    await night(rows[0] as string, rows[2] as string);
    expect(await list()).toMatchObject([{ name: 'Fox', countries: ['DK'], isActive: true }, { name: 'Owl' }]);
  });

  test('an item that people had in either stays when the source takes back its own', async () => {
    const { perform, night, list } = await openRegister();
    await night('Vixen,https://vixen.example,"DK, SE"');
    await add(perform, { ...FOX, name: 'Fox', countries: ['DK', 'NO'] });
    await perform(op['casinos.merge'], { record: 'fox', others: ['vixen'] });
    expect(await list()).toMatchObject([{ countries: ['DK', 'NO', 'SE'] }]);
    await night('Vixen,https://vixen.example,FI');
    expect(await list()).toMatchObject([{ countries: ['DK', 'NO', 'FI'] }]);
  });

  test('a row that waits for a decision suggests the one that stays', async () => {
    const { perform, night, runtime, storage } = await openRegister();
    await add(perform, { ...FOX, slug: 'one', visitUrl: 'https://fox.example/a' });
    await add(perform, { ...FOX, slug: 'two', visitUrl: 'https://fox.example/b' });
    expect(await night('Fox,https://fox.example,DK')).toMatchObject({ source: { open: 1 } });
    const store = openStore(storage, runtime);
    const suggested = async () =>
      store.question(({ sourceRecords }) => [...sourceRecords.all()].map((row) => row.suggested));
    const [gone] = await suggested();
    const { result } = await perform(op['casinos.show'], { record: gone as string });
    const kept = result.record.slug === 'one' ? 'two' : 'one';
    const merged = await perform(op['casinos.merge'], { record: kept, others: [gone as string] });
    expect(await suggested()).toEqual([merged.result.records[0]?.id]);
    expect(await night('Fox,https://fox.example,DK')).toMatchObject({ created: 0, source: { open: 0 } });
  });
});

test('after a merge nothing names the casino that is gone, and its undo leaves every byte as it was', async () => {
  const record = arbitraryRecord(casino, ['retiredAt', 'programme']);
  const pairs = fc.record({
    one: record,
    other: record,
    prefer: fc.constantFrom(...MERGE_PREFERENCES),
    takes: fc.uniqueArray(
      fc.constantFrom('slug', 'rating', 'name', 'countries', 'isActive', 'isBlacklisted'),
    ),
  });
  await fc.assert(
    fc.asyncProperty(pairs, async ({ one, other, prefer, takes }) => {
      const { perform, everything, storage, runtime } = openNew();
      await add(perform, { ...one, slug: 'fox' });
      const gone = await add(perform, { ...other, slug: 'fox-2' });
      const bonus = { title: 'Ten spins', description: 'x', category: 'reload' as const, casino: 'fox-2' };
      await perform(op['bonuses.add'], { record: bonus });
      await perform(op['redirects.add'], { record: { source: '/old', target: '/casino/fox-2' } });
      const row = {
        source: runtime.newId(),
        key: 'slug: fox-2',
        state: 'linked',
        record: gone.id,
        suggested: gone.id,
      };
      const said = { countries: ['DK', 'JP'], rating: 3 };
      await openStore(storage, runtime).change(
        { by: { name: 'owner' }, operation: 'x.y' },
        ({ sourceRecords }) => sourceRecords.insert({ ...row, said, filled: { rating: 3 } }),
      );
      await perform(op['casinos.add'], { record: { name: 'Elk', slug: 'elk', description: 'x' } });
      await perform(op['casinos.distinct'], { records: ['elk', 'fox-2'] });
      const before = await everything();
      const take = takes.map((field) => ({ field, from: 'fox-2' }));
      const planned = await perform(op['casinos.merge'], { ...both, prefer, take }, { dryRun: true });
      expect(await everything()).toEqual(before);
      const merged = await perform(op['casinos.merge'], { ...both, prefer, take });
      expect(merged.result.fields).toEqual(planned.result.fields);
      expect(JSON.stringify(await everything())).not.toContain(gone.id);
      await perform(op['history.undo'], {});
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
