import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStore } from '../store.js';
import {
  add,
  casinosOf,
  foxCasino,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  tickingRuntime,
} from './storage-fixtures.js';

/** Snapshots of the content and their generations. */
export function testSnapshotIsolation(newStore: OpenNewStore): void {
  describe('snapshots', () => {
    test('documents have their initial content until they are set, and are validated', async () => {
      const { store, reopen } = await newStore();
      const before = await store.question(({ settings, homepage }) => ({
        color: settings.get().primaryColor,
        title: homepage.get().sections[0]?.title,
      }));
      expect(before).toEqual({ color: '#15803d', title: 'Hero and stats' });
      const { result } = await store.change(ownerChange, (tx) =>
        tx.settings.set({ ...tx.settings.get(), siteName: 'Fox Finder' }),
      );
      expect(await store.question(({ settings }) => settings.get())).toEqual(result);
      const same = await store.change(ownerChange, (tx) => tx.settings.set(tx.settings.get()));
      expect(same.change).toBeUndefined();
      const again = openStore(await reopen(), tickingRuntime());
      expect(await again.question(({ settings }) => settings.get().siteName)).toBe('Fox Finder');
    });

    test('a change sees its own writes before they are committed, and nobody else does', async () => {
      const { store } = await newStore();
      await store.change(ownerChange, async (tx) => {
        const { id } = tx.casinos.insert(foxCasino());
        tx.settings.set({ siteName: 'Inside' });
        expect(tx.casinos.get(id)?.slug).toBe('golden-fox');
        expect(tx.casinos.getBySlug('golden-fox')?.id).toBe(id);
        expect([...tx.casinos.all()]).toHaveLength(1);
        expect(tx.settings.get().siteName).toBe('Inside');
        expect(await casinosOf(store)).toEqual([]);
        expect(await store.question(({ settings }) => settings.get().siteName)).toBe('');
      });
      expect(await casinosOf(store)).toHaveLength(1);
    });

    test('a snapshot does not see later commits', async () => {
      const { store } = await newStore();
      await add(store, numberedCasino(1), numberedCasino(2));
      await store.question(async (content) => {
        const earlier = content.generation;
        await store.change(ownerChange, (tx) => {
          tx.casinos.remove('casino-1');
          tx.casinos.update('casino-2', { rating: 9 });
          tx.casinos.insert(numberedCasino(3));
          tx.settings.set({ siteName: 'Later' });
        });
        expect([...content.casinos.all()].map(({ slug, rating }) => [slug, rating])).toEqual([
          ['casino-1', 0],
          ['casino-2', 0],
        ]);
        expect(content.casinos.size).toBe(2);
        expect(content.casinos.getBySlug('casino-3')).toBeUndefined();
        expect(content.casinos.require('casino-1').name).toBe('Casino 1');
        expect(content.settings.get().siteName).toBe('');
        expect(content.generation).toBe(earlier);
      });
      const now = await casinosOf(store);
      expect(now.map(({ slug, rating }) => [slug, rating])).toEqual([
        ['casino-2', 9],
        ['casino-3', 0],
      ]);
    });

    test('generations differ between commits and stay the same without a commit', async () => {
      const { store, reopen } = await newStore();
      const generation = () => store.question((content) => content.generation);
      const seen = [await generation()];
      for (const n of [1, 2, 3]) {
        await add(store, numberedCasino(n));
        seen.push(await generation());
      }
      expect(new Set(seen).size).toBe(4);
      await store.change(ownerChange, (tx) => tx.casinos.insert(numberedCasino(4)), { dryRun: true });
      expect(await generation()).toBe(seen[3]);
      expect(await (await reopen()).read((snapshot) => snapshot.generation)).toBe(seen[3]);
    });

    test('digests are SHA-256 of UTF-8, in hex', async () => {
      const { storage } = await newStore();
      for (const text of ['', 'abc', 'Žižkov 東京 🎰', 'x'.repeat(100_000)]) {
        expect(storage.digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }
    });
  });
}
