import { describe, expect, test } from 'vitest';
import { inPieces, textRow, type WorkbookFile, workbookFile, zipText } from '../testing/workbook-file.js';
import { openWorkbook } from './open-workbook.js';

async function rowsOf(bytes: Uint8Array, sheet?: string) {
  const workbook = await openWorkbook(inPieces(bytes));
  const rows: Record<number, readonly string[]> = {};
  for await (const batch of workbook.records(workbook.findSheet(sheet)))
    for (const { row, cells } of batch) rows[row] = cells;
  return rows;
}

async function firstRow(cells: string, file: Partial<WorkbookFile> = {}) {
  const sheet = `<row r="1">${cells}</row>`;
  return (await rowsOf(workbookFile({ sheets: { One: sheet }, ...file })))[1];
}

test.each([
  ['1', '1'],
  ['4.4000000000000004', '4.4'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['12345678901234567', '12345678901234567'],
  ['1.5E-7', '0.00000015'],
  ['-1.25E+21', '-1250000000000000000000'],
])('the number that is written as %s is %s', async (written, text) => {
  expect(await firstRow(`<c r="A1"><v>${written}</v></c>`)).toEqual([text]);
});

test.each([
  ['yyyy-mm-dd', '46027', false, '2026-01-05'],
  ['yyyy-mm-dd', '44565', true, '2026-01-05'],
  ['dd/mm/yyyy hh:mm', '46027.395833333336', false, '2026-01-05T09:30:00.000Z'],
  ['yyyy\\-mm\\-dd hh:mm:ss.000', '46027.395834756943', false, '2026-01-05T09:30:00.123Z'],
  ['d mmm yy', '1', false, '1900-01-01'],
  ['d mmm yy', '59', false, '1900-02-28'],
  ['d mmm yy', '60', false, '1900-02-29'],
  ['d mmm yy', '61', false, '1900-03-01'],
  ['d mmm yy', '0', true, '1904-01-01'],
  ['[$-409]h:mm AM/PM', '0.5', false, '12:00:00'],
  ['[h]:mm', '1.25', false, '30:00:00'],
  ['0.00%', '0.07', false, '7%'],
  ['0.0 "days"', '3.5', false, '3.5'],
  ['[Red]General;[Blue]-0', '12', false, '12'],
])(
  'a cell of the format %s with the number %s (from 1904: %s) is %s',
  async (format, number, is1904, text) => {
    const cells = `<c r="A1" s="1"><v>${number}</v></c>`;
    expect(await firstRow(cells, { formats: [format], is1904 })).toEqual([text]);
  },
);

test('texts are read wherever they stand, without reading aids, with the characters that XML cannot hold', async () => {
  const cells = [
    '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>',
    '<c t="str"><f>A1&amp;"x"</f><v>kept x</v></c>',
    '<c t="inlineStr"><is><r><t>in </t></r><r><rPr><b/></rPr><t>parts</t></r></is></c>',
    '<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c><f>1+1</f><v>2</v></c><c t="d"><v>2026-01-05</v></c>',
    '<c t="inlineStr"><is><t>a_x000D_b_x005F_x0041_ &amp; &lt;c&gt;</t></is></c>',
  ].join('');
  const sharedStrings = ['<t>plain</t>', '<r><t>ri</t></r><r><t>ch</t></r><rPh><t>aid</t></rPh>'];
  expect(await firstRow(cells, { sharedStrings })).toEqual([
    ...['plain', 'rich', 'kept x', 'in parts', 'true', 'false', '2', '2026-01-05'],
    'a\rb_x0041_ & <c>',
  ]);
});

test('rows keep the numbers that they have in the sheet, blank ones are left out, and each is as long as the first', async () => {
  const sheet = [
    '<row r="3"><c r="B3" t="inlineStr"><is><t>b</t></is></c><c r="C3" t="inlineStr"><is><t>c</t></is></c></row>',
    '<row r="4"><c r="A4" s="0"/></row>',
    '<row r="9"><c r="A9"><v>1</v></c></row>',
  ].join('');
  expect(await rowsOf(workbookFile({ sheets: { One: sheet } }))).toEqual({
    3: ['', 'b', 'c'],
    9: ['1', '', ''],
  });
});

test('the first sheet that is not hidden is read, or the one that is named in any case', async () => {
  const sheets = { Notes: textRow(1, ['n']), Casinos: textRow(1, ['c']), Old: textRow(1, ['o']) };
  const bytes = workbookFile({ sheets, hidden: ['Notes'] });
  expect(await rowsOf(bytes)).toEqual({ 1: ['c'] });
  expect(await rowsOf(bytes, 'old')).toEqual({ 1: ['o'] });
  expect(await rowsOf(bytes, 'Notes')).toEqual({ 1: ['n'] });
  await expect(rowsOf(bytes, 'Casino')).rejects.toMatchObject({
    reason: 'file.sheet-not-found',
    message: "The workbook has no sheet 'Casino'; its sheets are Notes, Casinos, Old",
  });
});

test('errors of cells are told apart from texts that look like them', async () => {
  const cells = '<c t="e"><v>#N/A</v></c><c t="inlineStr"><is><t>#N/A</t></is></c><c><f>1+1</f></c>';
  const workbook = await openWorkbook(
    inPieces(workbookFile({ sheets: { One: `<row r="1">${cells}</row>` } })),
  );
  for await (const [record] of workbook.records('One'))
    expect(record).toMatchObject({ cells: ['#N/A', '#N/A', '=…'], errorCells: [0, 2] });
});

describe('a file that is no sound workbook is refused', () => {
  const container = (name: string) => {
    const bytes = new Uint8Array(2_048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const [index, letter] of [...name].entries()) bytes[1_000 + index * 2] = letter.charCodeAt(0);
    return bytes;
  };
  const sound = { sheets: { One: textRow(1, ['x']) } };
  const entity = '<!DOCTYPE worksheet [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  const deep = `<worksheet>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</worksheet>`;
  test.each([
    ['a text', new TextEncoder().encode('name,rating\n'), 'file.no-workbook'],
    ['an archive of something else', zipText({ 'a.txt': 'x' }), 'file.no-workbook'],
    ['an OpenDocument', zipText({ 'content.xml': '<x/>' }), 'file.no-workbook'],
    ['one with a password', container('EncryptedPackage'), 'file.workbook-protected'],
    ['an old .xls', container('Workbook'), 'file.workbook-old'],
    [
      'one with a declared entity',
      workbookFile({ ...sound, parts: { 'xl/worksheets/sheet1.xml': entity } }),
      'file.workbook-damaged',
    ],
    [
      'one with elements far inside each other',
      workbookFile({ ...sound, parts: { 'xl/worksheets/sheet1.xml': deep } }),
      'file.workbook-bomb',
    ],
    [
      'one that unpacks to a thousand times its size',
      workbookFile({ sheets: { One: textRow(1, [' '.repeat(9_000_000)]) } }),
      'file.workbook-bomb',
    ],
    [
      'one with unclosed elements',
      workbookFile({ ...sound, parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' } }),
      'file.workbook-damaged',
    ],
    [
      'one whose rows go backwards',
      workbookFile({ sheets: { One: textRow(2, ['x']) + textRow(1, ['y']) } }),
      'file.workbook-damaged',
    ],
    [
      'one with a text that is not there',
      workbookFile({ sheets: { One: '<row><c t="s"><v>7</v></c></row>' } }),
      'file.workbook-damaged',
    ],
    [
      'one with too many columns',
      workbookFile({ sheets: { One: textRow(1, Array(201).fill('x')) } }),
      'file.too-many-columns',
    ],
  ])('%s', async (_what, bytes, reason) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ code: 'invalid', reason });
  });

  test('a workbook that was cut off anywhere', async () => {
    const bytes = workbookFile(sound);
    for (let length = 0; length < bytes.length; length += 7)
      await expect(rowsOf(bytes.subarray(0, length)), `${length}`).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a workbook with one byte changed gives the same rows or none', async () => {
    const bytes = workbookFile({
      sheets: { One: textRow(1, ['name', 'rating']) + textRow(2, ['Fox', '4']) },
    });
    const rows = await rowsOf(bytes);
    for (let at = 0; at < bytes.length; at += 11) {
      const changed = bytes.slice();
      changed[at] = (changed[at] as number) ^ (1 << (at % 8));
      const read = await rowsOf(changed).catch((error) => error);
      if (read instanceof Error) expect(read, `byte ${at}`).toMatchObject({ code: 'invalid' });
      else expect(read, `byte ${at}`).toEqual(rows);
    }
  });
});
