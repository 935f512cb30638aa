import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  bonusesAdd,
  bonusesEdit,
  bonusesImport,
  bonusesList,
  bonusesShow,
} from '../../collections/bonuses/bonuses.js';
import { casinosAdd, casinosDelete, casinosRename } from '../../collections/casinos/casinos.js';
import { gamesAdd, gamesDelete, gamesEdit, gamesList, gamesShow } from '../../collections/games/games.js';
import { toplistsAdd } from '../../collections/toplists/toplists.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { actingAs, memoryPerform, onlyRecord } from '../testing/memory-store.js';

test('a new game gets the specified defaults', async () => {
  const perform = memoryPerform();
  expect(await onlyRecord(perform(gamesAdd, { record: { name: 'Moth' } }))).toMatchObject({
    rtp: '96.0%',
    rating: 8,
    volatility: 'Medium',
    category: 'slots',
    image: '/placeholder.svg',
  });
  await expect(perform(gamesAdd, { record: { name: '  ' } })).rejects.toMatchObject({ code: 'invalid' });
});

test('games are listed best first, and found by name or provider and by category', async () => {
  const perform = memoryPerform();
  for (const [name, provider, rating, category] of [
    ['Beta', 'Saltbox', 7, 'slots'],
    ['Alpha', 'Quillback', 7, 'live'],
    ['Gamma', 'Saltbox', 9.5, 'jackpot'],
  ] as const) {
    await perform(gamesAdd, { record: { name, provider, rating, category } });
  }
  const names = async (query: z.input<typeof gamesList.input>) =>
    (await perform(gamesList, query)).result.records.map(({ name }) => name);
  expect(await names({})).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(await names({ search: 'saltbox' })).toEqual(['Gamma', 'Beta']);
  expect(await names({ search: 'ALPH' })).toEqual(['Alpha']);
  expect(await names({ category: 'live' })).toEqual(['Alpha']);
});

test('who adds or renames a record is told once of another that is called so', async () => {
  const perform = memoryPerform();
  const warned = async (change: Promise<{ result: { warnings?: { message: string }[] } }>) =>
    ((await change).result.warnings ?? []).map(({ message }) => message);
  const moth = { name: 'Moth', provider: 'Saltbox' };
  expect(await warned(perform(gamesAdd, { record: moth }))).toEqual([]);
  expect(await warned(perform(gamesAdd, { record: { name: 'moth', provider: 'Quill' } }))).toEqual([
    "There is another game 'Moth, Saltbox'",
  ]);
  expect(await warned(perform(gamesAdd, { record: moth }))).toEqual([
    "There is another game 'Moth, Saltbox', and 1 more called so",
  ]);
  await perform(gamesAdd, { record: { name: 'Candle' } });
  expect(await warned(perform(gamesEdit, { record: 'Candle', changes: { rating: 5 } }))).toEqual([]);
  expect(await warned(perform(gamesEdit, { record: 'Candle', changes: { name: 'Moth' } }))).toEqual([
    "There is another game 'Moth, Saltbox', and 2 more called so",
  ]);

  await perform(casinosAdd, { record: { name: 'Fox', description: 'x' } });
  const bonus = { casino: 'fox', title: '20 spins' };
  expect(await warned(perform(bonusesAdd, { record: bonus }))).toEqual([]);
  expect(await warned(perform(bonusesAdd, { record: { ...bonus, title: '30 spins' } }))).toEqual([]);
  expect(await warned(perform(bonusesAdd, { record: bonus }))).toEqual([
    "There is another bonus 'Fox, 20 spins'",
  ]);

  const list = { title: 'Fast Ones', query: 'payout-days=3' };
  await perform(toplistsAdd, { record: { ...list, slug: 'fast' } });
  expect(await warned(perform(toplistsAdd, { record: list }))).toMatchObject([
    "There is another toplist 'Fast Ones, fast'",
    expect.stringContaining('No casino'),
  ]);
  expect(await warned(perform(toplistsAdd, { record: list }))).toMatchObject([
    expect.stringContaining("There is a toplist 'Fast Ones' already, with the slug fast-ones"),
    expect.stringContaining('No casino'),
  ]);
});

test('a record without a slug is found by its name if the name is unique', async () => {
  const perform = memoryPerform();
  await perform(gamesAdd, { record: { name: 'Moth and Candle' } });
  await perform(gamesAdd, { record: { name: 'Twin', provider: 'A' } });
  const { id } = await onlyRecord(perform(gamesAdd, { record: { name: 'Twin', provider: 'B' } }));
  expect((await perform(gamesShow, { record: 'moth and candle' })).result.record.name).toBe(
    'Moth and Candle',
  );
  await expect(perform(gamesShow, { record: 'Twin' })).rejects.toMatchObject({
    code: 'not-found',
    message: "There are 2 games called 'Twin'",
    issues: [
      { message: expect.stringMatching(/^[0-9a-f-]{36} {2}Twin, A, made on /) },
      { message: expect.stringMatching(new RegExp(`^${id}  Twin, B, made on `)) },
    ],
  });
  await expect(perform(gamesShow, { record: 'Moth and Candel' })).rejects.toMatchObject({
    hint: "Did you mean 'Moth and Candle'?",
  });
  expect((await onlyRecord(perform(gamesDelete, { records: [id] }))).provider).toBe('B');
});

test('a bonus needs a casino and a title, and gets the specified defaults', async () => {
  const perform = memoryPerform();
  const issues = [
    { path: 'casino', message: 'Please choose the casino of the bonus' },
    { path: 'title', message: 'Bonus title is required' },
  ];
  await expect(perform(bonusesAdd, { record: {} })).rejects.toMatchObject({ code: 'invalid', issues });
  await expect(perform(bonusesAdd, { record: { casino: ' ', title: '' } })).rejects.toMatchObject({
    code: 'invalid',
    issues,
  });
  const record = await onlyRecord(perform(bonusesAdd, { record: { casino: 'Fox', title: 'Spins' } }));
  await expect(perform(bonusesEdit, { record: record.id, changes: { title: '' } })).rejects.toMatchObject({
    issues: [issues[1]],
  });
  expect(record).toMatchObject({
    casino: 'Fox',
    rating: 0,
    category: 'welcome',
    isExclusive: false,
  });
});

test.each([
  ['csv', 'casino,title\nFox,\n'],
  ['csv', 'casino,title\n,Spins\n'],
  ['json', '[{"casino":"Fox","title":" "}]'],
  ['json', '[{"title":"Spins"}]'],
  ['csv', 'casino,title\n\u200b\u2060,Spins\n'],
  ['csv', 'casino,title\nFox,\u200b\n'],
  ['ndjson', '{"casino":"\u200b\u2060","title":"Spins"}\n'],
] as const)('a bonus without casino or title is not imported from %s: %j', async (format, source) => {
  const perform = memoryPerform();
  await expect(perform(bonusesImport, { source, format })).rejects.toMatchObject({ code: 'invalid' });
  expect((await perform(bonusesList, {})).result.records).toEqual([]);
});

test.each([
  ['csv', (id: string) => `id,casino,title\n${id},\u200b\u2060,\u200b\n`],
  ['json', (id: string) => JSON.stringify([{ id, casino: '\u200b\u2060', title: '' }])],
] as const)('an import from %s does not empty the casino and title of a bonus', async (format, write) => {
  const perform = memoryPerform();
  const { id } = await onlyRecord(perform(bonusesAdd, { record: { casino: 'Fox', title: 'Spins' } }));
  await expect(
    perform(bonusesImport, { source: write(id), format, onConflict: 'update' }),
  ).rejects.toMatchObject({
    issues: [
      { row: format === 'csv' ? 2 : 1, column: 'casino' },
      { row: format === 'csv' ? 2 : 1, column: 'title' },
    ],
  });
  expect((await perform(bonusesShow, { record: id })).result.record).toMatchObject({
    casino: 'Fox',
    title: 'Spins',
  });
});

test('a bonus that was stored without casino and title stays readable, and is asked for them once they are changed', async () => {
  const storage = memoryStorage();
  const {
    result: { id },
  } = await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'bonuses.add' },
    (content) => content.bonuses.insert({ rating: 3 } as never),
  );
  const perform = createPerform(storage, runtime);
  const edit = (changes: object) => perform(bonusesEdit, { record: id, changes }, actingAs('editor'));
  const { result } = await edit({ rating: 4 });
  expect(result.records[0]).toMatchObject({ casino: '', title: '', rating: 4 });
  await expect(edit({ title: ' ' })).rejects.toMatchObject({ message: 'Bonus title is required' });
  expect((await edit({ casino: 'Fox', title: 'Spins' })).result.records[0]).toMatchObject({ title: 'Spins' });
});

test('a bonus finds its casino by slug or id, follows its name, and loses its id when the casino is deleted', async () => {
  const perform = memoryPerform();
  const fox = await onlyRecord(perform(casinosAdd, { record: { name: 'Golden Fox', description: 'x' } }));
  const bySlug = await onlyRecord(perform(bonusesAdd, { record: { casino: 'golden-fox', title: 'A' } }));
  const byId = await onlyRecord(perform(bonusesAdd, { record: { casinoId: 'golden-fox', title: 'B' } }));
  for (const bonus of [bySlug, byId]) expect(bonus).toMatchObject({ casino: 'Golden Fox', casinoId: fox.id });
  await perform(casinosRename, { record: 'golden-fox', slug: 'silver-fox', name: 'Silver Fox' });
  expect((await perform(bonusesShow, { record: 'A' })).result.record.casino).toBe('Silver Fox');
  const moved = await onlyRecord(perform(bonusesEdit, { record: 'B', changes: { casino: 'Elsewhere' } }));
  expect(moved.casino).toBe('Elsewhere');
  expect(moved.casinoId).toBeUndefined();
  await perform(casinosDelete, { records: ['silver-fox'] });
  const kept = (await perform(bonusesShow, { record: 'A' })).result.record;
  expect(kept.casino).toBe('Silver Fox');
  expect(kept.casinoId).toBeUndefined();
  await expect(perform(bonusesAdd, { record: { casinoId: 'nobody', title: 'C' } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('bonuses are found by casino or title, by category, and by casino alone', async () => {
  const perform = memoryPerform();
  await perform(bonusesAdd, { record: { casino: 'Fox', title: '50 spins', category: 'noDeposit' } });
  await perform(bonusesAdd, { record: { casino: 'Owl', title: 'Fox hunt' } });
  const titles = async (query: z.input<typeof bonusesList.input>) =>
    (await perform(bonusesList, query)).result.records.map(({ title }) => title);
  expect(await titles({ search: 'fox' })).toEqual(['50 spins', 'Fox hunt']);
  expect(await titles({ casino: 'fox' })).toEqual(['50 spins']);
  expect(await titles({ category: 'welcome' })).toEqual(['Fox hunt']);
});

test('an editor can edit games and bonuses but cannot delete them', async () => {
  const perform = memoryPerform();
  await perform(gamesAdd, { record: { name: 'Moth' } }, actingAs('editor'));
  const deleting = perform(gamesDelete, { records: ['Moth'] }, actingAs('editor'));
  await expect(deleting).rejects.toMatchObject({ code: 'not-allowed' });
  await perform(gamesDelete, { records: ['Moth'] }, actingAs('moderator'));
});

test('who deletes a casino is told which bonuses stay without one', async () => {
  const perform = memoryPerform();
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.' } });
  await perform(casinosAdd, { record: { name: 'Quiet Owl', description: 'Late.' } });
  for (const title of ['100 spins', 'Cashback'])
    await perform(bonusesAdd, { record: { casino: 'golden-fox', title } });
  const { result } = await perform(casinosDelete, { records: ['golden-fox'] });
  expect(result.warnings).toMatchObject([
    { message: '2 bonuses stay without a casino: 100 spins, Cashback' },
  ]);
  expect((await perform(casinosDelete, { records: ['quiet-owl'] })).result.warnings).toBeUndefined();
});
