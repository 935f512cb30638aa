import { beforeEach, expect, test } from 'vitest';
import { operations as op } from '../../operations/registry.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

async function add(record: object) {
  const { result } = await perform(op['toplists.add'], { record });
  return result.records[0];
}

test('a toplist takes its slug from its title, and its query in one spelling', async () => {
  const made = await add({ title: 'PayPal Casinos', query: 'min-score=8&payment=PayPal&payment=visa' });
  expect(made).toMatchObject({ slug: 'paypal-casinos', query: 'payment=paypal,visa&min-score=8' });
  expect(await add({ title: 'PayPal Casinos' })).toMatchObject({ slug: 'paypal-casinos-2', query: '' });
});

test.each([
  ['color=green', "does not know the filter 'color'"],
  ['min-score=great', "has a value of 'min-score' that cannot be meant"],
  ['where=rating<five', "has a condition that cannot be meant: Rating must be between 0 and 10, not 'five'"],
  [
    'where=isActive=true',
    "has a condition that cannot be meant: Visitors do not see 'isActive' of casinos, so no list for them can ask for it",
  ],
  [
    'where=isActiv=true',
    "has a condition that cannot be meant: No field or filter of casinos is called 'isActiv'",
  ],
  ['where=rating>1&where=rating<5', 'has more than one condition; join them with and'],
])('a query that means nothing is refused: %s', async (query, fault) => {
  await expect(add({ title: 'Odd', query })).rejects.toMatchObject({
    code: 'invalid',
    message: `The list of casinos ${fault}`,
  });
});

test('a condition narrows what the filters find, by the public fields of casinos', async () => {
  for (const [name, rating, established] of [
    ['Fox', 9, 2021],
    ['Owl', 9, 2003],
    ['Elk', 6, 2022],
  ] as const)
    await perform(op['casinos.add'], { record: { name, description: 'x', rating, established } });
  const query = 'where=rating>8 and (established>2020 or name=Elk)&min-score=5';
  const made = await add({ title: 'New', query });
  expect(made?.query).toBe('min-score=5&where=rating%3E8%20and%20(established%3E2020%20or%20name%3DElk)');
  const { result } = await perform(op['toplists.preview'], { record: 'new' });
  expect(result).toMatchObject({ count: 1, records: [{ name: 'Fox' }] });
  // A filter counts those that the condition leaves.
  const scores = result.filters.find(({ name }) => name === 'min-score')?.options ?? [];
  expect(scores.map(({ count }) => count)).toEqual(scores.map(() => 1));
  const none = await perform(op['toplists.add'], {
    record: { title: 'None', query: 'where=createdAt<today-1d' },
  });
  expect(none.result.warnings).toMatchObject([{ reason: 'toplist.holds-none' }]);
});

test('the words of addresses below Best Casinos are no slugs', async () => {
  await expect(add({ title: 'Page', slug: 'page' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await add({ title: 'Page' })).toMatchObject({ slug: 'page-2' });
});

test('a preview counts the casinos of a toplist or of any query, names the best five, and says what else could be asked', async () => {
  const ratings = [7, 9, undefined, 8, 6, 8.5, 5];
  for (const [i, rating] of ratings.entries()) {
    const record = { name: `Casino ${i}`, description: 'x', rating, paymentMethods: ['Visa'] };
    await perform(op['casinos.add'], {
      record: i === 0 ? { ...record, paymentMethods: ['PayPal'] } : record,
    });
  }
  await perform(op['casinos.blacklist'], { records: ['casino-1'], severity: 'low', reason: 'Late' });
  await perform(op['casinos.deactivate'], { records: ['casino-3'] });
  await add({ title: 'Visa', query: 'payment=visa' });
  const preview = async (input: object) => (await perform(op['toplists.preview'], input)).result;

  const visa = await preview({ record: 'visa' });
  expect(visa).toMatchObject({ query: 'payment=visa', count: 4 });
  expect(visa.records.map(({ name }) => name)).toEqual(['Casino 5', 'Casino 4', 'Casino 6', 'Casino 2']);
  const options = (answer: typeof visa, wanted: string) =>
    answer.filters.find(({ name }) => name === wanted)?.options;
  expect(options(visa, 'payment')).toEqual([
    { value: 'visa', label: 'Visa', count: 4 },
    { value: 'paypal', label: 'PayPal', count: 1 },
  ]);

  const all = await preview({});
  expect(all).toMatchObject({ query: '', count: 5 });
  expect(all.records).toHaveLength(5);
  expect(await preview({ record: 'visa', query: 'min-score=6&payment=visa' })).toMatchObject({
    query: 'payment=visa&min-score=6',
    count: 2,
  });
  await perform(op['casinos.activate'], { records: ['casino-3'] });
  expect(await preview({ record: 'visa' })).toMatchObject({ count: 5 });
  await expect(preview({ query: 'color=green' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a toplist that holds no casino is warned of', async () => {
  const { result } = await perform(op['toplists.add'], { record: { title: 'None', query: 'payment=gold' } });
  expect(result.warnings).toMatchObject([{ reason: 'toplist.holds-none' }]);
  const edited = await perform(op['toplists.edit'], { record: 'none', changes: { order: 2 } });
  expect(edited.result.warnings).toBeUndefined();
});

test('a renamed toplist leaves a redirect, and an inactive one leaves none', async () => {
  await add({ title: 'Live' });
  await add({ title: 'Draft', isActive: false });
  for (const [record, slug] of [
    ['live', 'live-tables'],
    ['draft', 'sketch'],
  ] as const)
    await perform(op['toplists.edit'], { record, changes: { slug } });
  const { result } = await perform(op['redirects.list'], {});
  expect(result.records.map(({ source, target }) => [source, target])).toEqual([
    ['/best-casinos/live', '/best-casinos/live-tables'],
  ]);
});
