import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { casino } from '../collections/casinos/casino.js';
import { siteSettings } from '../model/documents/settings.js';
import { issueSentence } from '../model/entity.js';
import { user } from '../model/user.js';
import { checkValue } from './check-value.js';
import { describeFields } from './describe-fields.js';
import { casinoFields } from './descriptions/casino-fields.generated.js';

const SAMPLES = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'golden-fox',
    'Golden-Fox',
    '-a',
    'https://a.example/x',
    'http://',
    '//host',
    '/a b',
    '/logo.svg',
  ),
  fc.constantFrom('#1a7f4b', '#1A7F4B', 'a@b', 'a b@c', '2026-02-28', '2026-02-30', 'low', 'Low', 'DK', 'dk'),
  fc.constantFrom(
    'x'.repeat(200),
    'x'.repeat(201),
    'x'.repeat(20_001),
    '  padded  ',
    'data:image/png;base64,AAAA',
  ),
  fc.double(),
  fc.integer({ min: -5, max: 2200 }),
  fc.double({ min: 0, max: 10, noNaN: true }),
  fc.array(fc.constantFrom('DK', 'dk', '/a.png', 'a.png', 'Visa', 'x'.repeat(201)), { maxLength: 3 }),
);

describe.each([
  ['a casino', casino],
  ['the settings', siteSettings],
  ['a user', user],
])('of %s', (_, entity) => {
  const fields = entity.fieldPaths.map((fieldPath, i) => ({
    ...fieldPath,
    description: describeFields(entity)[i] as ReturnType<typeof describeFields>[number],
  }));

  test('a form says of a value what the schema says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), SAMPLES, ({ field, description }, value) => {
        if (!isGivenBy(description.kind, value)) return;
        const fault = checkValue(description, value);
        const { error } = field.valueType.schema.safeParse(value);
        const refused = error && issueSentence(field.title, error.issues[0]?.message ?? '');
        if (fault !== undefined && fault !== description.messages.required) expect(fault).toBe(refused);
        // Control characters in a text are for the core alone to refuse.
        const isChecked = !/text|multi|html|list|id|timestamp|money/.test(description.kind);
        if (isChecked && String(value).trim() !== '') expect(fault).toBe(refused);
      }),
      { numRuns: 3000 },
    );
  });
});

test.each(['', '   ', '\u200b', null, undefined])('a required field with %j is missing', (value) => {
  const name = casinoFields.find(({ path }) => path === 'name') as (typeof casinoFields)[number];
  expect(checkValue(name, value)).toBe('Casino name is required');
});

test('an optional field may stay empty', () => {
  const visitUrl = casinoFields.find(({ path }) => path === 'visitUrl') as (typeof casinoFields)[number];
  expect(checkValue(visitUrl, '')).toBeUndefined();
  expect(checkValue(visitUrl, 'nonsense')).toBe(
    'Visit URL must be a web address that begins with http:// or https://',
  );
});

/** Whether a control of the kind can give such a value. */
function isGivenBy(kind: string, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind.endsWith('-list')) return Array.isArray(value);
  return typeof value === (/^(number|decimal|score|stars)$/.test(kind) ? 'number' : 'string');
}
