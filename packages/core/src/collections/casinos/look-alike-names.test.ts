import { expect, test } from 'vitest';
import { operations as op } from '../../operations/registry.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';

const CYRILLIC = '\u0412\u0435t365';
const TEXT = `'${CYRILLIC}' has letters of another script that look like Latin ones (\u0412 \u0435), and looks like 'Bet365'`;

async function storeWith(...names: string[]): Promise<Perform> {
  const perform = memoryPerform();
  for (const [i, name] of names.entries())
    await perform(op['casinos.add'], { record: { name, slug: `casino-${i}`, description: 'x' } });
  return perform;
}

test('adding a casino whose name looks like another warns of it, whichever came first', async () => {
  const latin = await storeWith('Bet365');
  const added = await latin(op['casinos.add'], { record: { name: CYRILLIC, slug: 'x', description: 'x' } });
  expect(added.result).toMatchObject({ warnings: [{ reason: 'name.looks-alike', message: TEXT }] });
  const cyrillic = await storeWith(CYRILLIC);
  const second = await cyrillic(op['casinos.add'], { record: { name: 'Bet365', description: 'x' } });
  expect(second.result).toMatchObject({ warnings: [{ message: TEXT }] });
});

test('a rename warns; another edit of the same casino does not', async () => {
  const perform = await storeWith('Bet365', 'Fox');
  const renamed = await perform(op['casinos.edit'], { record: 'casino-1', changes: { name: CYRILLIC } });
  expect(renamed.result).toMatchObject({ warnings: [{ message: TEXT }] });
  const rated = await perform(op['casinos.edit'], { record: 'casino-1', changes: { rating: 4 } });
  expect(rated.result).not.toHaveProperty('warnings');
});

test('an import warns of the names in its file, and the doctor of all', async () => {
  const perform = await storeWith('Bet365', 'P\u0430per');
  const source = `name,slug,description,rating,bonuses,games,paymentMethods\n${CYRILLIC},x,x,1,x,x,x\nFox,,x,1,x,x,x\n`;
  const imported = await perform(op['casinos.import'], { source });
  expect(imported.result.warnings).toMatchObject([{ message: TEXT }]);
  const { result } = await perform(op['doctor.check'], { only: ['look-alike-name'] });
  expect(result.findings).toMatchObject([
    { check: 'look-alike-name', subject: 'P\u0430per', isSafe: false },
    { check: 'look-alike-name', subject: CYRILLIC, message: TEXT },
  ]);
});

test.each([
  [['\u0412\u0443\u043b\u043a\u0430\u043d', 'Vulkan'], 'a name wholly in Cyrillic'],
  [['\u0391\u03b8\u03ae\u03bd\u03b1'], 'a name wholly in Greek'],
  [
    ['Caf\u00e9 Z\u00fcrich', 'Cafe Zurich', 'Sm\u00f8rrebr\u00f8d', '\u0130zmir'],
    'accents and letters of Latin alphabets',
  ],
  [['Fox \u041b\u0438\u0441\u0430'], 'a name in both alphabets, word by word'],
  [['Bet365', 'bet365', 'BET365'], 'another case'],
])('%j gives no warning: %s', async (names) => {
  const perform = await storeWith(...names);
  const { result } = await perform(op['doctor.check'], { only: ['look-alike-name'] });
  expect(result.findings).toEqual([]);
});

test('fullwidth letters look like the others', async () => {
  const perform = await storeWith('Bet365', '\uff22et365');
  const { result } = await perform(op['doctor.check'], { only: ['look-alike-name'] });
  expect(result.findings).toMatchObject([{ params: { other: 'Bet365' } }]);
});
