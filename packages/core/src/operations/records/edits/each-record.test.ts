import { expect, test } from 'vitest';
import {
  casinosAdd,
  casinosDelete,
  casinosFeature,
  casinosList,
} from '../../../collections/casinos/casinos.js';
import type { Progress } from '../../define/operation.js';
import { memoryPerform } from '../../testing/memory-store.js';

async function manyCasinos(count: number) {
  const perform = memoryPerform();
  for (let i = 0; i < count; i++)
    await perform(casinosAdd, {
      record: { name: `Casino ${i}`, description: 'Calm.', rating: 7, visitUrl: 'https://a.example/' },
    });
  const { ids = [] } = (await perform(casinosList, { idsOnly: true })).result;
  const featured = async () => (await perform(casinosList, { where: ['isFeatured=true'] })).result.total;
  return { perform, ids, featured };
}

test('a change of many records tells how far it is, and is one change', async () => {
  const { perform, ids, featured } = await manyCasinos(60);
  const told: Progress[] = [];
  const { change, updated } = await perform(
    casinosFeature,
    { records: ids },
    { onProgress: (progress) => void told.push(progress) },
  );
  expect(told.at(-1)).toEqual({ done: 60, total: 60, unit: 'records' });
  expect(updated).toBe(60);
  expect(change?.updated).toBe(60);
  expect(await featured()).toBe(60);
});

test.each([casinosFeature, casinosDelete])(
  '$name of many records that is stopped leaves nothing',
  async (operation) => {
    const { perform, ids, featured } = await manyCasinos(60);
    const stop = new AbortController();
    const stopped = perform(operation, { records: ids }, { signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'change.interrupted' });
    expect(await featured()).toBe(0);
    expect((await perform(casinosList, {})).result.total).toBe(60);
  },
);
