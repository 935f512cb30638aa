import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { OpenedStorage } from './storage-fixtures.js';

const later = () => Date.now() + 60_000;

/** The promises of every storage adapter about values with an end. */
export function testExpiringValues(open: () => Promise<OpenedStorage>): void {
  describe('values with an end', () => {
    test('are read back in every opening, each under its key, until they are deleted', async () => {
      const { storage, reopen } = await open();
      const { expiring } = storage;
      await expiring.put('session/a', { user: 'mona', text: '"\\\u2028東京' }, later());
      await expiring.put('session/a', { user: 'ed' }, later());
      await expiring.put('session/../../b', [1, null], later());
      const other = (await reopen()).expiring;
      expect(await other.get('session/a')).toEqual({ user: 'ed' });
      expect(await other.get('session/../../b')).toEqual([1, null]);
      expect(await other.get('session/')).toBeUndefined();
      await other.delete('session/a');
      await other.delete('session/a');
      expect(await expiring.get('session/a')).toBeUndefined();
      expect(await expiring.get('session/../../b')).toEqual([1, null]);
    });

    test('are listed by the beginning of their keys, with their ends', async () => {
      const { storage } = await open();
      const end = later();
      for (const key of ['token/b', 'token/a', 'session/a'])
        await storage.expiring.put(key, { of: key }, end);
      expect(await storage.expiring.list('token/')).toEqual([
        { key: 'token/a', value: { of: 'token/a' }, expiresAt: end },
        { key: 'token/b', value: { of: 'token/b' }, expiresAt: end },
      ]);
      expect(await storage.expiring.list('nothing/')).toEqual([]);
    });

    test('are gone once their end has come', async () => {
      const { storage } = await open();
      await storage.expiring.put('short', 1, Date.now() + 30);
      await storage.expiring.put('past', 1, Date.now() - 1);
      expect(await storage.expiring.get('past')).toBeUndefined();
      await sleep(40);
      expect(await storage.expiring.get('short')).toBeUndefined();
      expect(await storage.expiring.list('')).toEqual([]);
    });

    test('are not part of the content: no generation, no history, no news for those who watch', async () => {
      const { storage } = await open();
      const before = storage.generation();
      let heard = 0;
      const stop = storage.watch(() => heard++);
      await storage.expiring.put('session/a', 1, later());
      await storage.expiring.delete('session/a');
      expect(storage.generation()).toBe(before);
      expect(await storage.history()).toEqual([]);
      stop();
      expect(heard).toBe(0);
    });

    test('survive many writes of one key at once: one of the values is kept whole', async () => {
      const { storage, reopen } = await open();
      const other = await reopen();
      const values = Array.from({ length: 40 }, (_, n) => ({ n, text: 'x'.repeat(n * 100) }));
      await Promise.all(
        values.map((value, n) => (n % 2 === 0 ? storage : other).expiring.put('busy', value, later())),
      );
      expect(values).toContainEqual(await storage.expiring.get('busy'));
    });
  });
}
