import { expect, test } from 'vitest';
import { memoryExpiring } from '../../store/expiring-storage.js';
import { type KeptResult, keepResults, keptResults } from './kept-results.js';

const NOW = '2026-11-28T10:00:00.000Z';

function results(count: number, checkedAt = NOW): KeptResult[] {
  return Array.from({ length: count }, (_, i) => ({
    url: `https://casino.example/${i}?${'x'.repeat(100)}`,
    outcome: 'ok',
    checkedAt,
  }));
}

const anyIsThere = () => true;

test('thousands of results are kept in few values', async () => {
  const expiring = memoryExpiring();
  await keepResults(expiring, results(3_000), anyIsThere, NOW);
  expect((await keptResults(expiring)).size).toBe(3_000);
  expect((await expiring.list('links/')).length).toBeLessThan(6);
});

test('results of links that are gone leave nothing behind', async () => {
  const expiring = memoryExpiring();
  await keepResults(expiring, results(3_000), anyIsThere, NOW);
  await keepResults(expiring, [], (url) => url.includes('/7?'), NOW);
  expect((await keptResults(expiring)).size).toBe(1);
  expect(await expiring.list('links/')).toHaveLength(1);
  await keepResults(expiring, [], () => false, NOW);
  expect(await expiring.list('links/')).toEqual([]);
});

test('a result is forgotten after sixty days, also where others are newer', async () => {
  const expiring = memoryExpiring();
  const [old, fresh] = results(2);
  await keepResults(
    expiring,
    [{ ...old, checkedAt: '2026-09-28T10:00:00.000Z' } as KeptResult],
    anyIsThere,
    NOW,
  );
  await keepResults(expiring, [fresh as KeptResult], anyIsThere, NOW);
  expect([...(await keptResults(expiring)).keys()]).toEqual([fresh?.url]);
});

test('a long address is kept like any other', async () => {
  const expiring = memoryExpiring();
  const url = `https://casino.example/${'x'.repeat(16_000)}`;
  const long = results(30).map((result, i) => ({ ...result, url: `${url}${i}`, finalUrl: url }));
  await keepResults(expiring, long, anyIsThere, NOW);
  expect((await keptResults(expiring)).size).toBe(30);
});
