import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageCost, averageResult, type KnownStake, type OfferFigures, stakeOf } from './stake.js';

type Row = Record<string, string>;
const rows: Row[] = parse(readFileSync(new URL('./worked-cases.csv', import.meta.url)), { columns: true });

/** The figures of a row, without what its cells leave open. */
function figuresOf(row: Row): OfferFigures {
  const numbers = ['amount', 'matchPercent', 'freeSpins', 'spinValue', 'wageringTimes'];
  const known = [...numbers, 'wageringOn', 'gameShares'].filter((figure) => row[figure] !== '');
  const valueIn = (figure: string) => {
    const cell = row[figure] as string;
    if (figure === 'gameShares') return cell.split('|');
    return numbers.includes(figure) ? Number(cell) : cell;
  };
  return Object.fromEntries(known.map((figure) => [figure, valueIn(figure)]));
}

/** The result that a working states, as `35 x 100 / 1 = 3500` does. */
const resultOf = (working = '') => Number(working.split('= ')[1]);

const known = (figures: OfferFigures) => {
  const stake = stakeOf(figures);
  expect(stake.is).toBe('known');
  return stake as KnownStake;
};

describe('sixty offers, worked apart from the code', () => {
  test('are sixty', () => expect(rows).toHaveLength(60));

  test.each(rows.filter(({ missing }) => missing === ''))('$offer: $stake', (row) => {
    const stake = known(figuresOf(row));
    expect(stake.amount).toBe(resultOf(row.stake));
    expect(averageCost(stake.amount, Number(row.return))).toBe(resultOf(row.cost));
    const result = averageResult(stake, { sticky: 'no' }, Number(row.return));
    expect(result).toEqual({ low: resultOf(row.lowest), high: stake.bonus });
    const games = row.games === '' ? [] : (row.games as string).split('|');
    expect(stake.games.map(({ game, amount }) => [game, amount])).toEqual(
      games.map((working) => [
        working.split(':')[0],
        working.endsWith('does not count') ? undefined : resultOf(working),
      ]),
    );
  });

  test.each(rows.filter(({ missing }) => missing !== ''))('$offer: without $missing', (row) => {
    expect(stakeOf(figuresOf(row))).toEqual({ is: 'unknown', missing: row.missing?.split('|') });
  });
});

test('nothing has to be staked where the times are nought, and what is won where that is the base', () => {
  expect(stakeOf({ wageringTimes: 0 })).toEqual({ is: 'nothing' });
  expect(stakeOf({ wageringTimes: 35, wageringOn: 'winnings', freeSpins: 50 })).toEqual({
    is: 'winnings',
    times: 35,
  });
});

test('no average result is said of a bonus that may not be paid out, or whose winnings have a limit', () => {
  const stake = known({ amount: 100, wageringTimes: 35, wageringOn: 'bonus' });
  expect(averageResult(stake, {}, 96)).toBeUndefined();
  expect(averageResult(stake, { sticky: 'yes' }, 96)).toBeUndefined();
  expect(averageResult(stake, { sticky: 'no', maxCashout: 500 }, 96)).toBeUndefined();
});

const figures = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  matchPercent: fc.integer({ min: 1, max: 1000 }),
  wageringOn: fc.constantFrom('bonus', 'depositAndBonus'),
  gameShares: fc.subarray(['Slots 100%', 'Roulette 10%', 'Poker 0%', 'Bingo 55.5%']),
});

test('a higher multiplier, amount or base never lowers the stake', () => {
  fc.assert(
    fc.property(figures, fc.nat(100), fc.nat(100), (given, less, more) => {
      const at = (times: number, change = {}) =>
        known({ ...given, wageringTimes: times, ...change } as OfferFigures).amount;
      expect(at(1 + less + more)).toBeGreaterThanOrEqual(at(1 + less));
      expect(at(1 + less, { amount: given.amount + more })).toBeGreaterThanOrEqual(at(1 + less));
      expect(at(1 + less, { wageringOn: 'depositAndBonus' })).toBeGreaterThanOrEqual(
        at(1 + less, { wageringOn: 'bonus' }),
      );
    }),
  );
});

/** Three games with a return of 96 percent: one pays often and little, one seldom and much. */
const PAY_TABLES = {
  'even money': [{ chance: 0.48, pays: 2 }],
  slots: [
    { chance: 0.2, pays: 1.5 },
    { chance: 0.05, pays: 6 },
    { chance: 0.002, pays: 180 },
  ],
  'a rare prize': [{ chance: 0.0096, pays: 100 }],
} as const;

/** Numbers from 0 to below 1, always the same of a seed (xorshift of 32 bits). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** What is left on average of a deposit and a bonus that are played until all is staked or lost, less the deposit. */
function simulate(table: readonly { chance: number; pays: number }[], stake: number, bonus: number): number {
  const next = randomNumbers(20_261_127);
  const runs = 40_000;
  const bet = 1;
  let sum = 0;
  for (let run = 0; run < runs; run++) {
    let balance = bonus * 2;
    for (let staked = 0; staked < stake && balance >= bet; staked += bet) {
      balance -= bet;
      let drawn = next();
      for (const { chance, pays } of table) {
        if (drawn < chance) {
          balance += bet * pays;
          break;
        }
        drawn -= chance;
      }
    }
    sum += balance - bonus;
  }
  return sum / runs;
}

test.each(Object.entries(PAY_TABLES))(
  'whoever plays %s gets an average result within the bounds',
  (_, table) => {
    expect(table.reduce((sum, { chance, pays }) => sum + chance * pays, 0)).toBeCloseTo(0.96, 10);
    const stake = known({ amount: 20, matchPercent: 100, wageringTimes: 35, wageringOn: 'bonus' });
    const bounds = averageResult(stake, { sticky: 'no' }, 96);
    const result = simulate(table, stake.amount, stake.bonus);
    // Three standard errors of the mean of 40,000 runs.
    expect(result).toBeGreaterThan((bounds?.low ?? 0) - 4);
    expect(result).toBeLessThan((bounds?.high ?? 0) + 4);
  },
);
