import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces } from '../testing/workbook-file.js';
import { openWorkbook } from './open-workbook.js';
import { type SheetCell, sheetCellText } from './sheet-cell.js';
import { openWorkbookWriter } from './workbook-writer.js';

async function written(rows: readonly (readonly SheetCell[])[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const columns = [{ title: 'first', isText: true }];
  const writer = await openWorkbookWriter(async (piece) => void pieces.push(piece), {
    sheet: 'A & "B"',
    columns,
  });
  for (const row of rows) await writer.addRow(row);
  await writer.end();
  return new Uint8Array(Buffer.concat(pieces));
}

async function readBack(rows: readonly (readonly SheetCell[])[]) {
  const workbook = await openWorkbook(inPieces(await written(rows)));
  const cells: (readonly string[])[] = [];
  for await (const batch of workbook.records('A & "B"')) cells.push(...batch.map((record) => record.cells));
  return cells.slice(1);
}

const HOSTILE = [
  ...[
    '=1+1',
    '+1',
    "'quoted",
    "'=1",
    '1e5',
    '00012',
    '12345678901234567890',
    'a\nb',
    'a\r\nb',
    '\ttab',
    '😀',
  ],
  ...[
    '\u0000\u0001\u001f',
    '_x0041_',
    '_x005F_',
    '\ud800',
    ']]>',
    '<&>"',
    ' padded ',
    'TRUE',
    '#N/A',
    '2026-01-05',
  ],
];

test.each(HOSTILE)('the text %j is read back as it was written, and is never a formula', async (text) => {
  expect(await readBack([['x', text]])).toEqual([['x', text]]);
});

test('any text is read back as it was written', async () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, async (cells) => {
      expect(await readBack([['x', ...cells, 'z']])).toEqual([['x', ...cells, 'z']]);
    }),
    { numRuns: 12 },
  );
});

test('numbers and moments are read back to the last digit and millisecond', async () => {
  const first = Date.UTC(1900, 2, 2);
  const last = Date.UTC(9999, 11, 31);
  const cell = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: first, max: last }).map((ms) => ({ moment: new Date(ms).toISOString() })),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(cell, async (given) => {
      const [[, text = ''] = []] = await readBack([['x', given]]);
      if (typeof given === 'number') expect(Number(text)).toBe(given === 0 ? 0 : given);
      else if (typeof given === 'boolean') expect(text).toBe(String(given));
      else expect(new Date(text).toISOString()).toBe(sheetCellText(given));
    }),
    { numRuns: 30 },
  );
});

test('a cell longer than the format can hold is refused with its place', async () => {
  expect(await readBack([['x', 'a'.repeat(32_767)]])).toEqual([['x', 'a'.repeat(32_767)]]);
  await expect(written([['a'.repeat(32_768)]])).rejects.toMatchObject({
    reason: 'export.cell-too-long',
    params: { column: 'first', row: 2, length: 32_768 },
  });
});
