import { expect, test } from 'vitest';
import { sampleCatalogue } from './sample.js';

test('the sample has exactly 4 casinos, one of them blacklisted', async () => {
  const { casinos } = await sampleCatalogue();
  expect(casinos.length).toBe(4);
  expect(casinos.filter((casino) => casino.isBlacklisted).map((casino) => casino.name)).toEqual([
    'Brass Magpie',
  ]);
});
