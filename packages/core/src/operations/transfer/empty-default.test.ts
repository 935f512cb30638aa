import { expect, test } from 'vitest';
import { casinosShow } from '../../collections/casinos/casinos.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';

const files = [
  ['csv', 'name,description,bonuses,games,paymentMethods\nFox,Calm,x,x,x\n'],
  ['csv', 'name,description,rating,bonuses,games,paymentMethods\nFox,Calm,,x,x,x\n'],
  ['json', '[{"name":"Fox","description":"Calm"}]'],
] as const;

test.each(files)(
  'an empty default for the rating leaves casinos of a %s file not rated: %j',
  async (format, source) => {
    const perform = createPerform(memoryStorage(), runtime);
    await perform(casinosImport, { source, format, default: { rating: '' } });
    const { record } = (await perform(casinosShow, { record: 'fox' })).result;
    expect(record).not.toHaveProperty('rating');
  },
);

test('an empty default for an optional text leaves it out', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const source = 'name,rating,games,paymentMethods\nFox,4,x,x\n';
  await perform(casinosImport, { source, default: { bonuses: '', description: 'Calm' } });
  const { record } = (await perform(casinosShow, { record: 'fox' })).result;
  expect(record.bonuses).toEqual({});
});

test('an empty default for a field that every casino has is refused', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const source = 'name,rating,bonuses,games,paymentMethods\nFox,4,x,x,x\n';
  await expect(perform(casinosImport, { source, default: { description: '' } })).rejects.toMatchObject({
    code: 'invalid',
  });
});
