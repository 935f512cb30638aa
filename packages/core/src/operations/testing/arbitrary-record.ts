import * as fc from 'fast-check';
import { type Entity, editableFields, setFieldValue, systemFields } from '../../model/entity.js';

/** Records with anything in their fields that the model lets in, without the system fields and those left out. */
export function arbitraryRecord(
  entity: Pick<Entity, 'fieldPaths' | 'check'>,
  leftOut: readonly string[] = [],
): fc.Arbitrary<Record<string, unknown>> {
  const text = hostileText();
  const candidates: Record<string, fc.Arbitrary<unknown>> = {
    text,
    HTML: text.map((inner) => `<p>${inner}</p>`),
    'score, 0 to 10': fc.double({ min: 0, max: 10, noNaN: true }),
    'list of text': fc.array(text, { maxLength: 4 }),
    'list of country': fc.uniqueArray(fc.constantFrom('DK', 'DE', 'JP'), { maxLength: 3 }),
    'list of casino @ place until day: reason': fc.uniqueArray(
      fc.constantFrom(
        'fox @ 1 until 2026-12-31: New, and "tested" twice',
        'owl @ 2 until 2028-02-29: =Partner',
      ),
    ),
    'true or false': fc.boolean(),
    'web address': fc.constantFrom('https://fox.example/a?b=c,d', 'http://owl.example'),
    'path or web address': fc.constantFrom('/', '/blog?category=a%20b', 'https://fox.example/a?b=c,d'),
    'picture (path or web address)': fc.constantFrom(
      '/a.png',
      'https://fox.example/a.webp',
      'data:image/png;base64,aaaa',
    ),
    'day (YYYY-MM-DD)': fc.constantFrom('2026-01-05', '2028-02-29'),
    'moment (ISO 8601, UTC)': fc.constantFrom('2026-01-05T09:30:00.000Z', '2025-12-31T23:59:59.999Z'),
  };
  const fields = editableFields(entity)
    .filter(({ column }) => !['slug', ...leftOut].includes(column))
    .map((fieldPath) => {
      const { valueType, presence, isAsked } = fieldPath.field;
      const values = valueType.name.startsWith('whole number')
        ? fc.nat({ max: 10_000 })
        : valueType.choices !== undefined && !valueType.name.startsWith('list')
          ? (candidates[valueType.name] ?? fc.constantFrom(...valueType.choices))
          : candidates[valueType.name];
      if (values === undefined) return fc.constant(undefined);
      const fitting = values.filter(
        (value) => valueType.schema.safeParse(value).success && !(isAsked && String(value).trim() === ''),
      );
      const mayLack = presence === 'required' ? fitting : fc.option(fitting, { nil: undefined });
      return mayLack.map((value) => ({ fieldPath, value }));
    });
  const filled = {
    ...(entity.fieldPaths.some(({ column }) => column === 'slug') ? { slug: 'x' } : {}),
    ...Object.fromEntries(
      systemFields(entity).map(({ column, field }) => [column, field.system.placeholder]),
    ),
  };
  return fc
    .tuple(...fields)
    .map((chosen) => {
      const record: Record<string, unknown> = {};
      for (const one of chosen) if (one?.value !== undefined) setFieldValue(record, one.fieldPath, one.value);
      return record;
    })
    .filter((record) => 'value' in entity.check({ ...record, ...filled }));
}

/** Text that is awkward in files: delimiters, quotes, line ends, formulas, other scripts. */
export function hostileText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(
          ...[
            ',',
            '|',
            '"',
            "'",
            '\n',
            '\r\n',
            '=',
            '+',
            '-',
            '@',
            '\t',
            ';',
            ' ',
            '5',
            '.',
            'a',
            'Café',
            '幸運',
            'Ночь',
            '🎰',
          ],
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  );
}
