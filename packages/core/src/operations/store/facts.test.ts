import { expect, test } from 'vitest';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';
import { storeFacts } from './facts.js';

test('facts for support count what there is and name the last change, without names, addresses or secrets', async () => {
  const program = { version: '9.9.9', node: '20.19.0', platform: 'linux x64' };
  const siteTools = { program, check: async () => ({ pages: 0, faults: [], notes: [] }) };
  const perform = createPerform(memoryStorage(), runtime, { siteTools });
  const empty = (await perform(storeFacts, {})).result;
  expect(empty).toMatchObject({ ...program, storage: 'memory', changes: 0, pictures: 0, pictureBytes: 0 });
  expect(empty.records).toMatchObject({ casinos: 0, users: 0 });
  expect(empty.records).not.toHaveProperty('credentials');
  expect(empty).not.toHaveProperty('lastChange');
  const { change } = await perform(casinosAdd, {
    record: { name: 'Zanzibar Palace', description: 'x', rating: 7 },
  });
  const { result } = await perform(storeFacts, {});
  expect(result.records.casinos).toBe(1);
  expect(result.contentBytes).toBeGreaterThan(empty.contentBytes + 50);
  expect(result.lastChange).toEqual({ number: 1, at: change?.at, operation: 'casinos.add' });
  expect(JSON.stringify(result)).not.toMatch(/zanzibar|owner/i);
});

test('only administrators see facts for support', async () => {
  const perform = memoryPerform();
  await expect(perform(storeFacts, {}, actingAs('moderator'))).rejects.toMatchObject({ code: 'not-allowed' });
});
