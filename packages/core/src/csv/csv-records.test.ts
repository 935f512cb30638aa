import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblem } from '../problem.js';
import type { CsvRecord } from './csv-record.js';
import { type CsvOptions, csvLine, csvRecords } from './csv-records.js';
import { decodeText } from './encoding/decode-text.js';

describe('a CSV text', () => {
  test('yields records with row, line and cells', async () => {
    expect(await read('name,rating\nGolden Fox,4.5\n\n"Quiet\nOwl",3\n')).toEqual([
      { row: 1, line: 1, cells: ['name', 'rating'] },
      { row: 2, line: 2, cells: ['Golden Fox', '4.5'] },
      { row: 3, line: 4, cells: ['Quiet\nOwl', '3'] },
    ]);
  });

  test.each([
    ['CR LF', 'a,b\r\nc,d\r\n'],
    ['LF', 'a,b\nc,d'],
    ['CR', 'a,b\rc,d\r'],
    ['all kinds mixed', 'a,b\rc,d\r\n'],
    ['blank lines around', '\n\r\na,b\n  \nc,d\n\n\n'],
  ])('can end its lines with %s', async (_kind, text) => {
    expect((await read(text)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('keeps commas, quotes and line breaks inside quoted cells', async () => {
    const records = await read('"a ""b"", c","d\r\ne"\r\nf,g\r\n');
    expect(records).toEqual([
      { row: 1, line: 1, cells: ['a "b", c', 'd\r\ne'] },
      { row: 2, line: 3, cells: ['f', 'g'] },
    ]);
  });

  test('allows spaces before and after quotes', async () => {
    expect((await read('a, "b, c" ,d\n'))[0]?.cells).toEqual(['a', 'b, c', 'd']);
  });

  test.each([
    [';', 'a;b,c;"d,e"\n1;2;3'],
    ['\t', 'a\tb, c\td\n1\t\t3'],
    [',', 'a,b,"c;d;e;f"\n1,2,3'],
  ])('reveals its delimiter %j in the first line', async (delimiter, text) => {
    const [first] = await read(text);
    expect(first?.cells).toHaveLength(3);
    expect(await read(text, { delimiter: delimiter as ',' })).toEqual(await read(text));
  });

  test('starts below the skipped lines and keeps its line numbers', async () => {
    expect(await read('20260101 "09:20\r\n\r\nname\r\nFox', { skipLines: 2 })).toEqual([
      { row: 1, line: 3, cells: ['name'] },
      { row: 2, line: 4, cells: ['Fox'] },
    ]);
    expect(await read('only\none', { skipLines: 9 })).toEqual([]);
  });

  test('yields no records when it is empty', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\n\n')).toEqual([]);
  });
});

describe('a damaged CSV text', () => {
  test.each([
    ['a,b\n1,"two\n3,4\n5,6\n', 'The quote that opens a cell on line 2 is never closed', 2],
    ['a,b\n"x\ny",1\n1,say "hi"\n', 'There is a quote in the middle of a cell on line 4', 4],
    [
      'a,b\n1,2\n"x\ny"z,2\n',
      'A cell whose quote opens on line 3 goes on after its closing quote on line 4',
      4,
    ],
    ['a,b\r\n"x\r\ny",1\r\n1,"two\r\n3,4', 'The quote that opens a cell on line 4 is never closed', 4],
  ])('%j is refused with its line number', async (text, message, line) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid', message, issues: [{ line }] });
  });

  test.each([
    ['a cell', `a,b\n1,${'x'.repeat(10_000_000)}\n`, /cell that begins on line 2 is longer than 1 MB/],
    [
      'a cell in quotes',
      `a,b\n1,"${'x\n'.repeat(5_000_000)}"\n`,
      /cell that begins on line 2 is longer than 1 MB/,
    ],
    [
      'a quote never closed',
      `a,b\n1,2\n1,"${'x,y\n'.repeat(1_000_000)}`,
      /cell that begins on line 3 is longer/,
    ],
    [
      'a record',
      `a,b\n${'"xxxxxxxxx",'.repeat(500_000)}`,
      /record that begins on line 2 is longer than 4 MB/,
    ],
    ['10,000 columns', `${'a,'.repeat(9_999)}a\n`, /line 1 has 10000 cells; a file may have 200 columns/],
  ])('%s over the limit is refused with a message of its own', async (_what, text, message) => {
    for (const libraryOnly of [false, true]) {
      await expect(read(text, { libraryOnly })).rejects.toMatchObject({
        message: expect.stringMatching(message),
      });
    }
  });

  test('a million delimiters without a line end do not fill the memory', async () => {
    const endless = async function* () {
      yield 'a,b\n';
      for (let i = 0; i < 1_000; i++) yield ','.repeat(1 << 16);
      throw new Error('read to the end');
    };
    for (const libraryOnly of [false, true]) {
      await expect(gather(csvRecords(endless(), { libraryOnly }))).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});

describe('a stray quote that is skipped', () => {
  test.each([
    ['in a cell', 'a,b\n1,say "hi"\n2,c\n', 2, ['1', 'say "hi"']],
    ['that opens a cell and is never closed', 'a,b\n1,"two, too\n2,c\n', 2, ['1', '"two', 'too']],
    ['that swallows the next row', 'a,b\n1,"two\n2,"c"\n3,d\n', 2, ['1', '"two']],
    ['after a cell of several lines', 'a,b\n"x\ny",1 "z\n3,d\n', 2, ['x\ny', '1 "z']],
    ['in a file with CR LF', 'a,b\r\n"x\r\ny",1\r\n1,"two\r\n3,4', 3, ['1', '"two']],
  ])('%s spoils its own row and no other', async (_what, text, row, cells) => {
    const records = await read(text, { skipStrayQuotes: true });
    expect(records.filter(({ fault }) => fault).map((record) => [record.row, record.cells])).toEqual([
      [row, cells],
    ]);
    expect(records.at(-1)?.fault).toBeUndefined();
  });

  test('that opens a cell of more than 1 MB spoils its own row and no other', async () => {
    const text = `a,b\n1,2\n1,"${'x,y\n'.repeat(500_000)}`;
    for (const libraryOnly of [false, true]) {
      const records = await read(text, { skipStrayQuotes: true, libraryOnly });
      expect(records).toHaveLength(2 + 500_000);
      expect(records.flatMap(({ row, fault }) => (fault === undefined ? [] : [row]))).toEqual([3]);
      expect(records.at(-1)).toMatchObject({ line: 500_002, cells: ['x', 'y'] });
    }
  });
});

describe('the fast reader and csv-parse', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b c',
      ',',
      ',',
      '"',
      '"',
      '""',
      '"x"',
      '"x,y"',
      '"x""y"',
      '"x\ny"',
      '\n',
      '\n',
      '\r\n',
      '\r',
      '\t',
    ],
    ...[' ', '  ', ';', 'é', '幸運', '🎰', '\u00a0', '\f', '\v', 'x\u2028', "'"],
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const delimiter = fc.constantFrom(',' as const, ';' as const, '\t' as const);

  test('read the same records from any text in any chunks, and stop at the same errors', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.nat(12), delimiter, async (whole, size, delimiter) => {
        const fast = await outcome(whole, size, { delimiter });
        const careful = await outcome(whole, 0, { delimiter, libraryOnly: true });
        expect(fast).toEqual(careful);
      }),
      { numRuns: 1_500 },
    );
  });

  test('skip the same rows with stray quotes, and lose no letter of them', async () => {
    const letters = (some: string) => some.replace(/[\s",;]/g, '');
    await fc.assert(
      fc.asyncProperty(text, fc.nat(12), delimiter, async (whole, size, delimiter) => {
        const skipping = { delimiter, skipStrayQuotes: true };
        const fast = await outcome(whole, size, skipping);
        expect(fast.fault).toBeUndefined();
        expect(fast).toEqual(await outcome(whole, 0, { ...skipping, libraryOnly: true }));
        expect(letters(fast.records.map(({ cells }) => cells.join('')).join(''))).toBe(letters(whole));
      }),
      { numRuns: 1_500 },
    );
  });

  test('read the same records when every cell is well formed', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('', 'a,b', '"', 'x\r\ny', '\n'),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), fc.nat(20), async (rows, end, size) => {
        const whole = rows.map((cells) => `${csvLine(cells)}${end}`).join('');
        const fast = await outcome(whole, size, { delimiter: ',' });
        expect(fast).toEqual(await outcome(whole, 0, { delimiter: ',', libraryOnly: true }));
        expect(fast.records.map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 400 },
    );
  });
});

function read(text: string, options?: CsvOptions): Promise<CsvRecord[]> {
  return gather(csvRecords(decodeText(text), options));
}

async function gather(batches: AsyncIterable<CsvRecord[]>): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const batch of batches) for (const record of batch) records.push(record);
  return records;
}

async function outcome(whole: string, size: number, options: CsvOptions) {
  const records: CsvRecord[] = [];
  const pieces = async function* () {
    const characters = [...whole];
    for (let at = 0; at < characters.length; at += size || characters.length) {
      yield characters.slice(at, at + (size || characters.length)).join('');
    }
  };
  try {
    for await (const batch of csvRecords(pieces(), options)) records.push(...batch);
    return { records, fault: undefined };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { records, fault: error.message };
  }
}
