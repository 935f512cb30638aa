import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeNumber } from '../number.js';
import { score, starsCell } from '../score.js';
import { numbersIn } from './number-text.js';

describe('a text means', () => {
  test.each<[string, number[]]>([
    ['0,9', [0.9]],
    ['0.9', [0.9]],
    ['8,5', [8.5]],
    ['-0,5', [-0.5]],
    ['8,25', [8.25]],
    ['12,3456', [12.3456]],
    // A comma that cannot separate thousands.
    ['0,125', [0.125]],
    ['01,234', [1.234]],
    ['1234,567', [1234.567]],
    // Both separators, or one of them twice.
    ['1,234.5', [1234.5]],
    ['1.234,5', [1234.5]],
    ['1,234,567', [1234567]],
    ['1.234.567', [1234567]],
    ['1.234.567,89', [1234567.89]],
    // Croupier writes a decimal point itself.
    ['1.234', [1.234]],
    ['1,234', [1.234, 1234]],
    ['-123,456', [-123.456, -123456]],
  ])("'%s': %j", (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  test('what its language meant by its two separators', () => {
    const languages = ['en', 'de', 'es-ES', 'pt-BR', 'da', 'nl'].map(
      (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: 'always' }),
    );
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...languages), (count, format) => {
        const written = format.format(count / 100);
        expect(numbersIn(written)).toEqual([readWith(format, written)]);
      }),
    );
  });
});

test('an unclear number is an error that says what it can mean', () => {
  const fault = "must be clear: '1,234' can be 1.234 or 1234; write the one that is meant";
  for (const type of [score, starsCell, wholeNumber(0, 10_000)])
    expect(type.parse('1,234')).toEqual({ fault });
});

test('a decimal comma is read in every number', () => {
  expect(score.parse('0,9')).toEqual({ value: 0.9 });
  expect(starsCell.parse('4,5')).toEqual({ value: 9 });
  expect(wholeNumber(0, 10).parse('8,0')).toEqual({ value: 8 });
  expect(wholeNumber(0, 10).parse('8,5')).toEqual({ fault: 'must be a whole number between 0 and 10' });
});

/** Reads what a format wrote by its own separators. */
function readWith(format: Intl.NumberFormat, written: string): number {
  const parts = format.formatToParts(12_345.6);
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return Number(written.replaceAll(separator('group'), '').replace(separator('decimal'), '.')) + 0;
}
