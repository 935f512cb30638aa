import { expect, test } from 'vitest';
import { game } from '../../collections/games/game.js';
import { createTally, MAX_PLANNED_ROWS } from './import-summary.js';

test('a plan of all rows has the first hundred thousand, and says how many it leaves out', () => {
  const tally = createTally<{ id: string }>(game, {}, true);
  const record = { id: 'x' };
  const outcome = { action: 'unchanged', slug: 'x', before: record, after: record } as const;
  for (let row = 1; row <= MAX_PLANNED_ROWS + 3; row++) tally.addOutcome(outcome, { row, line: row }, String);
  const { found, plan, planLeftOut } = tally.summary();
  expect(found).toBe(MAX_PLANNED_ROWS + 3);
  expect(plan).toHaveLength(MAX_PLANNED_ROWS);
  expect(planLeftOut).toBe(3);
});

test('a short plan leaves nothing out', () => {
  expect(createTally(game, {}, true).summary()).not.toHaveProperty('planLeftOut');
});
