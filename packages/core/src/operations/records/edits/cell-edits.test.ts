import { expect, test } from 'vitest';
import { casinosAdd, casinosEdit, casinosShow } from '../../../collections/casinos/casinos.js';
import { actingAs, memoryPerform } from '../../testing/memory-store.js';

async function twoCasinos() {
  const perform = memoryPerform();
  for (const name of ['Copper Heron', 'Paper Kite'])
    await perform(casinosAdd, {
      record: { name, description: 'Calm.', rating: 7, visitUrl: 'https://a.example/' },
    });
  const shown = async (record: string) => (await perform(casinosShow, { record })).result.record;
  return { perform, shown };
}

test('cells of several records are changed at once, each read as its field reads text, and an empty one empties it', async () => {
  const { perform, shown } = await twoCasinos();
  const { result, updated } = await perform(casinosEdit, {
    edits: [
      {
        record: 'copper-heron',
        cells: { rating: ' 8.5 ', countries: 'Denmark, MT', 'bonuses.welcome': '100 free spins' },
      },
      { record: 'paper-kite', cells: { visitUrl: '', isFeatured: 'true' } },
    ],
  });
  expect(result.records.map(({ slug }) => slug)).toEqual(['copper-heron', 'paper-kite']);
  expect(updated).toBe(2);
  expect(await shown('copper-heron')).toMatchObject({
    rating: 8.5,
    countries: ['DK', 'MT'],
    bonuses: { welcome: '100 free spins' },
    visitUrl: 'https://a.example/',
  });
  const kite = await shown('paper-kite');
  expect(kite).toMatchObject({ rating: 7, isFeatured: true });
  expect(kite).not.toHaveProperty('visitUrl');
});

test('what is wrong with cells is told of all of them, by their places, and nothing is changed', async () => {
  const { perform, shown } = await twoCasinos();
  const edits = [
    { record: 'copper-heron', cells: { rating: '9', license: 'none' } },
    { record: 'paper-kite', cells: { rating: 'many', name: '' } },
    { record: 'paper-kite', cells: { name: ' ' } },
  ];
  await expect(perform(casinosEdit, { edits })).rejects.toMatchObject({
    code: 'invalid',
    issues: [
      { path: 'edits.0.license', message: "Casino has no field 'license' (did you mean 'licenses'?)" },
      { path: 'edits.1.rating', value: 'many', message: expect.stringContaining('Rating must be') },
      { path: 'edits.2.name', message: 'Casino name is required' },
    ],
  });
  expect(await shown('copper-heron')).toMatchObject({ rating: 7 });
  const absent = { edits: [{ record: 'nobody', cells: { rating: '1' } }] };
  await expect(perform(casinosEdit, absent)).rejects.toMatchObject({ code: 'not-found' });
});

test('cells ask for the permissions of their fields', async () => {
  const { perform } = await twoCasinos();
  const edits = [{ record: 'paper-kite', cells: { isBlacklisted: 'true' } }];
  await expect(perform(casinosEdit, { edits }, actingAs('editor'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
});
