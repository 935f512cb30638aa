import { expect, test } from 'vitest';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { listings } from '../../collections/listings/listings.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';

const { list, edit, import: listingsImport } = listings.operations;

test('a row that names its casino by slug, and says nothing new of it, leaves its record, however old the row is', async () => {
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 4, 31, 12, minute++));
  const perform = createPerform(memoryStorage(), { ...runtime, now });
  await perform(casinosAdd, { record: { name: 'Red Fox', description: 'x' } });
  await perform(listingsImport, { source: 'casino,market,accepts\nred-fox,GB,yes\n' });
  const [listing] = (await perform(list, {})).result.records;
  await perform(edit, { record: 'red-fox-in-gb', changes: { accepts: 'no' } });
  await perform(edit, { record: 'red-fox-in-gb', changes: { accepts: 'yes' } });

  const source = `id,casino,market,accepts,updatedAt\n${listing?.id},red-fox,GB,yes,${listing?.updatedAt}\n`;
  const { result, change } = await perform(listingsImport, { source, onConflict: 'update' });
  expect(result).toMatchObject({ updated: 0, unchanged: 1 });
  expect(change).toBeUndefined();

  const other = source.replace(',yes,', ',no,');
  await expect(perform(listingsImport, { source: other, onConflict: 'update' })).rejects.toMatchObject({
    code: 'conflict',
  });
});
