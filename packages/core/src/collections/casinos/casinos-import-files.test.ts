import { describe, expect, test } from 'vitest';
import { bytes, FOX, HEADER, OWL, openImportStore, pieces } from '../../operations/testing/import-store.js';
import { casinosImport, casinosTemplate } from './casinos-transfer.js';

describe('a header', () => {
  test('can have its columns in any order, case and spelling, and extra columns', async () => {
    const store = openImportStore();
    const text =
      'Payment Methods,GAMES,brand,bonuses,Safety-Rating,rating,description,NAME\nVisa,Slots,?,y,2,3,x,Fox\n';
    const { result } = await store.take(text);
    expect(result.warnings).toMatchObject([{ message: "Column 'brand' is not known and is left out" }]);
    expect(await store.one('fox')).toMatchObject({ rating: 6, safetyRating: 4, paymentMethods: ['Visa'] });
  });

  test('can be mapped by hand, also one column to several fields', async () => {
    const store = openImportStore();
    const text = '20260801 09:00\nfox.example/en\n\nowl.example\n';
    const { result } = await store.take(text, {
      skipLines: 1,
      columns: ['domain'],
      map: { name: 'domain', visitUrl: 'domain' },
      default: {
        description: 'Licensed.',
        rating: '0',
        bonuses: 'None',
        games: 'Slots',
        paymentMethods: 'Card',
      },
    });
    expect(result).toMatchObject({ created: 2, withoutVisitUrl: 0, warnings: [] });
    expect(await store.one('fox-example-en')).toMatchObject({ visitUrl: 'https://fox.example/en' });
  });

  test.each([
    [
      'lacks needed columns',
      'name,gmaes,rating\nFox,a,1\n',
      /no column for description, bonuses, games, paymentMethods; expected/,
    ],
    [
      'names one field twice',
      `${HEADER},Games\n${FOX},Bingo\n`,
      /Two columns are games: 'games' \(column 5\) and 'Games' \(column 7\)/,
    ],
    ['is not there', '', /The file is empty/],
    ['has only blank lines', '\n\n', /The file is empty/],
  ])('that %s is refused', async (_what, text, message) => {
    const refused = await openImportStore().refused(text);
    expect(refused).toMatchObject({ code: 'invalid', data: { change: null } });
    expect(refused.message).toMatch(message);
    expect(refused.hint).toBeTruthy();
  });

  test('with a nearly correct name gets a suggested mapping', async () => {
    const refused = await openImportStore().refused(`${HEADER.replace('games', 'gmaes')}\n${FOX}\n`);
    expect(refused.params.proposed).toMatchObject([{ params: { column: 'gmaes', field: 'games' } }]);
  });

  test('without rows is a file of no casinos', async () => {
    expect((await openImportStore().take(`${HEADER}\n`)).result).toMatchObject({ found: 0, created: 0 });
  });

  test('with hostile names does no harm', async () => {
    const store = openImportStore();
    const { result } = await store.take(`__proto__,constructor,toString,${HEADER}\n{},x,y,${FOX}\n`);
    expect(result.created).toBe(1);
    expect(result.warnings).toHaveLength(3);
    expect(({} as Record<string, unknown>).rating).toBeUndefined();
    expect(Object.hasOwn(await store.one('golden-fox'), '__proto__')).toBe(false);
  });

  test('mapped to an unknown field or from an unknown column is refused with its name', async () => {
    const text = `${HEADER}\n${FOX}\n`;
    await expect(openImportStore().take(text, { map: { nam: 'name' } })).rejects.toMatchObject({
      code: 'usage',
      hint: "Did you mean 'name'?",
    });
    expect(await openImportStore().refused(text, { map: { name: 'nam' } })).toMatchObject({
      message: "The file has no column 'nam'",
      hint: "Did you mean 'name'?",
    });
    await expect(openImportStore().take(text, { default: { rating: '9' } })).rejects.toMatchObject({
      code: 'usage',
    });
  });

  test('equal to the template imports without changes', async () => {
    const store = openImportStore();
    for (const full of [false, true]) {
      let text = '';
      const { result } = await store.perform(
        casinosTemplate,
        { full },
        {
          onChunk: (piece) => {
            text += piece;
          },
        },
      );
      expect(result.columns.slice(0, 3)).toEqual(['name', 'description', 'rating']);
      expect((await store.take(text)).result).toMatchObject({ found: 0, warnings: [] });
    }
  });
});

describe('a ragged or unusual file', () => {
  test('reports rows with too many or too few cells, and ignores blank cells at the end', async () => {
    const refused = await openImportStore().refused(`${HEADER}\n${FOX},,\nOwl,x,1\nElk,x,1,y,z,v,w\n,,,,,\n`);
    expect(refused.issues).toEqual([
      { row: 3, line: 3, message: 'Row 3: There are 3 cells, and the header has 6' },
      { row: 4, line: 4, message: 'Row 4: There are 7 cells, and the header has 6' },
    ]);
  });

  test.each([
    ['UTF-16 with a mark', utf16(`\uFEFF${HEADER}\n${FOX}\n`), {}],
    ['UTF-16 without a mark', utf16(`${HEADER}\n${FOX}\n`), {}],
    ['UTF-8 with a mark', bytes(`\uFEFF${HEADER}\n${FOX}\n`), {}],
    [
      'Latin-1, when it is named',
      latin1(`${HEADER}\n${FOX.replace('€', 'é')}\n`),
      { encoding: 'latin1' as const },
    ],
    ['tabs', bytes(`${HEADER}\n${FOX}\n`.replaceAll(',', '\t')), {}],
    ['TSV', bytes(`${HEADER}\n${FOX}\n`.replaceAll(',', '\t')), { format: 'tsv' as const }],
  ])('in %s is read', async (_what, file, wishes) => {
    const store = openImportStore();
    await store.perform(casinosImport, { source: pieces(file, 3), ...wishes });
    expect((await store.one('golden-fox')).bonuses.welcome).toMatch(/^100% up to [€é]100$/);
  });

  test.each([
    ['NUL bytes', bytes(`${HEADER}\n${FOX}\nA\0B,x,1,y,z,v\n`), /NUL byte on line 3/, /name its encoding/],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), /workbook/, /save the sheet as CSV/],
    [
      'a quote never closed in the header',
      bytes(`${HEADER.replace('bonuses', '"bonuses')}\n${FOX}\n`),
      /opens a cell on line 1 is never closed/,
      /line 1/,
    ],
  ])('%s is refused with its line and the remedy', async (_what, file, message, hint) => {
    const refusing = openImportStore().perform(casinosImport, { source: pieces(file, 7) });
    await expect(refusing).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
      data: { change: null },
    });
  });

  test('in an encoding of Windows that nobody named is read, and the summary says so', async () => {
    const store = openImportStore();
    const source = pieces(latin1(`${HEADER}\n${FOX.replace('€', '')}\nCafé,x,1,y,z,v\n`), 7);
    const { result } = await store.perform(casinosImport, { source });
    expect(result).toMatchObject({
      created: 2,
      warnings: [{ reason: 'file.encoding-guessed', params: { encoding: 'windows-1252' } }],
    });
    expect(await store.one('cafe')).toMatchObject({ name: 'Café' });
  });

  test('with scores instead of stars is read on that scale', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX.replace('4.5', '8.5')}\n`, { scale: 10 });
    expect(await store.one('golden-fox')).toMatchObject({ rating: 8.5 });
    expect(
      (await store.refused(`${HEADER}\n${FOX.replace('4.5', '11')}\n`, { scale: 10 })).issues,
    ).toMatchObject([{ message: 'Row 2: Rating must be a number between 0 and 10' }]);
  });
});

describe('hints', () => {
  test('a column named like a field title is read where its cells say true or false, and told; else it gets a suggested mapping', async () => {
    const params = { column: 'Featured', field: 'isFeatured' };
    const warningsFor = async (cell: string) =>
      (await openImportStore().take(`${HEADER},Featured\n${FOX},${cell}\n`)).result.warnings;
    expect(await warningsFor('true')).toMatchObject([{ reason: 'column.by-alias', params }]);
    expect(await warningsFor('yes')).toMatchObject([{ reason: 'column.unknown', params }]);
  });

  test('a column that the store fills in itself is reported once, and only if its values differ', async () => {
    const store = openImportStore();
    const day = '2020-01-01T00:00:00.000Z';
    const first = await store.take(`${HEADER},updatedAt\n${FOX},${day}\n${OWL},${day}\n`);
    expect(first.result.warnings).toMatchObject([
      { message: "Column 'updatedAt' is not read: the store fills it in itself" },
    ]);
    const { updatedAt } = await store.one('golden-fox');
    const again = (moment: string) =>
      store.take(`slug,updatedAt\ngolden-fox,${moment}\n`, { onConflict: 'update' });
    expect((await again(updatedAt)).result.warnings).toEqual([]);
    expect((await again(day)).result.warnings).toHaveLength(1);
  });

  test('cells separated by | are read with the delimiter option, and suggested without it', async () => {
    const text = `${HEADER}\n${FOX}\n`.replaceAll(',', '|');
    expect((await openImportStore().refused(text)).reason).toBe('import.delimiter-unknown');
    const store = openImportStore();
    expect((await store.take(text, { delimiter: '|' })).result).toMatchObject({ created: 1 });
  });

  test.each(['20260105 08:30', '2026-01-05', '5.1.2026'])(
    'in a file without a header, the line %s is reported as a possible date line and still read as a row',
    async (stamp) => {
      const defaults = { description: 'x', rating: '0', bonuses: 'x', games: 'x', paymentMethods: 'x' };
      const input = { columns: ['name'], map: { visitUrl: 'name' }, default: defaults };
      const { result } = await openImportStore().take(`${stamp}\nfox.example\n`, { ...input, map: {} });
      expect(result.warnings).toMatchObject([
        { message: `Line 1 begins with ${stamp}: if that is no row, leave it out` },
      ]);
      const store = openImportStore();
      await store.take(`${stamp}\nfox.example/play/\n`, { ...input, skipLines: 1 });
      expect(await store.all()).toMatchObject([
        { name: 'fox.example/play/', slug: 'fox-example-play', visitUrl: 'https://fox.example/play/' },
      ]);
    },
  );
});

function utf16(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  );
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
}
