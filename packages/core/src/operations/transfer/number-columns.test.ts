import { describe, expect, test } from 'vitest';
import { HEADER, openImportStore } from '../testing/import-store.js';

const file = (...ratings: string[]) =>
  `${HEADER.replaceAll(',', ';')}\n${ratings.map((rating, at) => `Fox ${at};x;${rating};x;x;x\n`).join('')}`;

async function ratings(...given: string[]) {
  const store = openImportStore();
  const { result } = await store.take(file(...given), { scale: 10 });
  const all = await store.all();
  return {
    ratings: all.map(({ rating }) => rating).sort(),
    warnings: result.warnings.map(({ message }) => message),
  };
}

describe('a column of numbers', () => {
  test('with decimal commas is clear where one cell alone is not, and says so', async () => {
    expect(await ratings('4,5', '1,234', '3')).toEqual({
      ratings: [1.234, 3, 4.5],
      warnings: ["rating has decimal commas: '1,234' is read as 1.234"],
    });
  });

  test('with commas and points is as unclear as its cells', async () => {
    const refused = await openImportStore().refused(file('4,5', '1,234', '3.5'), { scale: 10 });
    expect(refused.message).toMatch('1 error in 1 row');
  });

  test('of percentages is read as a share of the highest rating, and says so', async () => {
    expect(await ratings('85 %', '92,5%', '0%')).toEqual({
      ratings: [0, 8.5, 9.25],
      warnings: ["rating is read as percentages: '85 %' is 8.5"],
    });
  });

  test('where only some are percentages is refused', async () => {
    const refused = await openImportStore().refused(file('85 %', '8'), { scale: 10 });
    expect(refused.issues).toMatchObject([{ row: 2, column: 'rating', value: '85 %' }]);
  });
});
