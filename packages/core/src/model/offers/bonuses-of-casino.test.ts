import { expect, test } from 'vitest';
import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import { bonusesOfCasino } from './bonuses-of-casino.js';

const bonus = (id: string, casino: string, casinoId?: string) =>
  ({ id, casino, ...(casinoId === undefined ? {} : { casinoId }) }) as PublicBonus;

const bonuses = [
  bonus('first', 'Aurora', 'aurora'),
  bonus('by name', 'Aurora'),
  bonus('other', 'Borealis', 'borealis'),
  bonus('second', 'an older name', 'aurora'),
];
const ids = (casino: { id: string; name: string }) => bonusesOfCasino(bonuses, casino).map(({ id }) => id);

test('a casino has the bonuses that name its id, and those without an id that name it, in the order of the list', () => {
  expect(ids({ id: 'aurora', name: 'Aurora' })).toEqual(['first', 'by name', 'second']);
  expect(ids({ id: 'borealis', name: 'Borealis' })).toEqual(['other']);
});

test('a name does not stand above an id', () => {
  expect(ids({ id: 'namesake', name: 'Aurora' })).toEqual(['by name']);
  expect(ids({ id: 'namesake', name: 'Borealis' })).toEqual([]);
});
