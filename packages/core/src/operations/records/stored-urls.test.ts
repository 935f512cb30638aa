import { expect, test } from 'vitest';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

const GIVEN = 'http://example.com/path/to/file</a>';
const STORED = 'http://example.com/path/to/file%3C/a%3E';

test('an address is stored the same by add, edit and import, from CSV as from JSON', async () => {
  const perform = memoryPerform();
  const record = { name: 'Fox', description: 'x', visitUrl: GIVEN };
  await perform(op['casinos.add'], { record });
  await perform(op['casinos.add'], { record: { name: 'Edited', description: 'x' } });
  await perform(op['casinos.edit'], { record: 'edited', changes: { visitUrl: GIVEN } });
  const required = {
    description: 'x',
    rating: 1,
    bonuses: { welcome: 'x' },
    games: ['x'],
    paymentMethods: ['x'],
  };
  const json = JSON.stringify([{ ...required, name: 'From JSON', visitUrl: GIVEN }]);
  await perform(op['casinos.import'], { source: json, format: 'json' });
  const csv = `name,description,rating,bonuses,games,paymentMethods,visitUrl\nFrom CSV,x,1,x,x,x,${GIVEN}\n`;
  await perform(op['casinos.import'], { source: csv });
  const { result } = await perform(op['casinos.list'], {});
  expect(result.records.map(({ visitUrl }) => visitUrl)).toEqual([STORED, STORED, STORED, STORED]);
  const again = await perform(op['casinos.import'], { source: csv, onConflict: 'update' });
  expect(again.result).toMatchObject({ unchanged: 1, updated: 0 });
});

test('the addresses of menus, redirects and settings are stored so too', async () => {
  const perform = memoryPerform();
  const item = await perform(op['menus.add'], { record: { label: 'Out', url: GIVEN } });
  expect(item.result.records).toMatchObject([{ url: STORED }]);
  const rule = await perform(op['redirects.add'], { record: { source: '/a', target: '/b<c>/$1' } });
  expect(rule.result.records).toMatchObject([{ target: '/b%3Cc%3E/$1' }]);
  const settings = await perform(op['settings.set'], { changes: { twitterUrl: GIVEN } });
  expect(settings.result.records).toMatchObject([{ twitterUrl: STORED }]);
});
