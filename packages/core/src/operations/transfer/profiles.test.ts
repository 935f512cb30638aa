import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamesImport } from '../../collections/games/games.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { fileStorage } from '../../store/files/file-storage.js';
import { initStore } from '../../store/files/init-store.js';
import { historyUndo } from '../store/undo.js';
import { openImportStore } from '../testing/import-store.js';
import { profilesDelete, profilesList, profilesSave, profilesShow } from './profiles.js';

const FILE = 'Brand,Blurb,Mark,Notes\nGolden Fox,Calm.,4,secret\n';
const SETTINGS = {
  map: { name: 'Brand', description: 'Blurb', rating: 'Mark' },
  ignore: ['Notes'],
  default: { bonuses: 'None', games: 'Slots', paymentMethods: 'Visa' },
};

describe('an import profile', () => {
  test('is saved by an import, and the next file of the source needs only its name', async () => {
    const store = openImportStore();
    const { result, change } = await store.take(FILE, { ...SETTINGS, saveProfile: 'Partners' });
    expect(result).toMatchObject({ created: 1, warnings: [] });
    const next = FILE.replace('Golden Fox', 'Quiet Owl');
    expect((await store.take(next, { profile: 'partners' })).result).toMatchObject({
      created: 1,
      warnings: [],
    });
    expect(await store.one('quiet-owl')).toMatchObject({ description: 'Calm.', games: ['Slots'] });
    const { records } = (await store.perform(profilesList, { collection: 'casinos' })).result;
    expect(records).toMatchObject([{ name: 'Partners', collection: 'casinos', settings: SETTINGS }]);

    await store.perform(historyUndo, {});
    await store.perform(historyUndo, {});
    expect(change).toBeDefined();
    expect((await store.perform(profilesList, {})).result.total).toBe(0);
    expect(await store.count()).toBe(0);
  });

  test('gives way to what is told at the import; one pair more leaves its others', async () => {
    const store = openImportStore();
    await store.perform(profilesSave, { name: 'partners', collection: 'casinos', settings: SETTINGS });
    const file = FILE.replace('Mark', 'Points').replace(',4,', ',9,');
    await store.take(file, { profile: 'partners', map: { rating: 'Points' }, scale: 10 });
    expect(await store.one('golden-fox')).toMatchObject({ name: 'Golden Fox', rating: 9 });
  });

  test('keeps its other constants where one more is told, and one that is told again gives way', async () => {
    const store = openImportStore();
    const settings = { ...SETTINGS, constants: { countries: 'Denmark', established: '2001' } };
    await store.perform(profilesSave, { name: 'partners', collection: 'casinos', settings });
    await store.take(FILE, { profile: 'partners', constants: { isFeatured: 'true', established: '1999' } });
    expect(await store.one('golden-fox')).toMatchObject({
      ...{ countries: ['DK'], isFeatured: true, established: 1999 },
    });
  });

  test('is not saved by an import with settings that no import could use: nothing is imported either', async () => {
    const store = openImportStore();
    const refusal = await store.take(FILE, { ...SETTINGS, key: ['domian'], saveProfile: 'dk' }).then(
      () => undefined,
      ({ code, message }) => ({ code, message }),
    );
    expect(refusal).toMatchObject({ code: 'usage', message: expect.stringContaining('domian') });
    expect(await store.count()).toBe(0);
    expect((await store.perform(profilesList, {})).result.total).toBe(0);
  });

  test('of the same name is replaced, and not kept where the import is refused or a dry run', async () => {
    const store = openImportStore();
    const save = (settings: object) =>
      store.perform(profilesSave, { name: 'Partners', collection: 'casinos', settings });
    await save(SETTINGS);
    await save({ delimiter: ';' });
    const shown = () => store.perform(profilesShow, { record: 'PARTNERS' });
    expect((await shown()).result.settings).toEqual({ delimiter: ';' });
    await store.refused('name\n\n', { saveProfile: 'partners', map: {} });
    await store.take(FILE, { ...SETTINGS, saveProfile: 'other' }, { dryRun: true });
    expect((await shown()).result.settings).toEqual({ delimiter: ';' });
    await store.perform(profilesDelete, { records: ['partners'] });
    expect((await store.perform(profilesList, {})).result.records).toEqual([]);
  });

  test('is refused for another collection, by an unknown name, and with settings that nothing could use', async () => {
    const store = openImportStore();
    const save = (collection: 'casinos' | 'games', settings: object) =>
      store.perform(profilesSave, { name: 'Partners', collection, settings });
    await save('casinos', SETTINGS);
    await expect(store.perform(gamesImport, { source: 'name\nMoth\n', profile: 'Partners' })).rejects.toThrow(
      "The import profile 'Partners' is for casinos",
    );
    await expect(save('games', {})).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.refused(FILE, { profile: 'Partner' })).toMatchObject({
      code: 'not-found',
      hint: "Did you mean 'Partners'?",
    });
    await expect(save('casinos', { map: { nmae: 'Brand' } })).rejects.toMatchObject({ code: 'usage' });
    await expect(save('casinos', { default: { rating: 'high' } })).rejects.toMatchObject({ code: 'usage' });
    const scale = { name: 'Slots', collection: 'games', settings: { scale: 10 } } as const;
    await expect(store.perform(profilesSave, scale)).rejects.toMatchObject({ code: 'usage' });
  });

  test('is kept in a store that was made before there were any', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'profiles-'));
    try {
      await initStore(folder);
      rmSync(join(folder, 'profiles.json'));
      rmSync(join(folder, 'private/index.json'));
      const perform = createPerform(fileStorage(folder), runtime);
      expect((await perform(profilesList, {})).result.records).toEqual([]);
      await perform(profilesSave, { name: 'Partners', collection: 'casinos', settings: SETTINGS });
      const again = createPerform(fileStorage(folder), runtime);
      expect((await again(profilesList, {})).result.records).toMatchObject([{ settings: SETTINGS }]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the columns of a file', () => {
  const rest = 'bonuses,games,paymentMethods';
  const cells = 'None,Slots,Visa';

  test('are also known by other names, which is told', async () => {
    const store = openImportStore();
    const file = `Casino Name,Summary,Stars,Website,${rest}\nGolden Fox,Calm.,4,fox.example,${cells}\n`;
    const { result } = await store.take(file, { plan: 'existing' });
    expect(await store.one('golden-fox')).toMatchObject({ rating: 8, visitUrl: 'https://fox.example' });
    expect(result.warnings.map(({ message }) => message)).toEqual([
      "Column 'Casino Name' is read as name",
      "Column 'Summary' is read as description",
      "Column 'Stars' is read as rating",
      "Column 'Website' is read as visitUrl",
    ]);
    expect(result.columns?.slice(0, 2)).toEqual([
      { column: 'Casino Name', field: 'name' },
      { column: 'Summary', field: 'description' },
    ]);
  });

  test("of a field's own name come first, and stars are no points", async () => {
    const store = openImportStore();
    const file = `name,description,Link,rating,Stars,visitUrl,${rest}\nGolden Fox,Calm.,x,9,4,fox.example,${cells}\n`;
    const { result } = await store.take(file, { scale: 10, plan: 'existing' });
    expect(await store.one('golden-fox')).toMatchObject({ rating: 9, visitUrl: 'https://fox.example' });
    expect(result.columns).toContainEqual({ column: 'Link', field: null });
    expect(result.columns).toContainEqual({ column: 'Stars', field: null });
  });

  test('that are to be left out are not read, even where they have the name of a field', async () => {
    const store = openImportStore();
    const file = `name,description,rating,Website,${rest}\nGolden Fox,Calm.,4,no address,${cells}\n`;
    const { result } = await store.take(file, { ignore: ['website'] });
    expect(result.warnings).toEqual([]);
    expect(await store.one('golden-fox')).not.toHaveProperty('visitUrl');
  });

  test('are known by the words of partners', async () => {
    const words = [
      'Brand',
      'Short Description',
      'Score',
      'Tracking Link',
      'Welcome Offer',
      'Accepted Countries',
    ];
    const refused = await openImportStore().refused(`${words.join(',')}\n`, { plan: 'existing' });
    const { columns } = refused.data as { columns: { field: string }[] };
    expect(columns.map(({ field }) => field)).toEqual([
      ...['name', 'description', 'rating', 'visitUrl', 'bonuses', 'countries'],
    ]);
  });

  test('are known with marks, and with minimum for min', async () => {
    const refused = await openImportStore().refused('BRAND:,Min. Deposit,Maximum withdrawal,Our Score*\n', {
      plan: 'existing',
    });
    const { columns } = refused.data as { columns: { field: string }[] };
    expect(columns.map(({ field }) => field)).toEqual(['name', 'minDeposit', 'maxWithdrawal', 'rating']);
  });

  test('are told of a refused file too, and a plan of what exists leaves new rows out', async () => {
    const store = openImportStore();
    const refused = await store.refused('House,Website\nGolden Fox,fox.example\n', { plan: 'existing' });
    expect((refused.data as { columns: object }).columns).toEqual([
      { column: 'House', field: null },
      { column: 'Website', field: 'visitUrl' },
    ]);
    const file = `name,description,rating,${rest}\nGolden Fox,Calm.,4,${cells}\n`;
    await store.take(file);
    const both = `${file.replace('Calm.', 'Lively.')}Quiet Owl,Late.,3,${cells}\n`;
    const { result } = await store.take(both, { onConflict: 'update', plan: 'existing' }, { dryRun: true });
    expect(result.plan).toMatchObject([
      { row: 2, action: 'update', changes: { description: { before: 'Calm.', after: 'Lively.' } } },
    ]);
  });
});
