import { describe, expect, test } from 'vitest';
import { openStore } from '../store.js';
import {
  add,
  casinosOf,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  tickingRuntime,
} from './storage-fixtures.js';

/** Several writers change the same content. */
export function testConcurrency(newStore: OpenNewStore): void {
  describe('concurrent changes', () => {
    test('of one process are all stored', async () => {
      const { store, reopen } = await newStore();
      await add(store, numberedCasino(0));
      const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
      await Promise.all(
        numbers.map((n) =>
          store.change(ownerChange, async (tx) => {
            const { rating = 0 } = tx.casinos.require('casino-0');
            await new Promise((resolve) => setTimeout(resolve, n % 3));
            tx.casinos.insert(numberedCasino(n));
            tx.casinos.update('casino-0', { rating: rating + 0.25 });
          }),
        ),
      );
      for (const storage of [store.storage, await reopen()]) {
        const casinos = await casinosOf(openStore(storage, tickingRuntime()));
        expect(casinos.map(({ slug }) => slug).sort()).toEqual(
          [0, ...numbers].map((n) => `casino-${n}`).sort(),
        );
        expect(casinos.find(({ slug }) => slug === 'casino-0')?.rating).toBe(5);
        expect(await storage.history()).toHaveLength(21);
      }
    });

    test('continue after one of them fails', async () => {
      const { store } = await newStore();
      const outcomes = await Promise.allSettled([
        add(store, numberedCasino(1)),
        store.change(ownerChange, () => Promise.reject(new Error('no'))),
        add(store, numberedCasino(2)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await casinosOf(store)).toHaveLength(2);
    });

    test('of two openings of one storage are visible to both, and each is stored or refused, never lost', async () => {
      const { store, reopen } = await newStore();
      const other = openStore(await reopen(), tickingRuntime());
      await add(store, numberedCasino(1));
      await add(other, numberedCasino(2));
      await add(store, numberedCasino(3));
      expect((await casinosOf(store)).map(({ slug }) => slug)).toEqual(['casino-1', 'casino-2', 'casino-3']);
      expect(await casinosOf(other)).toEqual(await casinosOf(store));

      const numbers = Array.from({ length: 10 }, (_, i) => i + 4);
      const outcomes = await Promise.allSettled(
        numbers.map((n) => add(n % 2 === 0 ? store : other, numberedCasino(n))),
      );
      const arrived = numbers.filter((_, i) => outcomes[i]?.status === 'fulfilled');
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
      }
      expect(arrived.length).toBeGreaterThan(0);
      const slugs = (await casinosOf(store)).map(({ slug }) => slug);
      expect(slugs.sort()).toEqual([1, 2, 3, ...arrived].map((n) => `casino-${n}`).sort());
      expect(await store.storage.history()).toHaveLength(3 + arrived.length);
    });
  });
}
