import { expect, test } from 'vitest';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import { openImportStore } from '../testing/import-store.js';
import { profilesDelete, profilesSave } from '../transfer/profiles.js';

const SETTINGS: ImportSettings = {
  default: { description: 'Listed.', rating: '0', bonuses: 'None', games: 'Slots', paymentMethods: 'Visa' },
  key: ['name'],
};

async function openSource(settings: ImportSettings = {}) {
  const store = openImportStore();
  const save = (one: ImportSettings, collection: 'casinos' | 'games' = 'casinos') =>
    store.perform(profilesSave, { name: 'list', collection, settings: one });
  await save({ ...SETTINGS, ...settings });
  const night = (text: string, options: object = {}) =>
    store.take(text, { fromSource: 'list', maxRemoved: 100, ...options });
  return { ...store, save, night };
}

test('what the import filled in is not written by people: a source that says it later is heard', async () => {
  const { night, one } = await openSource();
  await night('name\nFox\n');
  const { result } = await night('name,rating,minDeposit,isFeatured\nFox,4,10,true\n');
  expect(result).toMatchObject({ updated: 1, source: { kept: 0 } });
  expect(await one('fox')).toMatchObject({ rating: 8, minDeposit: '10', isFeatured: true });
});

test('a row of JSON with a value that is none is rejected alone', async () => {
  const { night, all } = await openSource({ mergeLists: ['countries'] });
  const casino = {
    description: 'x',
    rating: 5,

    games: ['Slots'],
    paymentMethods: ['Visa'],
  };
  const rows = (...some: object[]) => JSON.stringify(some.map((one) => ({ ...casino, ...one })));
  await night(rows({ name: 'Fox', countries: ['DK'] }), { format: 'json' });
  const { result } = await night(
    rows({ name: 'Fox', countries: 5 }, { name: 5 }, { name: 'Owl', countries: ['SE'] }),
    { format: 'json', skipInvalid: true },
  );
  expect(result).toMatchObject({ created: 1, rejected: 2 });
  expect((await all()).map(({ name, countries }) => [name, countries])).toEqual([
    ['Fox', ['DK']],
    ['Owl', ['SE']],
  ]);
});

test('a casino that is back is as its row says, and not live against it', async () => {
  const { night, one } = await openSource({ whenGone: 'deactivate' });
  await night('name,isActive\nFox,true\nOwl,true\n');
  await night('name,isActive\nOwl,true\n', { mirror: true });
  expect(await one('fox')).toMatchObject({ isActive: false });
  const { result } = await night('name,isActive\nFox,false\nOwl,true\n', { mirror: true });
  expect(result.source).toMatchObject({ returned: 1, kept: 0 });
  expect(await one('fox')).toMatchObject({ isActive: false });
  await night('name,isActive\nFox,true\nOwl,true\n', { mirror: true, force: true });
  expect(await one('fox')).toMatchObject({ isActive: true });
});

test.each(['deactivate', 'blacklist'] as const)(
  'games cannot be retired by %s, and no source may say so',
  async (whenGone) => {
    const { save } = await openSource();
    await expect(save({ key: ['name'], whenGone }, 'games')).rejects.toMatchObject({
      code: 'usage',
      message: `What is gone cannot be retired by ${whenGone}: games have no such mark`,
    });
  },
);

test('what is told of a deleted source is the source, and not each row that goes with it', async () => {
  const { night, perform } = await openSource();
  await night('name\nFox\nOwl\n');
  const { removed, changes } = await perform(profilesDelete, { records: ['list'] }, { dryRun: true });
  expect(removed).toBe(1);
  expect(changes.map((one) => one.in)).toEqual(['profiles']);
});
