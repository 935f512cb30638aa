import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Casino } from '../../collections/casinos/casino.js';
import type { ChangeHeader } from '../change.js';
import { openStore, type Store } from '../store.js';
import {
  add,
  casinosOf,
  comparedContent,
  foxCasino,
  hashOf,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  tickingRuntime,
} from './storage-fixtures.js';

/** The history lists every change and the data to undo it. */
export function testChangeHistory(newStore: OpenNewStore): void {
  describe('history', () => {
    test('lists the changes, newest first: who, what, when and how much', async () => {
      const { store, reopen } = await newStore();
      await add(store, numberedCasino(1), numberedCasino(2), numberedCasino(3), numberedCasino(4));
      const ada = { id: v7(), name: 'ada' };
      const second = await store.change({ by: ada, operation: 'casinos.edit' }, (tx) => {
        tx.casinos.update('casino-1', { rating: 9 });
        tx.casinos.remove('casino-2');
        tx.settings.set({ siteName: 'Fox Finder' });
      });
      await store.change(
        { by: ada, operation: 'history.undo', undoes: [second.change?.id as string] },
        (tx) => tx.casinos.update('casino-1', { rating: 0 }),
      );
      for (const storage of [store.storage, await reopen()]) {
        const [undo, edit, first, ...more] = await storage.history();
        expect(more).toEqual([]);
        expect(first).toMatchObject({
          by: { name: 'owner' },
          operation: 'casinos.add',
          inserted: 4,
          updated: 0,
          removed: 0,
          subject: 'Casino 1, Casino 2, Casino 3',
          at: '2026-01-05T09:00:01.000Z',
        });
        expect(edit).toEqual(second.change);
        expect(edit).toMatchObject({
          by: ada,
          operation: 'casinos.edit',
          inserted: 1,
          updated: 1,
          removed: 1,
          subject: 'Casino 1, Casino 2, settings',
        });
        expect(undo).toMatchObject({ undoes: edit?.id, updated: 1 });
        expect(edit).not.toHaveProperty('entries');
      }
    });

    test('omits secrets and changes marked as unrecorded, which are still made', async () => {
      const { store, reopen } = await newStore();
      const secret = { userId: v7(), hash: 'canary', createdAt: '2026-01-05T09:00:00.000Z' };
      const ada = { by: { name: 'ada' }, operation: 'users.set-password' };
      const silent = await store.change(ada, (tx) => tx.credentials.insert(secret));
      expect(silent).toMatchObject({ change: undefined, changes: [], counts: { inserted: 0 } });
      const unrecorded = { by: { name: 'ada' }, operation: 'accounts.register', unrecorded: true };
      await store.change(unrecorded, (tx) => tx.casinos.insert(numberedCasino(1)));
      const named = await store.change({ ...ada, subject: 'maria' }, (tx) =>
        tx.credentials.update(silent.result.id, { hash: 'another canary' }),
      );
      const before = await store.storage.read(({ generation }) => generation);
      await store.change({ ...ada, subject: 'maria' }, () => undefined);
      for (const storage of [store.storage, await reopen()]) {
        expect(await storage.read(({ generation }) => generation)).toBe(before);
        expect(await storage.history()).toEqual([named.change]);
        expect(named.change).toMatchObject({ operation: 'users.set-password', subject: 'maria', updated: 0 });
        expect(await storage.changeLine(named.change?.id as string)).not.toContain('canary');
        const texts = await storage.read((snapshot) => [...snapshot.table('credentials').texts()]);
        expect(texts.join()).toContain('another canary');
        expect(await storage.read((snapshot) => snapshot.table('casinos').size)).toBe(1);
      }
    });

    test('keeps for each change the data that undoes it', async () => {
      const { store, reopen } = await newStore();
      const [first, second] = (await add(store, numberedCasino(1), numberedCasino(2))) as [Casino, Casino];
      const done = await store.change({ ...ownerChange, operation: 'casinos.edit' }, (tx) => {
        tx.casinos.insert(numberedCasino(3));
        tx.casinos.update(first.id, { rating: 9, reviewer: 'Ada' });
        tx.casinos.remove(second.id);
      });
      const third = (await casinosOf(store)).find(({ slug }) => slug === 'casino-3') as Casino;
      const again = openStore(await reopen(), tickingRuntime());
      for (const recall of [store.findChange, again.findChange]) {
        const change = await recall(done.change?.id as string);
        expect(change).toEqual({
          ...done.change,
          entries: [
            { in: 'casinos', id: third.id, did: 'insert', hash: await hashOf(store, third.id) },
            {
              in: 'casinos',
              id: first.id,
              did: 'update',
              before: { rating: 0, reviewer: null, updatedAt: first.updatedAt },
              after: { rating: 9, reviewer: 'Ada', updatedAt: '2026-01-05T09:00:02.000Z' },
              hash: await hashOf(store, first.id),
            },
            { in: 'casinos', id: second.id, did: 'remove', before: second },
          ],
        });
      }
      expect(await store.findChange(v7())).toBeUndefined();
    });

    test('begins with the changes that a restore puts in its place, and continues from there', async () => {
      const { store } = await newStore();
      await add(store, foxCasino({ description: 'Says "calm", with a \\ and a {[}] 東京.' }));
      await store.change(ownerChange, (tx) => tx.casinos.update('golden-fox', { description: 'Calm.' }));
      const earlier = await recordedChanges(store);
      expect(earlier.map(({ header }) => header)).toEqual((await store.history()).reverse());

      const other = await newStore();
      await add(other.store, numberedCasino(1));
      const restored = await other.store.change(ownerChange, async (tx, _now, replaceHistory) => {
        const writer = replaceHistory();
        for (const { header, entries } of earlier) {
          await writer.begin(header);
          for (const entry of entries) await writer.add(entry);
        }
        tx.casinos.insert(numberedCasino(2));
      });
      expect(restored.change?.number).toBe(3);
      await add(other.store, numberedCasino(3));
      for (const storage of [other.store.storage, await other.reopen()]) {
        const again = openStore(storage, tickingRuntime());
        expect((await recordedChanges(again)).slice(0, 2)).toEqual(earlier);
        expect((await again.history()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
        expect(await storage.historyDamage()).toEqual({ damage: [], isEndDamaged: false });
        expect(await again.findChange(earlier[1]?.header.id as string)).toMatchObject({
          entries: [{ after: { description: 'Calm.' } }],
        });
      }
    });

    test('stays as it is where the restore that would replace it is refused, or only tried', async () => {
      const { store } = await newStore();
      await add(store, numberedCasino(1));
      const before = await comparedContent(store);
      const replace = (isRefused: boolean) =>
        store.change(
          ownerChange,
          async (tx, _now, replaceHistory) => {
            const writer = replaceHistory();
            await writer.begin({ ...(before.history[0] as ChangeHeader), id: v7() });
            await writer.add('{"in":"casinos"}');
            tx.casinos.insert(numberedCasino(2));
            if (isRefused) throw new Error('refused');
          },
          { dryRun: !isRefused },
        );
      await expect(replace(true)).rejects.toThrow('refused');
      await replace(false);
      expect(await comparedContent(store)).toEqual(before);
      await add(store, numberedCasino(3));
      expect((await store.history()).map(({ number }) => number)).toEqual([2, 1]);
    });
  });
}

const recordedChanges = (store: Store) =>
  store.question(async (content) => {
    const all: { header: ChangeHeader; entries: string[] }[] = [];
    for await (const one of content.changes()) all.push({ ...one, entries: [...one.entries] });
    return all;
  });
