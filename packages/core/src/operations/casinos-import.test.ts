import { describe, expect, test } from 'vitest';
import { clockwork } from '../clockwork.js';
import type { Casino } from '../model/casino.js';
import { type Outcome, performer, type Wishes } from '../perform.js';
import type { Problem } from '../problem.js';
import { memoryHome } from '../store/memory.js';
import { casinosAdd, casinosList, casinosShow } from './casinos.js';
import { casinosTemplate } from './casinos-export.js';
import { casinosImport } from './casinos-import.js';
import { historyUndo } from './history.js';
import type { ImportSummary } from './import-summary.js';

const HEADER = 'name,description,rating,bonuses,games,paymentMethods';
const FOX = 'Golden Fox,Calm.,4.5,100% up to €100,Slots,Visa';
const OWL = 'Quiet Owl,Late.,3,None,"Slots, Poker",Visa | Bank';

describe('an import', () => {
  test('makes casinos of rows, with ratings doubled and lists split', async () => {
    const store = opened();
    const { result, inserted } = await store.take(`${HEADER},isActive\n${FOX},TRUE\n${OWL},yes\n`);
    expect(inserted).toBe(2);
    expect(result).toMatchObject({ found: 2, created: 2, updated: 0, rejected: 0, inactive: 1, errors: [] });
    expect(await store.one('golden-fox')).toMatchObject({
      name: 'Golden Fox',
      rating: 9,
      bonuses: { welcome: '100% up to €100' },
      games: ['Slots'],
      isActive: true,
    });
    expect(await store.one('quiet-owl')).toMatchObject({
      rating: 6,
      games: ['Slots', 'Poker'],
      paymentMethods: ['Visa', 'Bank'],
      isActive: false,
    });
  });

  test('gives a casino the literal defaults, counts them, and leaves them out where asked', async () => {
    const store = opened();
    const { result } = await store.take(`${HEADER},languages\n${FOX},German\n${OWL},\n`);
    expect(result.defaults).toEqual({
      languages: 1,
      currencies: 2,
      countries: 2,
      logo: 2,
      banner: 2,
      screenshots: 2,
    });
    expect(await store.one('quiet-owl')).toMatchObject({
      languages: ['English'],
      currencies: ['USD'],
      countries: ['US'],
      screenshots: ['/placeholder.svg'],
    });
    const bare = opened();
    expect((await bare.take(`${HEADER}\n${FOX}\n`, { noDefaults: true })).result.defaults).toEqual({});
    expect(await bare.one('golden-fox')).toMatchObject({ languages: [], countries: [], isActive: true });
  });

  test('takes defaults of its own for columns that the file lacks, and for blank cells', async () => {
    const store = opened();
    const wishes = { default: { games: 'Slots, Bingo', rating: '2.5', countries: 'Denmark' } };
    const { result } = await store.take(
      'name,description,bonuses,paymentMethods,games\nFox,x,y,Visa,\n',
      wishes,
    );
    expect(result.defaults).toMatchObject({ games: 1, rating: 1, countries: 1 });
    expect(await store.one('fox')).toMatchObject({ games: ['Slots', 'Bingo'], rating: 5, countries: ['DK'] });
  });

  test('tells every fault of every row in one pass, in the literal words, and changes nothing', async () => {
    const store = opened();
    const ratings = 'safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating';
    const text = `${HEADER},${ratings}\n${FOX},1,2,3,4,5\n,,6,,,,a,-1,"1,5",0x3,NaN\nFox,x,1e309,y,z,v,5.1,,1,1,1\n`;
    const refused = await store.refused(text);
    expect(refused.code).toBe('invalid');
    expect(refused.message).toBe('14 errors in 2 rows; nothing was imported');
    expect(refused.issues.map(({ message }) => message)).toEqual([
      'Row 3: Name is required',
      'Row 3: Description is required',
      'Row 3: Rating must be a number between 0 and 5',
      'Row 3: Safety Rating must be a number between 0 and 5',
      'Row 3: Games Rating must be a number between 0 and 5',
      'Row 3: Bonuses Rating must be a number between 0 and 5',
      'Row 3: Support Rating must be a number between 0 and 5',
      'Row 3: Payouts Rating must be a number between 0 and 5',
      'Row 3: Bonuses information is required',
      'Row 3: Games information is required',
      'Row 3: Payment methods are required',
      'Row 4: Rating must be a number between 0 and 5',
      'Row 4: Safety Rating must be a number between 0 and 5',
      'Row 4: Games Rating must be a number between 0 and 5',
    ]);
    expect(refused.issues[2]).toEqual({
      row: 3,
      line: 3,
      column: 'rating',
      value: '6',
      message: 'Row 3: Rating must be a number between 0 and 5',
    });
    expect(refused.data).toMatchObject({ change: null, created: 0, found: 3, rejected: 2 });
    expect((refused.data as ImportSummary).errors).toEqual(refused.issues);
    expect(await store.count()).toBe(0);
  });

  test('names the line where cells above it hold line ends', async () => {
    const refused = await opened().refused(`${HEADER}\n"A\nB",x,1,y,z,v\nFox,"1\n2",9,y,z,v\n`);
    expect(refused.issues).toMatchObject([
      { row: 2, line: 2, message: 'Row 2: Name must be on one line' },
      { row: 3, line: 4, column: 'rating' },
    ]);
  });

  test('knows a casino by its slug: taken ones are a conflict, skipped, or updated', async () => {
    const store = opened();
    await store.take(`${HEADER}\n${FOX}\n`);
    const refused = await store.refused(`${HEADER}\n${FOX}\n${OWL}\n`);
    expect(refused).toMatchObject({
      code: 'conflict',
      issues: [{ row: 2, line: 2, column: 'slug', value: 'golden-fox' }],
      data: { change: null, created: 0 },
    });
    expect(await store.count()).toBe(1);

    const skipped = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`, { onConflict: 'skip' });
    expect(skipped.result).toMatchObject({ created: 1, skipped: 1 });

    const updated = await store.take('slug,rating\ngolden-fox,5\nquiet-owl,\n', {
      onConflict: 'update',
      plan: true,
    });
    expect(updated.result).toMatchObject({ updated: 1, unchanged: 1 });
    expect(updated.result.plan).toEqual([
      { row: 2, slug: 'golden-fox', action: 'update', changes: { rating: { from: 9, to: 10 } } },
      { row: 3, slug: 'quiet-owl', action: 'unchanged', changes: {} },
    ]);
    expect(await store.one('golden-fox')).toMatchObject({ rating: 10, description: 'Calm.' });
  });

  test('reports bad rows before conflicts', async () => {
    const store = opened();
    await store.take(`${HEADER}\n${FOX}\n`);
    expect(await store.refused(`${HEADER}\n${FOX}\nOwl,,1,a,b,c\n`)).toMatchObject({ code: 'invalid' });
  });

  test('the same file again changes nothing, not even the moment of the last change', async () => {
    const store = opened();
    await store.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    const before = await store.all();
    const again = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`, { onConflict: 'update' });
    expect(again.result).toMatchObject({ unchanged: 2, updated: 0 });
    expect(again.change).toBeUndefined();
    expect(await store.all()).toEqual(before);
  });

  test('an update makes what is not there yet, and asks of that what a new casino needs', async () => {
    const store = opened();
    expect(await store.refused('name,rating\nFox,4\n', { onConflict: 'update' })).toMatchObject({
      issues: [
        { message: 'Row 2: Description is required' },
        { message: 'Row 2: Bonuses information is required' },
        { message: 'Row 2: Games information is required' },
        { message: 'Row 2: Payment methods are required' },
      ],
    });
    expect((await store.take(`${HEADER}\n${FOX}\n`, { onConflict: 'update' })).result.created).toBe(1);
  });

  test('two rows with one slug are an error that names both', async () => {
    const refused = await opened().refused(
      `${HEADER}\n${FOX}\n${OWL}\n${FOX.replace('Golden', 'golden ')}\n`,
    );
    expect(refused.issues).toMatchObject([
      { row: 4, message: "Row 4: The slug 'golden-fox' is also that of row 2" },
    ]);
  });

  test('a name that leaves no slug asks for one', async () => {
    const refused = await opened().refused(`${HEADER}\n${FOX.replace('Golden Fox', '???')}\n`);
    expect(refused.issues).toMatchObject([
      { message: "Row 2: No slug can be made from '???'. Please give one." },
    ]);
    const store = opened();
    await store.take(`slug,${HEADER}\nthree,${FOX.replace('Golden Fox', '???')}\n`);
    expect(await store.one('three')).toMatchObject({ name: '???' });
  });

  test('is one change, and one undo takes it back', async () => {
    const store = opened();
    const { change } = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    expect(change).toMatchObject({ operation: 'casinos.import', inserted: 2 });
    await store.perform(historyUndo, {});
    expect(await store.count()).toBe(0);
  });

  test('a dry run predicts what the run does, and leaves no trace', async () => {
    const store = opened();
    await store.take(`${HEADER}\n${FOX}\n`);
    const text = `${HEADER}\n${FOX.replace('4.5', '4')}\n${OWL}\n`;
    const dry = await store.take(text, { onConflict: 'update', plan: true }, { dryRun: true });
    expect(await store.count()).toBe(1);
    const real = await store.take(text, { onConflict: 'update', plan: true });
    expect(dry.result).toEqual(real.result);
    expect(dry.result.plan?.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  test('with skipInvalid it takes the good rows and hands out the bad ones, which import once they are mended', async () => {
    const store = opened();
    const pieces: string[] = [];
    const text = `Name;Description;Rating;Bonuses;Games;Payment Methods\nFox;"a ""b"";\nc";9;y;z;v\nOwl;x;1;y;z;v\n`;
    const wishes = { skipInvalid: true };
    const done = await store.take(text, wishes, { onPiece: (piece) => void pieces.push(String(piece)) });
    expect(done.result).toMatchObject({
      created: 1,
      rejected: 1,
      errors: [{ row: 2, message: expect.any(String) }],
    });
    expect(pieces.join('')).toBe(
      'Name,Description,Rating,Bonuses,Games,Payment Methods,_row,_errors\n' +
        'Fox,"a ""b"";\nc",9,y,z,v,2,Rating must be a number between 0 and 5\n',
    );
    const mended = await store.take(pieces.join('').replace(',9,', ',4,'));
    expect(mended.result).toMatchObject({ created: 1, warnings: [] });
    expect(await store.one('fox')).toMatchObject({ description: 'a "b";\nc', rating: 8 });
  });

  test('dates a blacklisting, and clears the date when it ends', async () => {
    const store = opened();
    await store.take(`${HEADER},isBlacklisted,blacklistReason\n${FOX},true,Does not pay\n`);
    expect((await store.one('golden-fox')).blacklistDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await store.take('slug,isBlacklisted\ngolden-fox,no\n', { onConflict: 'update' });
    expect(await store.one('golden-fox')).toMatchObject({
      isBlacklisted: false,
      blacklistReason: 'Does not pay',
    });
    expect((await store.one('golden-fox')).blacklistDate).toBeUndefined();
  });

  test('is stopped by its signal, and then nothing is imported', async () => {
    const store = opened();
    const stop = new AbortController();
    const endless = (async function* () {
      yield bytes(`${HEADER}\n`);
      for (let i = 0; ; i++) {
        if (i === 20_000) stop.abort();
        yield bytes(`${FOX.replace('Fox', `Fox ${i}`)}\n`);
      }
    })();
    const importing = store.perform(casinosImport, { source: endless }, { signal: stop.signal });
    await expect(importing).rejects.toMatchObject({ code: 'interrupted' });
    expect(await store.count()).toBe(0);
  });

  test('a source that breaks is a fault in the literal words, with its cause', async () => {
    const broken = (async function* () {
      yield bytes(`${HEADER}\n`);
      throw new Error('EIO: i/o error');
    })();
    await expect(opened().perform(casinosImport, { source: broken })).rejects.toMatchObject({
      code: 'fault',
      message: 'An error occurred during import. Please try again.',
      hint: expect.stringContaining('EIO'),
    });
  });

  test('tells how many bytes it has read', async () => {
    const seen: number[] = [];
    await opened().take(`${HEADER}\n${FOX}\n`, {}, { onProgress: ({ done }) => void seen.push(done) });
    expect(seen.at(-1)).toBe(bytes(`${HEADER}\n${FOX}\n`).length);
  });
});

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
    expect(refused.issues[0]).toMatchObject({
      row: 3,
      message: 'Row 3: There are 3 cells, and the header has 6',
    });
    expect(refused.issues.at(-1)).toMatchObject({
      row: 4,
      message: 'Row 4: There are 7 cells, and the header has 6',
    });
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
      { row: 2, line: 3, column: 'description', value: '', message: 'Record 2: Description is required' },
      {
        row: 2,
        line: 3,
        column: 'rating',
        value: '11',
        message: 'Record 2: Rating must be between 0 and 10',
      },
    ]);
    expect((refused.data as ImportSummary).warnings).toEqual(["Field 'colour' is not known and is left out"]);
  });

  test.each([
    ['[{"name": "Fox"', /ends in the middle of record 1, on line 1/],
    ['[{"name": "Fox",}]', /Record 1, which begins on line 1, is not JSON/],
    ['\n[1]', /should be a record on line 2/],
    ['name,rating\n', /should be a record on line 1/],
    ['[{"name":"a"} {"name":"b"}]', /should be a record on line 1/],
  ])('%j is refused', async (text, message) => {
    expect((await opened().refused(text, { format: 'json' })).message).toMatch(message);
  });

  test('an update changes the fields that it names, and null empties one', async () => {
    const store = opened();
    await store.perform(casinosAdd, {
      casino: { name: 'Fox', description: 'x', reviewer: 'Ann', rating: 8 },
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

type ImportWishes = Omit<Parameters<typeof casinosImport.input.parse>[0] & object, 'source'>;

function opened() {
  const perform = performer(memoryHome(), clockwork);
  const take = (
    text: string,
    input: ImportWishes = {},
    wishes: Wishes = {},
  ): Promise<Outcome<ImportSummary>> =>
    perform(casinosImport, { source: pieces(bytes(text), 1_000), ...input }, wishes);
  return {
    perform,
    take,
    refused: async (text: string, input?: ImportWishes): Promise<Problem> =>
      take(text, input).then(
        () => Promise.reject(new Error('was not refused')),
        (error) => error,
      ),
    one: async (slug: string): Promise<Casino> =>
      (await perform(casinosShow, { casino: slug })).result.record,
    all: async (): Promise<Casino[]> => (await perform(casinosList, {})).result.records,
    count: async () => (await perform(casinosList, {})).result.total,
  };
}

function bare({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: Casino) {
  return rest;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  );
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
}

async function* pieces(file: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}
