import { expect, test } from 'vitest';
import { operations as op } from '../../../operations/registry.js';
import { bytes, pieces } from '../../../operations/testing/import-store.js';
import { actingAs, memoryPerform } from '../../../operations/testing/memory-store.js';
import type { Perform } from '../../../perform.js';

const add = (perform: Perform, name: string, more: object = {}) =>
  perform(op['casinos.add'], { record: { name, description: 'Calm.', ...more } });
const check = async (perform: Perform) =>
  (await perform(op['doctor.check'], { only: ['duplicate-casino'] })).result.findings;

test('who adds or renames a casino is told of one that it may be, with both slugs', async () => {
  const perform = memoryPerform();
  await add(perform, 'Golden Fox');
  const { result } = await add(perform, 'Golden Fox Casino');
  expect(result).toMatchObject({
    records: [{ slug: 'golden-fox-casino' }],
    warnings: [
      {
        reason: 'casino.duplicates',
        params: { pairs: [{ slug: 'golden-fox-casino', otherSlug: 'golden-fox', why: 'name' }], count: 1 },
        message: "'Golden Fox Casino' (golden-fox-casino) may be 'Golden Fox' (golden-fox): the same name",
      },
    ],
  });
  await add(perform, 'Owl');
  const renamed = await perform(op['casinos.edit'], { record: 'owl', changes: { name: 'golden fox' } });
  expect(renamed.result).toMatchObject({ warnings: [{ reason: 'casino.duplicates' }] });
  const rated = await perform(op['casinos.edit'], { record: 'owl', changes: { rating: 3 } });
  expect(rated.result).not.toHaveProperty('warnings');
});

test('the very same name is told once, by the number of its slug', async () => {
  const perform = memoryPerform();
  await add(perform, 'Golden Fox');
  const { result } = await add(perform, 'Golden Fox');
  expect(result).toMatchObject({ warnings: [{ reason: 'slug.numbered' }] });
});

test('the plan of an import tells of them, within the file too', async () => {
  const perform = memoryPerform();
  await add(perform, 'Golden Fox');
  const rows = ['Golden Fox Online', 'Lantern Quay', 'Latern Quay'].map((name) => `${name},x,3,x,x,x\n`);
  const file = bytes(`name,description,rating,bonuses,games,paymentMethods\n${rows.join('')}`);
  const { result } = await perform(op['casinos.import'], { source: pieces(file, 1_000) }, { dryRun: true });
  expect(result.warnings).toMatchObject([
    {
      reason: 'casino.duplicates',
      params: {
        count: 2,
        pairs: [
          { slug: 'golden-fox-online', otherSlug: 'golden-fox' },
          { slug: 'latern-quay', otherSlug: 'lantern-quay', why: 'spelling' },
        ],
      },
    },
  ]);
});

test('two that an editor calls distinct are told no more, until that is undone', async () => {
  const perform = memoryPerform();
  await add(perform, 'Golden Fox');
  await add(perform, 'Golden Fox Casino');
  expect(await check(perform)).toMatchObject([
    { code: 'duplicate-casino', subject: 'Golden Fox Casino', isSafe: false },
  ]);
  const both = { records: ['golden-fox', 'golden-fox-casino'] };
  await perform(op['casinos.distinct'], both, actingAs('editor'));
  expect(await check(perform)).toEqual([]);
  expect((await perform(op['casinos.distinct'], both)).change).toBeUndefined();
  const { result } = await add(perform, 'Golden Fox Online');
  expect(result).toMatchObject({ warnings: [{ params: { count: 1 } }] });
  await perform(op['history.undo'], {});
  await perform(op['history.undo'], {});
  expect(await check(perform)).toHaveLength(1);
});

test('a casino alone is not distinct from itself', async () => {
  const perform = memoryPerform();
  await add(perform, 'Fox');
  await expect(perform(op['casinos.distinct'], { records: ['fox', 'fox'] })).rejects.toMatchObject({
    code: 'usage',
    reason: 'duplicate.itself',
  });
  await expect(perform(op['casinos.distinct'], { records: ['fox'] })).rejects.toThrow('at least 2 items');
});

test('what is distinct from a merged casino is distinct from the one that stays; of a deleted one it is forgotten', async () => {
  const perform = memoryPerform();
  for (const name of ['Fox', 'Fox Casino', 'Casino Fox']) await add(perform, name);
  await perform(op['casinos.distinct'], { records: ['fox-casino', 'casino-fox'] });
  await perform(op['casinos.merge'], { record: 'fox', others: ['fox-casino'] });
  expect(await check(perform)).toEqual([]);
  await perform(op['casinos.delete'], { records: ['casino-fox'] });
  await perform(op['history.undo'], {});
  expect(await check(perform)).toEqual([]);
});
