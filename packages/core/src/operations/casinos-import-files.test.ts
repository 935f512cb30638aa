import { describe, expect, test } from 'vitest';
import type { Casino } from '../model/casino.js';
import { casinosAdd } from './casinos.js';
import { casinosTemplate } from './casinos-export.js';
import { casinosImport } from './casinos-import.js';
import type { ImportSummary } from './import-summary.js';
import { bytes, FOX, HEADER, OWL, opened, pieces } from './testing/import-store.js';

describe('a header', () => {
  test('may have its columns in any order, case and spelling, and others beside them', async () => {
    const store = opened();
    const text =
      'Payment Methods,GAMES,brand,bonuses,Safety-Rating,rating,description,NAME\nVisa,Slots,?,y,2,3,x,Fox\n';
    const { result } = await store.take(text);
    expect(result.warnings).toEqual(["Column 'brand' is not known and is left out"]);
    expect(await store.one('fox')).toMatchObject({ rating: 6, safetyRating: 4, paymentMethods: ['Visa'] });
  });

  test('is mapped by hand, one column to several fields as well', async () => {
    const store = opened();
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
    const refused = await opened().refused(text);
    expect(refused).toMatchObject({ code: 'invalid', data: { change: null } });
    expect(refused.message).toMatch(message);
    expect(refused.hint).toBeTruthy();
  });

  test('with a near miss gets the mapping suggested', async () => {
    const refused = await opened().refused(`${HEADER.replace('games', 'gmaes')}\n${FOX}\n`);
    expect(refused.hint).toContain('--map "gmaes=games"');
  });

  test('alone is a file of no casinos', async () => {
    expect((await opened().take(`${HEADER}\n`)).result).toMatchObject({ found: 0, created: 0 });
  });

  test('with hostile names harms nothing', async () => {
    const store = opened();
    const { result } = await store.take(`__proto__,constructor,toString,${HEADER}\n{},x,y,${FOX}\n`);
    expect(result.created).toBe(1);
    expect(result.warnings).toHaveLength(3);
    expect(({} as Record<string, unknown>).rating).toBeUndefined();
    expect(Object.hasOwn(await store.one('golden-fox'), '__proto__')).toBe(false);
  });

  test('mapped to or from what is not there says so', async () => {
    const text = `${HEADER}\n${FOX}\n`;
    await expect(opened().take(text, { map: { nam: 'name' } })).rejects.toMatchObject({
      code: 'usage',
      hint: "Did you mean 'name'?",
    });
    expect(await opened().refused(text, { map: { name: 'nam' } })).toMatchObject({
      message: "The file has no column 'nam'",
      hint: "Did you mean 'name'?",
    });
    await expect(opened().take(text, { default: { rating: '9' } })).rejects.toMatchObject({ code: 'usage' });
  });

  test('is the template, which imports as it is', async () => {
    const store = opened();
    for (const full of [false, true]) {
      let text = '';
      const { result } = await store.perform(
        casinosTemplate,
        { full },
        {
          onPiece: (piece) => {
            text += piece;
          },
        },
      );
      expect(result.columns.slice(0, 3)).toEqual(['name', 'description', 'rating']);
      expect((await store.take(text)).result).toMatchObject({ found: 0, warnings: [] });
    }
  });
});

describe('a ragged or odd file', () => {
  test('names rows with too many or too few cells, and forgives blank ones at the end', async () => {
    const refused = await opened().refused(`${HEADER}\n${FOX},,\nOwl,x,1\nElk,x,1,y,z,v,w\n,,,,,\n`);
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
    const store = opened();
    await store.perform(casinosImport, { source: pieces(file, 3), ...wishes });
    expect((await store.one('golden-fox')).bonuses.welcome).toMatch(/^100% up to [€é]100$/);
  });

  test.each([
    [
      'Latin-1',
      latin1(`${HEADER}\n${FOX.replace('€', '')}\nCafé,x,1,y,z,v\n`),
      /text on line 3 is not in the encoding/,
      /latin1/,
    ],
    ['NUL bytes', bytes(`${HEADER}\n${FOX}\nA\0B,x,1,y,z,v\n`), /NUL byte on line 3/, /utf-16le/],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), /workbook/, /save the sheet as CSV/],
    [
      'a quote never closed',
      bytes(`${HEADER}\n${FOX}\nOwl,"x,1,y,z,v\n`),
      /opens a cell on line 3 is never closed/,
      /line 3/,
    ],
  ])('%s is refused with its line and what to do', async (_what, file, message, hint) => {
    const refusing = opened().perform(casinosImport, { source: pieces(file, 7) });
    await expect(refusing).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
      data: { change: null },
    });
  });

  test('with scores instead of stars is read by its scale', async () => {
    const store = opened();
    await store.take(`${HEADER}\n${FOX.replace('4.5', '8.5')}\n`, { scale: 10 });
    expect(await store.one('golden-fox')).toMatchObject({ rating: 8.5 });
    expect(
      (await store.refused(`${HEADER}\n${FOX.replace('4.5', '11')}\n`, { scale: 10 })).issues,
    ).toMatchObject([{ message: 'Row 2: Rating must be a number between 0 and 10' }]);
  });
});

describe('JSON', () => {
  test('has records as show prints them, in an array, alone, or one a line', async () => {
    const first = opened();
    await first.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    const all = await first.all();
    for (const [format, text] of [
      ['json', JSON.stringify(all, null, 2)],
      ['ndjson', all.map((record) => JSON.stringify(record)).join('\n')],
    ] as const) {
      const second = opened();
      expect((await second.take(text, { format })).result).toMatchObject({ created: 2, warnings: [] });
      expect((await second.all()).map(bare)).toEqual(all.map(bare));
      expect((await first.take(text, { format, onConflict: 'update' })).result).toMatchObject({
        unchanged: 2,
      });
    }
  });

  test('names the record, its line, the field and the value in its faults', async () => {
    const text =
      '[\n{"name": "Fox", "description": "x", "rating": 9},\n{"name": "Owl", "rating": 11, "colour": 1}\n]';
    const refused = await opened().refused(text, { format: 'json' });
    expect(refused.issues).toEqual([
      { row: 2, line: 3, column: 'description', value: '', message: 'Row 2: Description is required' },
      {
        row: 2,
        line: 3,
        column: 'rating',
        value: '11',
        message: 'Row 2: Rating must be between 0 and 10',
      },
    ]);
    expect((refused.data as ImportSummary).warnings).toEqual(["Field 'colour' is not known and is left out"]);
  });

  test.each([
    ['[{"name": "Fox"', /ends in the middle of record 1, on line 1/],
    ['name,rating\n', /should be a record on line 1/],
    ['[{"name":"a"} {"name":"b"}]', /should be a record on line 1/],
  ])('%j is refused', async (text, message) => {
    expect((await opened().refused(text, { format: 'json' })).message).toMatch(message);
  });

  const bad = (text: string, format: 'json' | 'ndjson') =>
    opened()
      .refused(text, { format })
      .then(({ issues }) => issues.map(({ line, message }) => `${line} ${message}`));
  const fox = '{"name": "Fox", "description": "x", "rating": 9}';

  test('each broken element is told, and the others are read', async () => {
    expect(await bad(`[${fox},5,\n{"name": "Owl",},null, ["a"], "x, ]", {"rating": 11}]`, 'json')).toEqual([
      '1 Row 2: There should be a record in braces, and there is 5',
      expect.stringMatching(/^2 Row 3: This is not JSON: /),
      '2 Row 4: There should be a record in braces, and there is null',
      '2 Row 5: There should be a record in braces, and there is ["a"]',
      '2 Row 6: There should be a record in braces, and there is "x, ]"',
      '2 Row 7: Casino name is required',
      expect.stringMatching(/^2 Row 7: /),
      expect.stringMatching(/^2 Row 7: /),
    ]);
  });

  test('NDJSON is read line by line: a broken line is one error, and the rest is read', async () => {
    expect(await bad(`${fox}\r\n{"name": "Ow\n\n{"name": "Elk"}}\n7`, 'ndjson')).toEqual([
      expect.stringMatching(/^2 Row 2: This is not JSON: /),
      expect.stringMatching(/^4 Row 3: This is not JSON: /),
      '5 Row 4: There should be a record in braces, and there is 7',
    ]);
    expect(await opened().refused(`[\n${fox}\n]`, { format: 'ndjson' })).toMatchObject({
      message: 'The file is a JSON array, not one record a line',
      hint: 'Say --input-format json.',
    });
  });

  test('a name that an object has twice, a list of records in a record and a number in quotes are told', async () => {
    expect(await bad('{"name": "Fox", "bonuses": {"a": "x", "\\u0061": "y"}}', 'json')).toEqual([
      "1 Row 1: 'a' comes twice",
    ]);
    expect(await bad(`{"version": 1, "casinos": [${fox}]}`, 'json')).toEqual([
      "1 Row 1: 'casinos' holds the records: give the array itself",
    ]);
    expect(await bad(fox.replace('9', '"4.5"'), 'json')).toEqual([
      "1 Row 1: Rating must be a number, not the text '4.5'",
    ]);
  });

  test('an update changes the fields that it names, and null empties one', async () => {
    const store = opened();
    await store.perform(casinosAdd, {
      record: { name: 'Fox', description: 'x', reviewer: 'Ann', rating: 8 },
    });
    await store.take('{"slug":"fox","rating":9,"reviewer":null,"bonuses":{"welcome":"10"}}', {
      format: 'ndjson',
      onConflict: 'update',
    });
    const fox = await store.one('fox');
    expect(fox).toMatchObject({ rating: 9, description: 'x', bonuses: { welcome: '10' } });
    expect(fox.reviewer).toBeUndefined();
  });
});

function bare({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: Casino) {
  return rest;
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  );
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
}
