import { expect, test } from 'vitest';
import { earlierVersion } from './earlier-version.js';

const entry = (before: object, after: object, id = 'fox') =>
  ({ in: 'casinos', id, name: 'Fox', did: 'update', before, after }) as never;

test('of the changes since, the oldest says what there was', () => {
  const newest = { entries: [entry({ rating: 8, updatedAt: 'b' }, { rating: 9, updatedAt: 'c' })] };
  const older = { entries: [entry({ rating: 7, name: 'Old' }, { rating: 8, name: 'Fox' })] };
  expect(earlierVersion('fox', [newest])).toEqual({ rating: 8 });
  expect(earlierVersion('fox', [newest, older])).toEqual({ rating: 7, name: 'Old' });
});

test('a field that was empty is emptied', () => {
  expect(earlierVersion('fox', [{ entries: [entry({}, { verdict: 'Fair' })] }])).toEqual({ verdict: null });
});

test('what the same changes did to other records is left alone', () => {
  expect(earlierVersion('fox', [{ entries: [entry({ rating: 1 }, { rating: 2 }, 'owl')] }])).toEqual({});
});
