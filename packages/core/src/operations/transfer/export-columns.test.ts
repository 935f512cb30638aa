import { expect, test } from 'vitest';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { casinosExport, casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { memoryPerform } from '../testing/memory-store.js';

async function exporter() {
  const perform = memoryPerform();
  for (const [name, rating] of [
    ['Copper Heron', 8.6],
    ['Paper Kite', 4],
  ] as const)
    await perform(casinosAdd, { record: { name, description: 'Calm.', rating, licenses: ['MGA', 'UKGC'] } });
  return async (input: object) => {
    let text = '';
    await perform(casinosExport, input, {
      onChunk(piece) {
        text += piece;
      },
    });
    return { text, perform };
  };
}

test('an export has the columns that it is asked for, in that order, by any name of a field', async () => {
  const exported = await exporter();
  const { text, perform } = await exported({
    columns: ['rating', 'bonuses.welcome', 'SLUG', 'licenses'],
    sort: 'name',
  });
  expect(text.split('\n')[1]).toBe('4.3,,copper-heron,"MGA, UKGC"');
  const again = {
    source: text.replace('4.3', '4.5'),
    format: 'csv',
    onConflict: 'update',
  } as const;
  await expect(perform(casinosImport, again)).resolves.toMatchObject({ updated: 1 });
});

test('its ratings are those of an import unless another scale is asked for', async () => {
  const exported = await exporter();
  const { text } = await exported({ columns: ['name', 'rating'], scale: 10, where: ['rating>5'] });
  expect(text).toBe('name,rating\nCopper Heron,8.6\n');
});

test('JSON has the fields of the columns alone', async () => {
  const exported = await exporter();
  const { text } = await exported({ columns: ['name', 'rating'], format: 'ndjson', full: true });
  expect(text).toBe('{"name":"Copper Heron","rating":8.6}\n{"name":"Paper Kite","rating":4}\n');
});

test('a column that there is not is refused, with the closest one', async () => {
  const exported = await exporter();
  await expect(exported({ columns: ['licence'] })).rejects.toMatchObject({
    code: 'usage',
    message: "No column of casinos is called 'licence'",
    hint: expect.stringContaining('licenses'),
  });
});
