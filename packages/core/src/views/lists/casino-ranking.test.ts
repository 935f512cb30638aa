import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { byBlacklist, byName, byRank } from '../../rules/ranking.js';
import { finishSteps } from '../../short-turns.js';
import { type CasinoOrder, rankAhead, rankedCasinos } from './casino-ranking.js';

const FRESH: Partial<Record<CasinoOrder, (a: PublicCasino, b: PublicCasino) => number>> = {
  rating: byRank,
  featured: (a, b) => byBlacklist(a, b) || Number(b.isFeatured) - Number(a.isFeatured) || byRank(a, b),
  name: (a, b) => byBlacklist(a, b) || byName(a, b),
};

/** A few casinos with many equal values; an unchanged casino keeps its number. */
const all = Array.from({ length: 60 }, (_, n) => {
  const id = `00000000-0000-7000-8000-${String(Math.floor(n / 2)).padStart(12, '0')}`;
  return {
    id,
    name: ['Heron', 'heron', 'Kite'][n % 3],
    rating: n % 4 || undefined,
    isFeatured: n % 5 === 0,
    isBlacklisted: n % 7 === 0,
  } as PublicCasino;
});

const state = fc
  .uniqueArray(fc.nat(all.length - 1), { selector: (n) => Math.floor(n / 2) })
  .map((numbers) => numbers.sort((a, b) => a - b).map((n) => all[n] as PublicCasino));

test('the cached ranking equals a new sort, whatever it contained before', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 5 }), (states) => {
      for (const casinos of states) {
        for (const [order, compare] of Object.entries(FRESH)) {
          expect(rankedCasinos({ casinos }, order as CasinoOrder)).toEqual([...casinos].sort(compare));
        }
      }
    }),
  );
});

test('the orders that were shown before are made ahead, so that no page sorts', () => {
  const shown = { casinos: all.slice(0, 40) };
  for (const order of Object.keys(FRESH)) rankedCasinos(shown, order as CasinoOrder);
  let comparisons = 0;
  const counted = all.map(
    (casino) =>
      new Proxy(casino, {
        get(target, field) {
          comparisons++;
          return Reflect.get(target, field);
        },
      }),
  );
  const next = { casinos: counted };
  finishSteps(rankAhead(next, shown));
  expect(comparisons).toBeGreaterThan(0);
  comparisons = 0;
  for (const order of Object.keys(FRESH)) rankedCasinos(next, order as CasinoOrder);
  expect(comparisons).toBe(0);
});
