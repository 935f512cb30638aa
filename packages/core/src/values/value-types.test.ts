import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { image, pathOrWebAddress, webAddress } from './addresses/web-address.js';
import { choice } from './choice.js';
import { color } from './color.js';
import { country, countryCode, countryName } from './country.js';
import { email } from './email.js';
import { flag } from './flag.js';
import { safeHtml } from './html/safe-html.js';
import { identifier } from './identifier.js';
import { list, MAX_LIST_ITEMS } from './list.js';
import { decimalNumber, wholeNumber, year } from './number.js';
import { currencyCode } from './offers/currency-code.js';
import { gameShareList } from './offers/game-share.js';
import { pinList } from './pins/pin.js';
import { score, scoreCell, starRating, starsCell } from './score.js';
import { MAX_SLUG_LENGTH, slug } from './text/slug.js';
import { multiLineText, singleLineText } from './text/text.js';
import { day, timestamp } from './timestamp.js';
import { type ValueType, valueType } from './value-type.js';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const listText = fc.string({
  unit: fc.constantFrom('a', 'é', '東', '🎰', ',', ' ', '"', "'", ';', '\t', '\\', '='),
  maxLength: 12,
});
const slugText = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,3}$/);
const dateText = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const number = fc.oneof(
  fc.double({ min: 0, max: 10, noNaN: true }),
  fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
);
const codes = country.choices as readonly string[];
const anyDouble = fc.oneof(fc.double(), number);

/** Each value type with candidates, some of which its schema accepts. */
const kinds: [string, ValueType<unknown>, fc.Arbitrary<unknown>][] = [
  ['line', singleLineText(30), anyText],
  ['prose', multiLineText(30), anyText],
  ['flag', flag, fc.boolean()],
  ['score', score, anyDouble],
  ['stars', starRating, anyDouble],
  ['cell of stars', starsCell, anyDouble],
  ['cell of scores', scoreCell, anyDouble],
  ['whole number', wholeNumber(-5, Number.MAX_SAFE_INTEGER), fc.oneof(fc.maxSafeInteger(), fc.nat())],
  ['number', decimalNumber(-5, 1e9), fc.oneof(fc.double({ min: -10, max: 1e9, noNaN: true }), number)],
  ['currency', currencyCode, fc.constantFrom('EUR', 'usd', 'USDT', 'X', 'EURO€')],
  [
    'shares of games',
    gameShareList,
    fc.array(fc.constantFrom('Slots 100%', 'Table games, live 10 %', 'Roulette 2.5%', 'Poker', 'x 101%')),
  ],
  [
    'pins',
    pinList,
    fc.array(
      fc.constantFrom(
        'golden-fox @ 1 until 2026-12-31: Partner, of the month',
        'elk@2 until 2027-01-31: New',
        'owl @ 0 until 2027-01-31: New',
        'owl',
      ),
      { maxLength: 3 },
    ),
  ],
  ['choice', choice('low', 'medium', 'High'), fc.constantFrom('low', 'medium', 'High', 'none')],
  ['country', country, fc.constantFrom(...codes, 'XX', 'constructor')],
  ['slug', slug, fc.oneof(slugText, anyText)],
  [
    'identifier',
    identifier,
    fc.oneof(
      fc.uuid(),
      fc.uuid().map((id) => id.toUpperCase()),
    ),
  ],
  ['e-mail address', email, fc.oneof(fc.emailAddress(), anyText)],
  ['color', color, fc.stringMatching(/^#([0-9a-f]{6}|[0-9A-F]{6})$/)],
  ['moment', timestamp, dateText],
  ['day', day, dateText.map((text) => text.slice(0, 10))],
  [
    'web address',
    webAddress,
    fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), anyText),
  ],
  [
    'place',
    pathOrWebAddress,
    fc.oneof(
      fc.webUrl(),
      fc.webPath(),
      anyText.map((text) => `/${text}`),
    ),
  ],
  ['image', image, fc.oneof(fc.webUrl(), fc.constant('data:image/png;base64,iVBORw0KGgo='))],
  ['HTML', safeHtml, anyText.map((text) => `<p>${text}</p><b>& ${text}`)],
  ['list of lines', list(singleLineText(30)), fc.array(listText, { maxLength: 6 })],
  ['list of countries', list(country), fc.array(fc.constantFrom(...codes), { maxLength: 6 })],
  [
    'list of pictures',
    list(image),
    fc.array(fc.constantFrom('/a,b.png', '/c.png', 'data:image/png;base64,AAA=')),
  ],
  ['list of choices', list(choice('a', 'b')), fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 })],
];

describe('a value written as text and parsed again is the same value', () => {
  test.each(kinds)('%s', (_name, valueType, candidates) => {
    let values = 0;
    fc.assert(
      fc.property(candidates, (candidate) => {
        const parsed = valueType.schema.safeParse(candidate);
        if (!parsed.success) return;
        const text = valueType.format(parsed.data).trim();
        if (text === '') return;
        values++;
        expect(valueType.parse(text)).toEqual({ value: parsed.data });
      }),
      { numRuns: 400 },
    );
    expect(values).toBeGreaterThan(40);
  });
});

describe('the schema accepts every parsed value unchanged', () => {
  test.each(kinds)('%s', (_name, valueType) => {
    fc.assert(
      fc.property(fc.oneof(anyText, listText, slugText, dateText, fc.double().map(String)), (typed) => {
        const text = typed.trim();
        if (text === '') return;
        const reading = valueType.parse(text);
        if ('fault' in reading) expect(reading.fault).not.toBe('');
        else
          expect(valueType.schema.safeParse(reading.value)).toEqual({ success: true, data: reading.value });
      }),
      { numRuns: 200 },
    );
  });
});

describe('numbers', () => {
  const wrong = [
    ...['NaN', '1e309', '1e3', '0x10', '0b1', 'Infinity', '-Infinity', '٨', '８', '８.５', '8 5', '+8'],
    ...[
      '8,',
      ',5',
      '8,5.1',
      '1.23.456',
      '1,23,456',
      '01,234,567',
      '8.',
      '.5',
      '1_000',
      '8%',
      '8.5.1',
      "8'",
      '--8',
      '-',
      'null',
      'true',
      '8٫5',
      '¼',
    ],
  ];
  test.each(wrong)("'%s' is not a number", (text) => {
    for (const valueType of [score, starRating, starsCell, scoreCell, wholeNumber(-1e9, 1e9)]) {
      expect(valueType.parse(text)).toHaveProperty('fault');
    }
  });

  test('out of range are refused with the range', () => {
    expect(starsCell.parse('5.1')).toEqual({ fault: 'must be a number between 0 and 5' });
    expect(starsCell.parse('abc')).toEqual({ fault: 'must be a number between 0 and 5' });
    expect(starRating.parse('-0.1')).toEqual({ fault: 'must be between 0 and 5' });
    expect(score.parse('10.1')).toEqual({ fault: 'must be between 0 and 10' });
    expect(wholeNumber(1900, 2100).parse('1899')).toEqual({
      fault: 'must be a whole number between 1900 and 2100',
    });
    expect(wholeNumber(0, 5).parse('1.5')).toHaveProperty('fault');
  });

  test.each([
    ['0', 0],
    ['-0', 0],
    ['5', 10],
    ['4.5', 9],
    ['4.55', 9.1],
    ['0.05', 0.1],
    ['3.3', 6.6],
    ['1.1', 2.2],
  ])('%s stars are the score %d', (text, doubled) => {
    expect(starsCell.parse(text)).toEqual({ value: doubled });
  });

  test.each([
    ['8/10', 8],
    ['7,5 / 10', 7.5],
    ['4.5/5', 9],
    ['85/100', 8.5],
  ])("that say their highest, '%s', are read of it on every scale", (text, value) => {
    for (const valueType of [score, starRating, starsCell, scoreCell])
      expect(valueType.parse(text)).toEqual({ value });
  });

  test('above the highest that they say, or of another one, are refused', () => {
    for (const text of ['11/10', '5.1/5', '8/9', '8/10/10', '/10'])
      expect(starsCell.parse(text)).toEqual({ fault: 'must be a number between 0 and 5' });
  });

  test('of years are read from days and months too', () => {
    for (const text of ['2020', '2020-05', '2020-05-01']) expect(year.parse(text)).toEqual({ value: 2020 });
    expect(year.parse('1020-05-01')).toHaveProperty('fault');
    expect(year.parse('2020-5')).toHaveProperty('fault');
  });

  test('of stars in tenths and hundredths are doubled exactly', () => {
    for (let hundredths = 0; hundredths <= 500; hundredths++) {
      expect(starRating.parse(String(hundredths / 100))).toEqual({ value: (hundredths * 2) / 100 });
    }
  });

  test('from JSON are rounded to five decimals, and other values are refused', () => {
    expect(score.schema.parse(0.1 + 0.2)).toBe(0.3);
    expect(score.schema.parse(9.1)).toBe(9.1);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1, 10.1, '8', null, true, [8]]) {
      expect(score.schema.safeParse(value).success).toBe(false);
    }
  });
});

describe('lists', () => {
  const words = list(singleLineText());
  test.each([
    ['Slots, Poker,Roulette', ['Slots', 'Poker', 'Roulette']],
    ['Slots | Table, live | Poker', ['Slots', 'Table, live', 'Poker']],
    ['Table, live|', ['Table, live']],
    [' , Slots,, ,Poker, ', ['Slots', 'Poker']],
    ['||', []],
    ['|a||b|', ['a', 'b']],
    ['a;b', ['a;b']],
  ])("'%s' is read as %j", (text, items) => {
    expect(words.parse(text)).toEqual({ value: items });
  });

  test('are written with commas unless an item contains one', () => {
    expect(words.format(['a', 'b'])).toBe('a, b');
    expect(words.format(['a, b', 'c'])).toBe('a, b | c');
    expect(words.format(['a, b'])).toBe('a, b|');
    expect(words.format([])).toBe('');
  });

  test('refuse items that cannot be written, and too many items', () => {
    for (const item of ['a|b', '', '  ', 'two\nlines']) {
      expect(words.schema.safeParse([item]).success).toBe(false);
    }
    const many = Array.from({ length: MAX_LIST_ITEMS + 1 }, (_, i) => `item ${i}`);
    const told = `must have at most ${MAX_LIST_ITEMS} items`;
    expect(words.schema.safeParse(many).error?.issues[0]?.message).toBe(told);
    expect(words.parse(many.join(','))).toEqual({ fault: told });
    expect(words.parse(many.slice(1).join(','))).toEqual({ value: many.slice(1) });
  });

  test('of what has no semicolons are read with semicolons', () => {
    expect(list(country).parse('CA;GB; Ireland')).toEqual({ value: ['CA', 'GB', 'IE'] });
    expect(list(country).parse('US; France, Spain;')).toEqual({ value: ['US', 'FR', 'ES'] });
    expect(list(country).parse('CA;Atlantis')).toHaveProperty('fault');
  });

  test('report which item is wrong', () => {
    const reading = list(country).parse('Denmark, Atlantis');
    expect(reading).toEqual({ fault: "must name a country or its two-letter code ('Atlantis')" });
  });
});

describe('countries', () => {
  test('are parsed by code and by English name, in any case', () => {
    for (const code of codes) {
      const name = countryName(code);
      for (const text of [code, code.toLowerCase(), name, name.toUpperCase(), name.toLowerCase()]) {
        expect(countryCode(text), text).toBe(code);
      }
    }
    for (const [text, code] of [
      ['uk', 'GB'],
      ['UK', 'GB'],
      ['USA', 'US'],
      ['Great Britain', 'GB'],
    ] as const) {
      expect(countryCode(text)).toBe(code);
    }
  });

  test.each(['constructor', '__proto__', 'toString', 'XX', 'EU', 'Atlantis', 'D', '', 'ＤＫ'])(
    "'%s' is not a country",
    (text) => {
      expect(countryCode(text)).toBeUndefined();
      expect(country.parse(text)).toHaveProperty('fault');
      expect(country.schema.safeParse(text).success).toBe(false);
    },
  );
});

describe('moments and days', () => {
  test.each([
    ['2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['2026-01-05T09:30', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05 09:30:15', '2026-01-05T09:30:15.000Z'],
    ['2026-01-05T09:30:15.5Z', '2026-01-05T09:30:15.500Z'],
    ['2026-01-05T09:30:00+02:00', '2026-01-05T07:30:00.000Z'],
    ['2026-01-05T09:30:00-0330', '2026-01-05T13:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])("'%s' is the moment %s", (text, value) => {
    expect(timestamp.parse(text)).toEqual({ value });
  });

  test.each([
    ...[
      'yesterday',
      '2026',
      '2026-01',
      '05/01/2026',
      '1767571200000',
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
    ],
    ...['2026-01-05T25:00', '2026-01-05T09:61', '2026-01-05 (noon)', '2026-01-05T09:30:00 CET', '٢٠٢٦-٠١-٠٥'],
  ])("'%s' is not a moment", (text) => {
    expect(timestamp.parse(text)).toEqual({ fault: 'must be a moment like 2026-01-05T09:30:00.000Z' });
  });

  test.each(['2026-02-30', '2026-1-5', '2026-01-05T00:00:00.000Z', 'today', '0'])(
    "'%s' is not a day",
    (text) => {
      expect(day.parse(text)).toEqual({ fault: 'must be a day like 2026-01-05' });
    },
  );
});

describe('text', () => {
  test('loses surrounding space and keeps inner space', () => {
    expect(singleLineText().schema.parse('  Golden  Fox \t')).toBe('Golden  Fox');
    expect(multiLineText().schema.parse('\n a\n\n b \n')).toBe('a\n\n b');
  });

  test('of a single-line field has one line; no text has control characters or exceeds its maximum length', () => {
    const fault = (valueType: ValueType<string>, text: string) =>
      valueType.schema.safeParse(text).error?.issues[0]?.message;
    for (const breaks of ['a\nb', 'a\rb', 'a\r\nb'])
      expect(fault(singleLineText(), breaks)).toBe('must be on one line');
    for (const control of ['a\0b', 'a\x07b', 'a\x1bb', 'a\x7fb', 'a\x85b', 'a\x9fb']) {
      expect(fault(multiLineText(), control)).toBe('must not contain control characters');
    }
    expect(fault(singleLineText(3), 'abcd')).toBe('must be at most 3 characters');
    expect(fault(multiLineText(), 'a\tb\r\nc')).toBeUndefined();
  });
});

describe('flags', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['yes', false],
    ['２', false],
  ])("'%s' is %s", (text, value) => {
    expect(flag.parse(text)).toEqual({ value });
  });
});

test('a slug is never longer than a file name can be', () => {
  expect(slug.parse('a'.repeat(MAX_SLUG_LENGTH))).toHaveProperty('value');
  expect(slug.parse('a'.repeat(MAX_SLUG_LENGTH + 1))).toEqual({
    fault: `must be at most ${MAX_SLUG_LENGTH} characters`,
  });
});

test('a value type creates its schema once, on first use', () => {
  let made = 0;
  const shout = valueType<string>({
    input: { kind: 'text', maxLength: 300 },
    name: 'shout',
    schema() {
      made++;
      return z.string().regex(/^[A-Z]+$/, 'must be loud');
    },
    format: (text) => text,
  });
  expect(made).toBe(0);
  expect(shout.parse('HEY')).toEqual({ value: 'HEY' });
  expect(shout.parse('hey')).toEqual({ fault: 'must be loud' });
  expect(shout.schema).toBe(shout.schema);
  expect(made).toBe(1);
});
