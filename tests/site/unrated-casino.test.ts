import { casinosAdd } from '@croupier/core';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

test('a casino without ratings is not rated yet in embeds and in the picker of comparisons, where it comes last', async () => {
  const { storage, perform } = await createTestStore();
  const add = (record: object) => perform(casinosAdd, { record: { description: 'Calm.', ...record } });
  await add({ name: 'Bare Owl' });
  await add({ name: 'Harsh Hen', rating: 0, safetyRating: 0 });
  await add({ name: 'Red Fox', rating: 8, safetyRating: 8 });
  const { address } = await startTestServer(storage);
  const text = async (path: string) => (await fetch(address + path)).text();

  const card = JSON.parse(await text('/embed/casinos/bare-owl.json'));
  expect(card).not.toHaveProperty('score');
  expect(card).not.toHaveProperty('safety');
  expect(JSON.parse(await text('/embed/casinos/harsh-hen.json'))).toHaveProperty('score');
  expect(await text('/embed/casinos/bare-owl')).toContain('Not rated yet');
  expect(await text('/embed/casinos/harsh-hen')).not.toContain('Not rated yet');

  const list = (await text('/compare')).split('</li>').filter((item) => item.includes('compare?c='));
  const names = ['Red Fox', 'Harsh Hen', 'Bare Owl'];
  expect(names.map((name) => list.findIndex((item) => item.includes(name)))).toEqual([0, 1, 2]);
  expect(list.map((item) => item.includes('Not rated yet'))).toEqual([false, false, true]);
});
