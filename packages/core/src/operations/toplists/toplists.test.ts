import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

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
])('a query that means nothing is refused: %s', async (query, fault) => {
  await expect(add({ title: 'Odd', query })).rejects.toMatchObject({
    code: 'invalid',
    message: `The list of casinos ${fault}`,
  });
});

test('the words of addresses below Best Casinos are no slugs', async () => {
  await expect(add({ title: 'Page', slug: 'page' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await add({ title: 'Page' })).toMatchObject({ slug: 'page-2' });
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
