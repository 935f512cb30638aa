import * as fc from 'fast-check';
import { type Entity, setFieldValue } from '../../model/entity.js';

/** Records with anything in their fields that the model lets in, all but those left out and the stamps. */
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
  const fields = entity.fieldPaths
    .filter(({ column }) => !['id', 'slug', 'createdAt', 'updatedAt', ...leftOut].includes(column))
    .map((fieldPath) => {
      const { valueType, presence } = fieldPath.field;
      const values = valueType.name.startsWith('whole number')
        ? fc.nat({ max: 10_000 })
        : valueType.choices !== undefined && !valueType.name.startsWith('list')
          ? (candidates[valueType.name] ?? fc.constantFrom(...valueType.choices))
          : candidates[valueType.name];
      if (values === undefined) return fc.constant(undefined);
      const fitting = values.filter((value) => valueType.schema.safeParse(value).success);
      const mayLack = presence === 'required' ? fitting : fc.option(fitting, { nil: undefined });
      return mayLack.map((value) => ({ leaf: fieldPath, value }));
    });
  const stamps = Object.fromEntries(
    Object.entries(STAMPED).filter(([name]) => entity.fieldPaths.some(({ column }) => column === name)),
  );
  return fc
    .tuple(...fields)
    .map((chosen) => {
      const record: Record<string, unknown> = {};
      for (const one of chosen) if (one?.value !== undefined) setFieldValue(record, one.leaf, one.value);
      return record;
    })
    .filter((record) => 'value' in entity.check({ ...record, ...stamps }));
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

const STAMPED = {
  id: '00000000-0000-7000-8000-000000000000',
  slug: 'x',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
