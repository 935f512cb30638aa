import { describe, expect, test } from 'vitest';
import { historyUndo } from '../../operations/store/undo.js';
import { bytes, FOX, HEADER, OWL, openImportStore } from '../../operations/testing/import-store.js';
import type { ImportSummary } from '../../operations/transfer/import-summary.js';
import { casinosImport } from './casinos-transfer.js';

describe('an import', () => {
  test('creates casinos from rows, with ratings doubled and lists split', async () => {
    const store = openImportStore();
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

  test('gives a casino the specified defaults and counts them; an option turns them off', async () => {
    const store = openImportStore();
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
    const bare = openImportStore();
    expect((await bare.take(`${HEADER}\n${FOX}\n`, { noDefaults: true })).result.defaults).toEqual({});
    expect(await bare.one('golden-fox')).toMatchObject({ languages: [], countries: [], isActive: true });
  });

  test('uses its own defaults for missing columns and blank cells', async () => {
    const store = openImportStore();
    const wishes = { default: { games: 'Slots, Bingo', rating: '2.5', countries: 'Denmark' } };
    const { result } = await store.take(
      'name,description,bonuses,paymentMethods,games\nFox,x,y,Visa,\n',
      wishes,
    );
    expect(result.defaults).toMatchObject({ games: 1, rating: 1, countries: 1 });
    expect(await store.one('fox')).toMatchObject({ games: ['Slots', 'Bingo'], rating: 5, countries: ['DK'] });
  });

  test('reports every error of every row in one pass, in the specified words, and changes nothing', async () => {
    const store = openImportStore();
    const ratings = 'safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating';
    const text = `${HEADER},${ratings}\n${FOX},1,2,3,4,5\n,,6,,,,a,-1,"1,5,5",0x3,NaN\nFox,x,1e309,y,z,v,5.1,,1,1,1\n`;
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

  test('reads a decimal comma, and refuses a cell that could be two numbers', async () => {
    const store = openImportStore();
    const header = 'name;description;rating;safetyRating;bonuses;games;paymentMethods';
    await store.take(`${header}\nFox;x;4,5;0,9;y;z;v\n`);
    expect(await store.one('fox')).toMatchObject({ rating: 9, safetyRating: 1.8 });
    const refused = await store.refused(`${header}\nOwl;x;1,234;4.5;y;z;v\n`);
    expect(refused.issues).toMatchObject([
      {
        row: 2,
        column: 'rating',
        value: '1,234',
        message: "Row 2: Rating must be clear: '1,234' can be 1.234 or 1234; write the one that is meant",
      },
    ]);
  });

  test('reports the correct line below cells with line breaks', async () => {
    const refused = await openImportStore().refused(`${HEADER}\n"A\nB",x,1,y,z,v\nFox,"1\n2",9,y,z,v\n`);
    expect(refused.issues).toMatchObject([
      { row: 2, line: 2, message: 'Row 2: Name must be on one line' },
      { row: 3, line: 4, column: 'rating' },
    ]);
  });

  test('identifies a casino by its slug: an existing slug is a conflict, skipped, or updated', async () => {
    const store = openImportStore();
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
      { row: 2, slug: 'golden-fox', action: 'update', changes: { rating: { before: 9, after: 10 } } },
      { row: 3, slug: 'quiet-owl', action: 'unchanged', changes: {} },
    ]);
    expect(await store.one('golden-fox')).toMatchObject({ rating: 10, description: 'Calm.' });
  });

  test('reports invalid rows before conflicts', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n`);
    expect(await store.refused(`${HEADER}\n${FOX}\nOwl,,1,a,b,c\n`)).toMatchObject({ code: 'invalid' });
  });

  test('of the same file again changes nothing, not even the time of the last change', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    const before = await store.all();
    const again = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`, { onConflict: 'update' });
    expect(again.result).toMatchObject({ unchanged: 2, updated: 0 });
    expect(again.change).toBeUndefined();
    expect(await store.all()).toEqual(before);
  });

  test('with updates creates missing casinos, and requires the fields of a new casino for them', async () => {
    const store = openImportStore();
    expect(await store.refused('name,slug\nFox,fox\n', { onConflict: 'update' })).toMatchObject({
      issues: [
        { message: 'Row 2: Description is required' },
        { message: 'Row 2: Rating must be a number between 0 and 5' },
        { message: 'Row 2: Bonuses information is required' },
        { message: 'Row 2: Games information is required' },
        { message: 'Row 2: Payment methods are required' },
      ],
    });
    expect((await store.take(`${HEADER}\n${FOX}\n`, { onConflict: 'update' })).result.created).toBe(1);
  });

  test('with two rows of one slug fails and names both rows', async () => {
    const refused = await openImportStore().refused(
      `${HEADER}\n${FOX}\n${OWL}\n${FOX.replace('Golden', 'golden ')}\n`,
    );
    expect(refused.issues).toMatchObject([
      { row: 4, message: "Row 4: The slug 'golden-fox' is also that of row 2" },
    ]);
  });

  test('with a name that yields no slug asks for a slug', async () => {
    const refused = await openImportStore().refused(`${HEADER}\n${FOX.replace('Golden Fox', '???')}\n`);
    expect(refused.issues).toMatchObject([
      { message: "Row 2: No slug can be made from '???'. Please give one." },
    ]);
    const store = openImportStore();
    await store.take(`slug,${HEADER}\nthree,${FOX.replace('Golden Fox', '???')}\n`);
    expect(await store.one('three')).toMatchObject({ name: '???' });
  });

  test('is one change, and one undo reverts it', async () => {
    const store = openImportStore();
    const { change } = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    expect(change).toMatchObject({ operation: 'casinos.import', inserted: 2 });
    await store.perform(historyUndo, {});
    expect(await store.count()).toBe(0);
  });

  test('as a dry run predicts the result of the import, and leaves no trace', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n`);
    const text = `${HEADER}\n${FOX.replace('4.5', '4')}\n${OWL}\n`;
    const dry = await store.take(text, { onConflict: 'update', plan: true }, { dryRun: true });
    expect(await store.count()).toBe(1);
    const real = await store.take(text, { onConflict: 'update', plan: true });
    expect(dry.result).toEqual(real.result);
    expect(dry.result.plan?.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  test('with skipInvalid imports the valid rows and returns the invalid ones, which import after correction', async () => {
    const store = openImportStore();
    const pieces: string[] = [];
    const text = `Name;Description;Rating;Bonuses;Games;Payment Methods\nFox;"a ""b"";\nc";9;y;z;v\nOwl;x;1;y;z;v\n`;
    const wishes = { skipInvalid: true };
    const done = await store.take(text, wishes, { onChunk: (piece) => void pieces.push(String(piece)) });
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

  test('sets the date when a casino is blacklisted, and clears it when the casino is taken off the blacklist', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},isBlacklisted,blacklistReason\n${FOX},true,Does not pay\n`);
    expect((await store.one('golden-fox')).blacklistDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await store.take('slug,isBlacklisted\ngolden-fox,no\n', { onConflict: 'update' });
    expect(await store.one('golden-fox')).toMatchObject({
      isBlacklisted: false,
      blacklistReason: 'Does not pay',
    });
    expect((await store.one('golden-fox')).blacklistDate).toBeUndefined();
  });

  test('stops on its abort signal, and then nothing is imported', async () => {
    const store = openImportStore();
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

  test('fails with the specified message and the cause when its source breaks', async () => {
    const broken = (async function* () {
      yield bytes(`${HEADER}\n`);
      throw new Error('EIO: i/o error');
    })();
    await expect(openImportStore().perform(casinosImport, { source: broken })).rejects.toMatchObject({
      code: 'fault',
      message: 'An error occurred during import. Please try again.',
      hint: expect.stringContaining('EIO'),
    });
  });

  test('reports how many bytes it has read', async () => {
    const seen: number[] = [];
    await openImportStore().take(
      `${HEADER}\n${FOX}\n`,
      {},
      { onProgress: ({ done }) => void seen.push(done) },
    );
    expect(seen.at(-1)).toBe(bytes(`${HEADER}\n${FOX}\n`).length);
  });
});
