import { describe, expect, test } from 'vitest';
import { openStore } from '../store.js';
import {
  add,
  casinosOf,
  foxCasino,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  type SuiteOptions,
  tickingRuntime,
} from './storage-fixtures.js';

/** Generations identify a state of the content; unchanged records keep their identity. */
export function testGenerations(newStore: OpenNewStore, { hearsLater = false }: SuiteOptions = {}): void {
  describe('generations', () => {
    test('the generation changes with every commit, for all openings, and not with a dry run', async () => {
      const { store, storage, reopen } = await newStore();
      const other = await reopen();
      const seen = [[storage.generation(), other.generation()]];
      for (const n of [1, 2, 3]) {
        const done = n === 2 ? openStore(other, tickingRuntime()) : store;
        await add(done, numberedCasino(n));
        const now = () => [storage.generation(), other.generation()];
        const last = seen.at(-1) ?? [];
        if (hearsLater) await expect.poll(() => now().every((one, side) => one !== last[side])).toBe(true);
        seen.push(now());
      }
      for (const side of [0, 1]) expect(new Set(seen.map((pair) => pair[side])).size).toBe(4);
      await store.change(ownerChange, (tx) => tx.casinos.insert(numberedCasino(4)), { dryRun: true });
      expect([storage.generation(), other.generation()]).toEqual(seen[3]);
    });

    test('an unchanged record stays the same object across questions', async () => {
      const { store } = await newStore();
      await add(store, numberedCasino(1), numberedCasino(2));
      await casinosOf(store);
      const before = await casinosOf(store);
      await store.change(ownerChange, (tx) => tx.casinos.update('casino-1', { rating: 9 }));
      const after = await casinosOf(store);
      expect(after[1]).toBe(before[1]);
      expect(after[0]).toMatchObject({ slug: 'casino-1', rating: 9 });
      expect(before[0]).toMatchObject({ slug: 'casino-1', rating: 0 });
    });

    test('nobody can modify a record that questions share', async () => {
      const { store } = await newStore();
      await add(store, foxCasino({ pros: ['Fast'] }));
      await casinosOf(store);
      const [fox] = await casinosOf(store);
      expect(() => fox?.pros.push('Fair')).toThrow(TypeError);
      expect(await casinosOf(store)).toMatchObject([{ pros: ['Fast'] }]);
    });

    test('a healthy store reports no damage', async () => {
      const { store, storage } = await newStore();
      await add(store, numberedCasino(1));
      expect(await storage.historyDamage()).toEqual({ damage: [], isEndDamaged: false });
      expect(await storage.verify('content')).toEqual([]);
      expect(await storage.verify('all')).toEqual([]);
    });
  });
}
