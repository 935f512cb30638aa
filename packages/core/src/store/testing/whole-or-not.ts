import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Casino } from '../../model/casino.js';
import { change, type Operation } from '../../operations/operation.js';
import { performer } from '../../perform.js';
import { openStore } from '../store.js';
import type { Transaction } from '../transaction.js';
import {
  add,
  casinosOf,
  everythingIn,
  fox,
  hashOf,
  type NewStore,
  numbered,
  owner,
  ticking,
} from './opened.js';

/** A change is made whole or not at all. */
export function wholeOrNotAtAll(newStore: NewStore): void {
  describe('a change is made whole or not at all', () => {
    const failing: [string, (tx: Transaction) => unknown, object][] = [
      [
        'work that throws half way',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.remove('golden-fox');
          tx.settings.set({ siteName: 'Half' });
          throw new Error('half way');
        },
        { message: 'half way' },
      ],
      [
        'a record that is not valid after others that are',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.insert({ slug: 'no-name', description: 'Calm.' });
        },
        { code: 'invalid', message: 'Casino name is required' },
      ],
      [
        'a slug that is taken',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.casinos.insert(fox({ name: 'Another' }));
        },
        { code: 'conflict' },
      ],
      [
        'a document that is not valid',
        (tx) => {
          tx.casinos.insert(numbered(2));
          tx.settings.set({ primaryColor: 'reddish' });
        },
        { code: 'invalid' },
      ],
    ];
    test.each(failing)('%s leaves nothing', async (_title, work, expected) => {
      const { store, reopen } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      await expect(store.change(owner, async (tx) => work(tx))).rejects.toMatchObject(expected);
      expect(await everythingIn(store)).toEqual(before);
      expect(await everythingIn(openStore(await reopen(), ticking()))).toEqual(before);
      await add(store, numbered(3));
      expect(await casinosOf(store)).toHaveLength(2);
    });

    test('a dry run tells what it would do and leaves nothing', async () => {
      const { store, reopen } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      const done = await store.change(
        owner,
        (tx) => {
          tx.casinos.update('golden-fox', { rating: 9 });
          tx.casinos.insert(numbered(2));
          return tx.casinos.size;
        },
        true,
      );
      expect(done).toMatchObject({
        result: 2,
        change: undefined,
        deeds: { inserted: 1, updated: 1, removed: 0 },
      });
      expect(done.changes.map(({ after }) => after?.name)).toEqual(['Golden Fox', 'Casino 2']);
      expect(await everythingIn(store)).toEqual(before);
      expect(await everythingIn(openStore(await reopen(), ticking()))).toEqual(before);
    });

    test('a change over several collections and documents is there as one, also when opened again', async () => {
      const { store, reopen } = await newStore();
      const done = await store.change({ ...owner, operation: 'site.start' }, (tx) => {
        tx.casinos.insert(fox());
        tx.posts.insert({ slug: 'hello', title: 'Hello', excerpt: 'Short.', content: '<p>Long.</p>' });
        tx.settings.set({ siteName: 'Fox Finder' });
      });
      expect(done.change).toMatchObject({ inserted: 3, updated: 0, removed: 0 });
      for (const home of [store.home, await reopen()]) {
        const seen = await openStore(home, ticking()).question((content) => ({
          casino: content.casinos.require('golden-fox').name,
          post: content.posts.require('hello').title,
          site: content.settings.get().siteName,
        }));
        expect(seen).toEqual({ casino: 'Golden Fox', post: 'Hello', site: 'Fox Finder' });
        expect(await home.history()).toHaveLength(1);
      }
    });

    test('what was put in and taken out within one change was never there', async () => {
      const { store } = await newStore();
      await add(store, fox());
      const before = await everythingIn(store);
      const done = await store.change(owner, (tx) => {
        tx.casinos.remove(tx.casinos.insert(numbered(2)).id);
        tx.casinos.put(tx.casinos.remove('golden-fox') as Casino);
      });
      expect(done.change).toBeUndefined();
      expect(await everythingIn(store)).toEqual(before);
    });

    test('a state that the caller has not seen is not overwritten', async () => {
      const { store, home } = await newStore();
      const [casino] = (await add(store, fox())) as [Casino];
      const perform = performer(home, ticking());
      const rate = change({
        name: 'casinos.rate',
        summary: 'Rates a casino',
        allowed: 'edit casinos, bonuses and games',
        input: z.strictObject({ rating: z.number() }),
        faces: {},
        run: ({ content }, { rating }) => content.casinos.update(casino.id, { rating }),
      }) satisfies Operation as Operation<z.ZodType, Casino>;
      const seen = await store.change(owner, (tx) => tx.casinos.update(casino.id, { rating: 1 }));
      const hash = (await hashOf(store, casino.id)) as string;
      expect(seen.result.rating).toBe(1);
      const expecting = { expect: { in: 'casinos', id: casino.id, hash } } as const;
      expect((await perform(rate, { rating: 2 }, expecting)).result.rating).toBe(2);
      await expect(perform(rate, { rating: 3 }, expecting)).rejects.toMatchObject({ code: 'conflict' });
      expect((await casinosOf(store))[0]?.rating).toBe(2);
    });
  });
}
