import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store.js';
import type { Transaction } from '../transaction.js';
import {
  add,
  casinosOf,
  comparedContent,
  foxCasino,
  numberedCasino,
  type OpenNewStore,
  ownerChange,
  tickingRuntime,
} from './storage-fixtures.js';

/** Text of any script, and property names with a meaning in JavaScript. */
export function testUnicodeText(newStore: OpenNewStore): void {
  describe('text', () => {
    test('in any script is read back unchanged', async () => {
      const { store, reopen } = await newStore();
      const texts = [
        'Казино Рояль',
        '東京カジノ',
        'كازينو النيل',
        'Ñandú & Žižkov',
        'e\u0301 is not é',
        '🎰👩‍👩‍👧 🇩🇰',
        'line\nline\ttab "quotes" \\ \u2028 \u2029 </script>',
        '{"id":"","slug":"x"}',
      ];
      await add(
        store,
        ...texts.map((description, i) => ({
          ...numberedCasino(i),
          description,
          pros: [[...description.replace('\n', '')].slice(0, 9).join('')],
        })),
      );
      for (const storage of [store.storage, await reopen()]) {
        const casinos = await casinosOf(openStore(storage, tickingRuntime()));
        expect(casinos.map(({ description }) => description)).toEqual(texts);
      }
    });

    test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
      "a field called '%s' is refused, and no other object inherits from it",
      async (field) => {
        onTestFinished(() => expect(({} as Record<string, unknown>).polluted).toBeUndefined());
        const { store } = await newStore();
        await add(store, foxCasino());
        const before = await comparedContent(store);
        const odd = (inner: string) => JSON.parse(`{"${field}": ${inner}}`) as object;
        for (const value of ['{"polluted": true}', '"text"', '1']) {
          for (const work of [
            (tx: Transaction) => tx.casinos.insert({ ...numberedCasino(2), ...odd(value) }),
            (tx: Transaction) => tx.casinos.insert({ ...numberedCasino(2), bonuses: odd(value) }),
            (tx: Transaction) => tx.casinos.update('golden-fox', odd(value)),
            (tx: Transaction) => tx.casinos.update('golden-fox', { bonuses: odd(value) }),
            (tx: Transaction) => tx.settings.set({ siteName: 'x', ...odd(value) }),
          ]) {
            await expect(store.change<unknown>(ownerChange, work)).rejects.toMatchObject({ code: 'invalid' });
          }
        }
        expect(await comparedContent(store)).toEqual(before);
        for (const work of [
          () => store.question(({ casinos }) => casinos.require(field)),
          () => store.change(ownerChange, (tx) => tx.casinos.remove(field)),
        ]) {
          await expect(work()).rejects.toMatchObject({ code: 'not-found' });
        }
        expect(await store.findChange(field)).toBeUndefined();
      },
    );
  });
}
