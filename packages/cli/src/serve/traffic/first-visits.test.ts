import { expect, test } from 'vitest';
import { createFirstVisitCheck } from './first-visits.js';

test('a visitor comes to a casino for the first time once a day, UTC', () => {
  let now = new Date('2026-05-01T10:00:00Z');
  const isFirst = createFirstVisitCheck(() => now);
  const reader = ['203.0.113.5', 'Firefox'];
  expect(isFirst(reader, 'fox')).toBe(true);
  expect(isFirst(reader, 'fox')).toBe(false);
  expect(isFirst(reader, 'heron')).toBe(true);
  expect(isFirst(['203.0.113.6', 'Firefox'], 'fox')).toBe(true);
  expect(isFirst(['203.0.113.5', 'Chrome'], 'fox')).toBe(true);
  now = new Date('2026-05-02T00:00:00Z');
  expect(isFirst(reader, 'fox')).toBe(true);
});

test('visitors are not mixed up where the ends of their names are those of others', () => {
  const isFirst = createFirstVisitCheck(() => new Date('2026-05-01T10:00:00Z'));
  expect(isFirst(['a', 'b'], 'c')).toBe(true);
  expect(isFirst(['ab', ''], 'c')).toBe(true);
  expect(isFirst(['a', 'bc'], '')).toBe(true);
});
