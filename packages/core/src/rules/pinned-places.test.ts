import { expect, test } from 'vitest';
import { withPins } from './pinned-places.js';

const ranked = ['best', 'good', 'fair', 'poor'].map((slug) => ({ slug }));
const pin = (casino: string, place: number, until = '2026-12-31') => ({
  ...{ casino, place, until },
  reason: `why ${casino}`,
});
const order = (pins: Parameters<typeof withPins>[1], today = '2026-11-28', casinos = ranked) =>
  withPins(casinos, pins, today).casinos.map(({ slug }) => slug);

test('pinned casinos stand at their places, and the others keep their order', () => {
  expect(order([pin('poor', 1)])).toEqual(['poor', 'best', 'good', 'fair']);
  expect(order([pin('poor', 3), pin('fair', 1)])).toEqual(['fair', 'best', 'poor', 'good']);
  expect(order([pin('best', 4)])).toEqual(['good', 'fair', 'poor', 'best']);
});

test('a casino pinned behind the end of a list is its last', () => {
  expect(order([pin('good', 40)])).toEqual(['best', 'fair', 'poor', 'good']);
});

test('a pin holds on its last day and does nothing from the next', () => {
  expect(order([pin('poor', 1, '2026-11-28')])[0]).toBe('poor');
  expect(order([pin('poor', 1, '2026-11-27')])[0]).toBe('best');
});

test('a pin of a casino that is not on the list, is blacklisted or withheld does nothing and gives no reason', () => {
  const withheld = [...ranked, { slug: 'held', withheldIn: 'Norway' }, { slug: 'bad', isBlacklisted: true }];
  const pins = [pin('other', 1), pin('held', 2), pin('poor', 3), pin('bad', 4)];
  expect(order(pins, '2026-11-28', withheld)).toEqual(['best', 'good', 'poor', 'fair', 'held', 'bad']);
  expect([...withPins(withheld, pins, '2026-11-28').reasons]).toEqual([['poor', 'why poor']]);
});
