import { expect, test } from 'vitest';
import { memoryPerform, onlyRecord } from '../../operations/testing/memory-store.js';
import { casinosAdd } from '../casinos/casinos.js';
import { programmes } from '../programmes/programmes.js';
import { earnings } from './earnings.js';

async function openBooks() {
  const perform = memoryPerform();
  await perform(programmes.operations.add, { record: { name: 'Saltbox Partners', currency: 'EUR' } });
  await perform(casinosAdd, { record: { name: 'Copper Heron', description: 'Calm.' } });
  const record = { programme: 'saltbox-partners', date: '2026-06-30', revenue: 12.5 };
  const add = (casino: string) =>
    onlyRecord(perform(earnings.operations.add, { record: { ...record, casino } }));
  return { perform, add };
}

test('a row that is added is matched with the casino that it names, and kept where there is none', async () => {
  const { add } = await openBooks();
  expect((await add('Copper Heron')).casinoId).toEqual(expect.any(String));
  expect(await add('Somebody Else')).not.toHaveProperty('casinoId');
});

test('a row that comes to name another casino is matched no longer', async () => {
  const { perform, add } = await openBooks();
  const { id } = await add('Copper Heron');
  const edited = onlyRecord(
    perform(earnings.operations.edit, { record: id, changes: { casino: 'Somebody Else' } }),
  );
  expect(await edited).not.toHaveProperty('casinoId');
});
