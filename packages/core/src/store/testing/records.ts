import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Casino } from '../../collections/casinos/casino.js';
import { openStore } from '../store.js';
import type { Transaction } from '../transaction.js';
import {
  add,
  casinosOf,
  foxCasino,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  tickingRuntime,
} from './storage-fixtures.js';

/** Inserting, finding, updating and removing records. */
export function testRecords(newStore: OpenNewStore): void {
  describe('records', () => {
    test('get defaults and timestamps when they are inserted', async () => {
      const { store } = await newStore();
      const [made] = (await add(store, foxCasino())) as [Casino];
      expect(made).toMatchObject({ isActive: true, games: [], bonuses: {} });
      expect(made).not.toHaveProperty('rating');
      expect(made.createdAt).toBe('2026-01-05T09:00:01.000Z');
      expect(made.updatedAt).toBe(made.createdAt);
      expect(await casinosOf(store)).toEqual([made]);
    });

    test('are found by slug, id, the start of an id, and by example', async () => {
      const { store } = await newStore();
      const [first, second] = (await add(store, foxCasino(), numberedCasino(2))) as [Casino, Casino];
      const found = await store.question(({ casinos }) => ({
        size: casinos.size,
        byId: casinos.get(first.id)?.name,
        noId: casinos.get(v7()),
        bySlug: casinos.getBySlug('casino-2')?.id,
        noSlug: casinos.getBySlug('casino-3'),
        named: [first.id, first.slug, first.id.slice(0, 35), first.id.slice(0, 35).toUpperCase()].map(
          (called) => casinos.require(called).slug,
        ),
        alike: casinos.find(({ name }) => name.startsWith('Casino'))?.id,
        noneAlike: casinos.find(({ rating = 0 }) => rating > 5),
      }));
      expect(found).toEqual({
        size: 2,
        byId: 'Golden Fox',
        noId: undefined,
        bySlug: second.id,
        noSlug: undefined,
        named: Array(4).fill('golden-fox'),
        alike: second.id,
        noneAlike: undefined,
      });
    });

    test('that do not exist are reported with the closest name; ambiguous ids with the number of matches', async () => {
      const { store } = await newStore();
      const id = '01890000-0000-7000-8000-00000000000';
      await store.change(ownerChange, (tx) => {
        const made = tx.casinos.insert(foxCasino());
        tx.casinos.remove(made.id);
        tx.casinos.restore({ ...made, id: `${id}1` });
        tx.casinos.restore({ ...made, id: `${id}2`, slug: 'silver-fox' });
      });
      const asking = (called: string) => store.question(({ casinos }) => casinos.require(called));
      await expect(asking('goldn-fox')).rejects.toMatchObject({
        code: 'not-found',
        hint: "Did you mean 'golden-fox'?",
      });
      await expect(asking('entirely-different')).rejects.toMatchObject({
        code: 'not-found',
        reason: 'record.not-found',
        params: { collection: 'casinos', noun: 'casino', ref: 'entirely-different' },
      });
      await expect(asking('0189')).rejects.toMatchObject({
        code: 'not-found',
        message: "'0189' begins the ids of 2 casinos",
      });
      await expect(asking(id)).rejects.toMatchObject({ code: 'not-found' });
      expect((await asking(`${id}2`)).slug).toBe('silver-fox');
    });

    test('have unique slugs, and a slug is free again once it is given up', async () => {
      const { store } = await newStore();
      const [first, second] = (await add(store, foxCasino(), numberedCasino(2))) as [Casino, Casino];
      const taking = store.change(ownerChange, (tx) => tx.casinos.update(second.id, { slug: 'golden-fox' }));
      await expect(taking).rejects.toMatchObject({
        code: 'conflict',
        issues: [{ path: 'slug', value: 'golden-fox' }],
      });
      await store.change(ownerChange, (tx) => {
        tx.casinos.update(first.id, { slug: 'old-fox' });
        expect(tx.casinos.getBySlug('golden-fox')).toBeUndefined();
        tx.casinos.update(second.id, { slug: 'golden-fox' });
        expect(tx.casinos.getBySlug('golden-fox')?.id).toBe(second.id);
        tx.casinos.remove(first.id);
        tx.casinos.insert({ ...numberedCasino(3), slug: 'old-fox' });
      });
      const slugs = (await casinosOf(store)).map(({ slug, name }) => [slug, name]);
      expect(slugs).toEqual([
        ['golden-fox', 'Casino 2'],
        ['old-fox', 'Casino 3'],
      ]);
      expect(await store.question(({ casinos }) => casinos.getBySlug('casino-2'))).toBeUndefined();
    });

    test('keep the fields that an update does not name; undefined removes a field; groups are merged', async () => {
      const { store } = await newStore();
      const [made] = (await add(
        store,
        foxCasino({ reviewer: 'Ada', rating: 8.5, bonuses: { welcome: '100%', freeSpins: '20' } }),
      )) as [Casino];
      const { result } = await store.change(ownerChange, (tx) =>
        tx.casinos.update('golden-fox', {
          rating: 9,
          reviewer: undefined,
          bonuses: { welcome: '200%', noDeposit: '5', freeSpins: undefined },
        }),
      );
      const { reviewer, ...rest } = made;
      expect(reviewer).toBe('Ada');
      expect(result).toEqual({
        ...rest,
        rating: 9,
        bonuses: { welcome: '200%', noDeposit: '5' },
        updatedAt: '2026-01-05T09:00:02.000Z',
      });
      expect(await casinosOf(store)).toEqual([result]);
    });

    test('keep id, creation time and updatedAt when an update changes nothing, and the history has no line for it', async () => {
      const { store } = await newStore();
      const [made] = (await add(store, foxCasino({ rating: 8 }))) as [Casino];
      const done = await store.change(ownerChange, (tx) =>
        tx.casinos.update('golden-fox', { rating: 8, id: v7(), updatedAt: '2020-01-01T00:00:00.000Z' }),
      );
      expect(done).toMatchObject({ change: undefined, counts: { inserted: 0, updated: 0, removed: 0 } });
      expect(await casinosOf(store)).toEqual([made]);
      expect(await store.storage.history()).toHaveLength(1);
    });

    test('can be restored as they were, with timestamps and position', async () => {
      const { store } = await newStore();
      const made = await add(store, numberedCasino(1), numberedCasino(2), numberedCasino(3));
      const { result } = await store.change(ownerChange, (tx) => tx.casinos.remove('casino-2'));
      expect(await casinosOf(store)).toEqual([made[0], made[2]]);
      await store.change(ownerChange, (tx) => tx.casinos.restore(result));
      expect(await casinosOf(store)).toEqual(made);
    });

    test('that do not exist cannot be updated or removed', async () => {
      const { store } = await newStore();
      for (const work of [
        (tx: Transaction) => tx.casinos.update('golden-fox', { rating: 1 }),
        (tx: Transaction) => tx.casinos.remove('golden-fox'),
      ]) {
        await expect(store.change(ownerChange, work)).rejects.toMatchObject({ code: 'not-found' });
      }
    });

    test('are sorted by id, in whatever order they were inserted', async () => {
      const { store, reopen } = await newStore();
      const [made] = (await add(store, foxCasino())) as [Casino];
      const ids = [7, 2, 9, 4].map((n) => `0189000${n}-0000-7000-8000-000000000000`);
      await store.change(ownerChange, (tx) => {
        for (const id of ids) tx.casinos.restore({ ...made, id, slug: `at-${id[7]}` });
        expect([...tx.casinos.all()].map(({ id }) => id)).toEqual([...ids, made.id].sort());
      });
      await store.change(ownerChange, (tx) =>
        tx.casinos.restore({ ...made, id: '01890005-0000-7000-8000-000000000000', slug: 'at-5' }),
      );
      const order = ['at-2', 'at-4', 'at-5', 'at-7', 'at-9', 'golden-fox'];
      expect((await casinosOf(store)).map(({ slug }) => slug)).toEqual(order);
      const again = openStore(await reopen(), tickingRuntime());
      expect((await casinosOf(again)).map(({ slug }) => slug)).toEqual(order);
    });
  });
}
