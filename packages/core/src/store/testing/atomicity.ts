import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Casino } from '../../collections/casinos/casino.js';
import { change, type Operation } from '../../operations/define/operation.js';
import { createPerform } from '../../perform.js';
import { openStore } from '../store.js';
import type { Transaction } from '../transaction.js';
import {
  add,
  casinosOf,
  comparedContent,
  foxCasino,
  hashOf,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  type SuiteOptions,
  tickingRuntime,
} from './storage-fixtures.js';

/** Changes are atomic. */
export function testAtomicity(newStore: OpenNewStore, { hasOneSession = false }: SuiteOptions): void {
  describe('a change is complete or absent', () => {
    const failing: [string, (tx: Transaction) => unknown, object][] = [
      [
        'work that throws half way',
        (tx) => {
          tx.casinos.insert(numberedCasino(2));
          tx.casinos.remove('golden-fox');
          tx.settings.set({ siteName: 'Half' });
          throw new Error('half way');
        },
        { message: 'half way' },
      ],
      [
        'a record that is not valid after others that are',
        (tx) => {
          tx.casinos.insert(numberedCasino(2));
          tx.casinos.insert({ slug: 'no-name', description: 'Calm.' });
        },
        { code: 'invalid', message: 'Casino name is required' },
      ],
      [
        'a slug that is taken',
        (tx) => {
          tx.casinos.insert(numberedCasino(2));
          tx.casinos.insert(foxCasino({ name: 'Another' }));
        },
        { code: 'conflict' },
      ],
      [
        'a document that is not valid',
        (tx) => {
          tx.casinos.insert(numberedCasino(2));
          tx.settings.set({ primaryColor: 'reddish' });
        },
        { code: 'invalid' },
      ],
    ];
    test.each(failing)('%s leaves nothing', async (_title, work, expected) => {
      const { store, reopen } = await newStore();
      await add(store, foxCasino());
      const before = await comparedContent(store);
      await expect(store.change(ownerChange, async (tx) => work(tx))).rejects.toMatchObject(expected);
      expect(await comparedContent(store)).toEqual(before);
      expect(await comparedContent(openStore(await reopen(), tickingRuntime()))).toEqual(before);
      await add(store, numberedCasino(3));
      expect(await casinosOf(store)).toHaveLength(2);
    });

    test('a dry run reports its result and leaves nothing', async () => {
      const { store, reopen } = await newStore();
      await add(store, foxCasino());
      const before = await comparedContent(store);
      const done = await store.change(
        ownerChange,
        (tx) => {
          tx.casinos.update('golden-fox', { rating: 9 });
          tx.casinos.insert(numberedCasino(2));
          return tx.casinos.size;
        },
        { dryRun: true },
      );
      expect(done).toMatchObject({
        result: 2,
        change: undefined,
        counts: { inserted: 1, updated: 1, removed: 0 },
      });
      expect(done.changes.map(({ after }) => after?.name)).toEqual(['Golden Fox', 'Casino 2']);
      expect(await comparedContent(store)).toEqual(before);
      expect(await comparedContent(openStore(await reopen(), tickingRuntime()))).toEqual(before);
    });

    test('a change over several tables and documents appears at once, also after a reopening', async () => {
      const { store, reopen } = await newStore();
      const done = await store.change({ ...ownerChange, operation: 'site.start' }, (tx) => {
        tx.casinos.insert(foxCasino());
        tx.posts.insert({ slug: 'hello', title: 'Hello', excerpt: 'Short.', content: '<p>Long.</p>' });
        tx.settings.set({ siteName: 'Fox Finder' });
      });
      expect(done.change).toMatchObject({ inserted: 3, updated: 0, removed: 0 });
      for (const storage of [store.storage, await reopen()]) {
        const seen = await openStore(storage, tickingRuntime()).question((content) => ({
          casino: content.casinos.require('golden-fox').name,
          post: content.posts.require('hello').title,
          site: content.settings.get().siteName,
        }));
        expect(seen).toEqual({ casino: 'Golden Fox', post: 'Hello', site: 'Fox Finder' });
        expect(await storage.history()).toHaveLength(1);
      }
    });

    test('a record inserted and removed within one change was never there', async () => {
      const { store } = await newStore();
      await add(store, foxCasino());
      const before = await comparedContent(store);
      const done = await store.change(ownerChange, (tx) => {
        tx.casinos.remove(tx.casinos.insert(numberedCasino(2)).id);
        tx.casinos.restore(tx.casinos.remove('golden-fox') as Casino);
      });
      expect(done.change).toBeUndefined();
      expect(await comparedContent(store)).toEqual(before);
    });

    // The refusal names who changed it meanwhile, and asks the history while the turn is held.
    test.skipIf(hasOneSession)(
      'a change based on an outdated state is refused and overwrites nothing',
      async () => {
        const { store, storage } = await newStore();
        const [casino] = (await add(store, foxCasino())) as [Casino];
        const perform = createPerform(storage, tickingRuntime());
        const rate = change({
          name: 'casinos.rate',
          summary: 'Rates a casino',
          permission: 'edit casinos, bonuses and games',
          input: () => z.strictObject({ rating: z.number() }),
          exposure: {},
          run: ({ content }, { rating }) => content.casinos.update(casino.id, { rating }),
        }) satisfies Operation as Operation<z.ZodType, Casino>;
        const seen = await store.change(ownerChange, (tx) => tx.casinos.update(casino.id, { rating: 1 }));
        const hash = (await hashOf(store, casino.id)) as string;
        expect(seen.result.rating).toBe(1);
        const expecting = { expect: { in: 'casinos', id: casino.id, hash } } as const;
        expect((await perform(rate, { rating: 2 }, expecting)).result.rating).toBe(2);
        await expect(perform(rate, { rating: 3 }, expecting)).rejects.toMatchObject({ code: 'conflict' });
        expect((await casinosOf(store))[0]?.rating).toBe(2);
      },
    );
  });
}
