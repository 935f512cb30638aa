import { expect, test } from 'vitest';
import { filterInTurns } from './short-turns.js';

test('other work goes on while a long list is looked through, and what is found stays in its order', async () => {
  const items = Array.from({ length: 1_000_000 }, (_, n) => n);
  let turns = 0;
  const timer = setInterval(() => turns++);
  const found = await filterInTurns(items, (n) => n % 3 === 0);
  clearInterval(timer);
  expect(found).toEqual(items.filter((n) => n % 3 === 0));
  expect(turns).toBeGreaterThan(2);
});
