import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectFirstInTurns, selectRecords } from './select-records.js';

test('the first records of a selection are those with which the whole of it begins, equals in the order that they had', async () => {
  const keys = fc.array(fc.nat({ max: 400 }), { minLength: 2_500, maxLength: 4_000 });
  await fc.assert(
    fc.asyncProperty(keys, fc.nat({ max: 600 }), fc.boolean(), async (numbers, most, isSorted) => {
      const records = numbers.map((key, place) => ({ key, place }));
      const passes = ({ key }: { key: number }) => key % 3 !== 0;
      const alsoPasses = ({ key }: { key: number }) => key % 5 !== 0;
      const compare = isSorted ? (a: { key: number }, b: { key: number }) => a.key - b.key : undefined;
      const all = selectRecords(records, { passes, compare }).filter(alsoPasses);
      const first = await selectFirstInTurns(records, { passes, compare }, { passes: alsoPasses, most });
      expect(first).toEqual({ total: all.length, records: all.slice(0, most) });
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
