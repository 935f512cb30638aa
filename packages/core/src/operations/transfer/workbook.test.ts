import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { casinosImport, casinosTemplate } from '../../collections/casinos/casinos-transfer.js';
import { inPieces, textRow, workbookFile } from '../../csv/testing/workbook-file.js';
import { openWorkbook } from '../../csv/workbook/open-workbook.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import type { Operation } from '../define/operation.js';
import { operations } from '../registry.js';
import { FOX, HEADER, openImportStore } from '../testing/import-store.js';
import type { ImportSummary } from './import-summary.js';

const COLUMNS = HEADER.split(',');
const CELLS = FOX.split(',');

/** Performs, and gives the file that came of it. */
function withFile() {
  const parts: Uint8Array[] = [];
  const encoder = new TextEncoder();
  return {
    onChunk(piece: string | Uint8Array) {
      parts.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
    },
    bytes: () => new Uint8Array(Buffer.concat(parts)),
  };
}

async function rowsOf(bytes: Uint8Array) {
  const workbook = await openWorkbook(inPieces(bytes));
  const rows: (readonly string[])[] = [];
  for await (const batch of workbook.records(workbook.findSheet(undefined)))
    rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

const take = (store: ReturnType<typeof openImportStore>, bytes: Uint8Array, input: object = {}) => {
  const file = withFile();
  return store
    .perform(casinosImport, { source: inPieces(bytes), format: 'xlsx', ...input }, file)
    .then(({ result }) => ({ result, rejects: file.bytes() }));
};

describe('a workbook of casinos', () => {
  test('is imported as a CSV file of the same cells, with typed numbers and booleans', async () => {
    const store = openImportStore();
    const [name, description, , ...others] = CELLS;
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = `<row r="5">${text(name as string)}${text(description as string)}<c><v>4.4000000000000004</v></c>${others.map(text).join('')}<c t="b"><v>0</v></c></row>`;
    const bytes = workbookFile({ sheets: { Casinos: textRow(3, [...COLUMNS, 'isActive']) + row } });
    const { result } = await take(store, bytes);
    expect(result).toMatchObject({ found: 1, created: 1, errors: [], warnings: [] });
    expect(await store.one('golden-fox')).toMatchObject({ rating: 8.8, isActive: false });
  });

  test('names its own rows, and the cells that have errors, unless their column is not read', async () => {
    const bad = `<row r="7">${CELLS.map((value, index) =>
      index === 1
        ? '<c t="e"><v>#REF!</v></c>'
        : `<c t="inlineStr"><is><t>${index === 2 ? '9' : value}</t></is></c>`,
    ).join('')}<c t="e"><v>#N/A</v></c></row>`;
    const bytes = workbookFile({ sheets: { One: textRow(2, [...COLUMNS, 'helper']) + bad } });
    const refused = await take(openImportStore(), bytes).catch((error) => error);
    expect(refused.issues).toEqual([
      {
        row: 7,
        line: 7,
        column: 'description',
        value: '#REF!',
        message: 'Row 7: Cell B7 has an error of the spreadsheet: #REF!',
      },
    ]);
  });

  test('with several sheets says which one is read, and reads the one that is named', async () => {
    const sheets = { Casinos: textRow(1, COLUMNS) + textRow(2, CELLS), Notes: textRow(1, ['a']) };
    const { result } = await take(openImportStore(), workbookFile({ sheets }));
    expect(result.warnings).toMatchObject([
      { reason: 'file.first-sheet', params: { sheet: 'Casinos', others: ['Notes'] } },
    ]);
    const turned = workbookFile({ sheets: { Notes: sheets.Notes, Casinos: sheets.Casinos } });
    expect((await take(openImportStore(), turned, { sheet: 'casinos' })).result).toMatchObject({
      created: 1,
      warnings: [],
    });
  });

  test('gives its bad rows as a workbook or as CSV, ready to be mended and imported with the same settings', async () => {
    const rows = textRow(1, ['From a partner']) + textRow(2, COLUMNS) + textRow(3, CELLS);
    const bad = textRow(
      9,
      CELLS.map((value, index) => (index === 2 ? '9' : `${value} =2`)),
    );
    const settings = { sheet: 'One', skipLines: 1, skipInvalid: true };
    const bytes = workbookFile({ sheets: { One: rows + bad } });
    const { result, rejects } = await take(openImportStore(), bytes, settings);
    expect(result).toMatchObject({ created: 1, rejected: 1 });
    const [header = [], row = []] = await rowsOf(rejects);
    expect(header).toEqual([...COLUMNS, '_row', '_errors']);
    expect(row.slice(0, 3)).toEqual(['Golden Fox =2', 'Calm. =2', '9']);
    expect(row.slice(-2)).toEqual(['9', 'Rating must be a number between 0 and 5']);
    const again = await take(openImportStore(), rejects, settings);
    expect(again.result).toMatchObject({ rejected: 1, warnings: [{ reason: 'file.rejected-rows' }] });
    const csv = await take(openImportStore(), bytes, { ...settings, rejectsFormat: 'csv' });
    expect(new TextDecoder().decode(csv.rejects)).toMatch(/^name,.*_errors\nGolden Fox =2,Calm. =2,9,/);
    await expect(take(openImportStore(), bytes, { rejectsFormat: 'json' })).rejects.toMatchObject({
      reason: 'import.rejects-format',
    });
  });

  test('is filled in from a template whose head is that of the CSV template', async () => {
    const file = withFile();
    const { perform } = openImportStore();
    const { result } = await perform(casinosTemplate, { format: 'xlsx' }, file);
    expect(await rowsOf(file.bytes())).toEqual([[...result.columns]]);
    expect(result.fileName).toBe('casinos-template.xlsx');
  });
});

const NOUNS = ['casinos', 'bonuses', 'games', 'posts', 'pages', 'menus'] as const;
type Noun = (typeof NOUNS)[number];

/** A store that holds these records of a noun, and its files. */
async function storeWith(noun: Noun, records: readonly object[]) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'test' },
    (content: Transaction) => {
      if (noun === 'menus') content.menus.set(records as never);
      else for (const record of records) content[noun].restore(record as never);
    },
  );
  const perform = createPerform(storage, runtime);
  return {
    async exported(format: 'xlsx' | 'json' = 'xlsx'): Promise<Uint8Array> {
      const file = withFile();
      await perform(operations[`${noun}.export`] as Operation<z.ZodType>, { full: true, format }, file);
      return file.bytes();
    },
    imported: (bytes: Uint8Array, onConflict = 'update') =>
      perform(operations[`${noun}.import`] as unknown as Operation<z.ZodType, ImportSummary>, {
        ...{ source: inPieces(bytes), format: 'xlsx', onConflict },
      }),
  };
}

test.each(NOUNS)(
  'a full export of %s as a workbook imports as all unchanged, and is the same each time',
  async (noun) => {
    const records = JSON.parse(readFileSync(new URL(`golden/${noun}.json`, import.meta.url), 'utf8'));
    const store = await storeWith(noun, records);
    const bytes = await store.exported();
    const { result, change } = await store.imported(bytes);
    const found = noun === 'menus' ? 52 : 26;
    expect(result).toMatchObject({ found, unchanged: found, errors: [], warnings: [] });
    expect(change).toBeUndefined();
    expect(Buffer.compare(await store.exported(), bytes)).toBe(0);
  },
);

test('hostile texts leave in a workbook and come back as they were', async () => {
  const [casino] = JSON.parse(readFileSync(new URL('golden/casinos.json', import.meta.url), 'utf8'));
  const texts = [
    '=1+1',
    "'=quoted",
    "'plain",
    '1e5',
    '00012',
    '12345678901234567890',
    'a\nb',
    '😀',
    '_x0041_',
    '#N/A',
    'TRUE',
    '4,5',
    '85%',
    'x'.repeat(10_000),
  ];
  const records = texts.map((description, index) => {
    return {
      ...casino,
      description,
      id: casino.id.replace(/.$/, index.toString(16)),
      slug: `hostile-${index}`,
    };
  });
  const store = await storeWith('casinos', records);
  const { result } = await store.imported(await store.exported());
  expect(result).toMatchObject({ found: texts.length, unchanged: texts.length, errors: [] });
});
