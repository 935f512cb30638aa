import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import type { Operation } from '../define/operation.js';
import { operations } from '../registry.js';
import type { ImportSummary } from './import-summary.js';

const NOUNS = ['casinos', 'bonuses', 'games', 'posts', 'pages', 'menus'] as const;

function golden(name: string): string {
  return readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8');
}

/** A store with the golden records of a noun, including ids, and functions to export and import its files. */
async function storeWith(noun: (typeof NOUNS)[number]) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'test' },
    (content: Transaction) => {
      const records = JSON.parse(golden(`${noun}.json`));
      if (noun === 'menus') content.menus.set(records);
      else for (const record of records) content[noun].restore(record);
    },
  );
  const perform = createPerform(storage, runtime);
  return {
    async exported(): Promise<string> {
      let text = '';
      const onChunk = (piece: string | Uint8Array) => {
        text += piece;
      };
      await perform(operations[`${noun}.export`] as Operation<z.ZodType>, { full: true }, { onChunk });
      return text;
    },
    imported: (source: string) =>
      perform(operations[`${noun}.import`] as unknown as Operation<z.ZodType, ImportSummary>, {
        source,
        onConflict: 'update',
      }),
  };
}

const SAVED = NOUNS.flatMap((noun) => [[noun, 'calc.csv'] as const, [noun, 'calc-semicolons.csv'] as const]);

test.each(SAVED)(
  'a full export of %s saved by LibreOffice Calc as %s imports as all unchanged',
  async (noun, saved) => {
    const store = await storeWith(noun);
    const before = await store.exported();
    const { result, change } = await store.imported(golden(`${noun}.${saved}`));
    const found = noun === 'menus' ? 52 : 26;
    expect(result).toMatchObject({ found, unchanged: found, errors: [], warnings: [] });
    expect(change).toBeUndefined();
    expect(await store.exported()).toBe(before);
  },
);

test.each(NOUNS)(
  'the golden files of %s have only columns that an export has today, in its order',
  async (noun) => {
    const [header = ''] = (await (await storeWith(noun)).exported()).split('\n');
    const [saved = ''] = golden(`${noun}.calc.csv`).split('\n');
    const columns = saved.replaceAll('"', '').split(',');
    const known = header.split(',').filter((column) => columns.includes(column));
    expect(columns, 'Make them again, as golden/README.md says.').toEqual(known);
  },
);
