import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTabSeparated, writeTabSeparated } from './tab-separated.js';

test.each([
  ['one cell', '8.5', [['8.5']]],
  [
    'a range as a spreadsheet copies it',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a cell of two lines', 'a\t"one\ntwo"\n', [['a', 'one\ntwo']]],
  ['quotes of an ordinary text', '5" screen\t"so" said', [['5" screen', '"so" said']]],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
])('%s is read', (_, text, rows) => {
  expect(readTabSeparated(text)).toEqual(rows);
});

test('what is written is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n', '\r') });
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(rows, (given) => {
      expect(readTabSeparated(`${writeTabSeparated(given)}\n`)).toEqual(given);
    }),
  );
});

test('a long text takes no longer than its length', () => {
  expect(readTabSeparated('"'.repeat(200_001))).toHaveLength(1);
});
