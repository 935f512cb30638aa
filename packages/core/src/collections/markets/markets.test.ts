import { beforeEach, expect, test } from 'vitest';
import { marketRules } from '../../model/markets/rules-of-market.js';
import { operations as op } from '../../operations/registry.js';
import { bytesOf } from '../../operations/testing/backup-text.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

const codes = async () => (await perform(op['markets.list'], {})).result.records.map(({ code }) => code);

test('a market is turned on once', async () => {
  await perform(op['markets.add'], { record: { code: 'GB' } });
  await expect(perform(op['markets.add'], { record: { code: 'GB' } })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Market GB (United Kingdom) is there already',
  });
  await perform(op['markets.add'], { record: { code: 'DE' } });
  await expect(perform(op['markets.edit'], { record: 'DE', changes: { code: 'GB' } })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await codes()).toEqual(['DE', 'GB']);
});

test('what is no market is refused', async () => {
  await expect(perform(op['markets.add'], { record: { code: 'DE-BY' } })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Code must be a country like GB, or a state or province like CA-ON',
  });
});

test('a file names markets by code or name, and changes those that are there', async () => {
  await perform(op['markets.add'], { record: { code: 'CA-ON' } });
  const source = bytesOf('code,minimumAge\nOntario,21\nGermany,18\n');
  await perform(op['markets.import'], { source, onConflict: 'update' });
  const { records } = (await perform(op['markets.list'], {})).result;
  expect(records).toMatchObject([
    { code: 'CA-ON', minimumAge: 21 },
    { code: 'DE', minimumAge: 18 },
  ]);
  expect(marketRules(records, 'CA-ON')).toMatchObject({ minimumAge: 21 });
});

test('a line that the owner empties is as the profile says again', async () => {
  await perform(op['markets.add'], { record: { code: 'GB', minimumAge: 25 } });
  await perform(op['markets.edit'], { record: 'GB', changes: { minimumAge: null } });
  const { records } = (await perform(op['markets.list'], {})).result;
  expect(marketRules(records, 'GB')).toMatchObject({ minimumAge: 18 });
});
