import { describe, expect, test } from 'vitest';
import { gamesImport, gamesList } from '../../../collections/games/games.js';
import { FOX, HEADER, OWL, openImportStore } from '../../testing/import-store.js';

const UPDATE = { onConflict: 'update' } as const;

describe('an import that merges lists', () => {
  test('adds the items of a cell to those of the record, once each, and leaves other columns as an update does', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},countries\n${FOX},Denmark\n`);
    const merging = { ...UPDATE, mergeLists: ['countries'], plan: true };
    const file = 'slug,countries,paymentMethods\ngolden-fox,"Canada, Denmark",Bank\n';
    const planned = await store.take(file, merging, { dryRun: true });
    expect(planned.result.plan).toEqual([
      {
        row: 2,
        slug: 'golden-fox',
        action: 'update',
        changes: {
          countries: { before: ['DK'], after: ['DK', 'CA'] },
          paymentMethods: { before: ['Visa'], after: ['Bank'] },
        },
      },
    ]);
    await store.take(file, merging);
    const fox = await store.one('golden-fox');
    expect(fox).toMatchObject({ countries: ['DK', 'CA'], paymentMethods: ['Bank'] });

    const again = await store.take(file, merging);
    expect(again.result).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await store.one('golden-fox')).updatedAt).toBe(fox.updatedAt);
  });

  test('adds its default where the file says nothing, to casinos that are there as to new ones', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},countries\n${FOX},Canada\n`);
    const merging = { ...UPDATE, mergeLists: ['countries'], default: { countries: 'Denmark' }, plan: true };
    const { result } = await store.take(`${HEADER}\n${FOX}\n${OWL}\n`, merging);
    expect(result).toMatchObject({ created: 1, updated: 1, defaults: { countries: 2 }, warnings: [] });
    expect(result.plan?.[0]?.changes).toEqual({ countries: { before: ['CA'], after: ['CA', 'DK'] } });
    expect(await store.one('golden-fox')).toMatchObject({ countries: ['CA', 'DK'], languages: ['English'] });

    const cells = `slug,countries\ngolden-fox,Canada\nquiet-owl,\n`;
    const norway = { ...merging, default: { countries: 'Norway' } };
    const next = await store.take(cells, norway);
    expect(next.result).toMatchObject({ updated: 1, unchanged: 1, defaults: { countries: 1 } });
    expect(await store.one('quiet-owl')).toMatchObject({ countries: ['DK', 'NO'] });
    expect((await store.take(cells, norway)).change).toBeUndefined();
  });

  test('of all kinds says which defaults the casinos that are there did not take', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n`);
    const { result } = await store.take(
      'name,description,rating,bonuses,paymentMethods\nGolden Fox,Late.,4,x,Visa\n',
      {
        ...UPDATE,
        mergeLists: ['all'],
        default: { games: 'Bingo' },
      },
    );
    expect(result.warnings).toMatchObject([
      {
        message:
          'The default for games is for new casinos: 1 that is there already did not take it, since games is not named among the lists that are merged',
      },
    ]);
    expect(await store.one('golden-fox')).toMatchObject({ games: ['Slots'], description: 'Late.' });
  });

  test('says so of a default for a list that is not among those it merges, which it leaves as it is', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    const merging = { ...UPDATE, mergeLists: ['countries'], default: { games: 'Poker' } };
    const { result } = await store.take('slug,countries\ngolden-fox,Canada\nquiet-owl,Canada\n', merging);
    expect(result.warnings).toMatchObject([
      { reason: 'default.for-new-ones', params: { column: 'games', count: 1 } },
    ]);
    expect(await store.one('golden-fox')).toMatchObject({ games: ['Slots'], countries: ['US', 'CA'] });

    const emptied = await store.take('slug,games\ngolden-fox,(empty)\n', merging);
    expect(emptied.result.warnings).toEqual([]);
    expect(await store.one('golden-fox')).toMatchObject({ games: [] });
  });

  test('takes nothing away, in JSON as in CSV', async () => {
    const store = openImportStore();
    await store.take(`${HEADER}\n${FOX}\n`);
    const merging = { ...UPDATE, mergeLists: ['all'], format: 'ndjson' } as const;
    const rows = [{ slug: 'golden-fox', games: null, pros: [], licenses: ['MGA'], countries: ['Canada'] }];
    await store.take(rows.map((row) => JSON.stringify(row)).join('\n'), merging);
    expect(await store.one('golden-fox')).toMatchObject({
      games: ['Slots'],
      licenses: ['MGA'],
      countries: ['US', 'CA'],
    });
    const refused = await store.refused('{"slug":"golden-fox","games":5}', merging);
    expect(refused.issues[0]?.message).toBe('Row 1: Games must be a list');
  });

  test('is there for every kind of record that has lists', async () => {
    const { perform } = openImportStore();
    const take = (cells: string, input = {}) =>
      perform(gamesImport, { source: `name,highlights\nMoth,${cells}\n`, ...input });
    await take('Fast');
    await take('Calm', { ...UPDATE, mergeLists: ['Highlights'] });
    const { records } = (await perform(gamesList, {})).result;
    expect(records).toMatchObject([{ highlights: ['Fast', 'Calm'] }]);
  });

  test('is refused where nothing is updated, and for a field that is no list', async () => {
    const store = openImportStore();
    const file = `${HEADER}\n${FOX}\n`;
    expect(await store.refused(file, { mergeLists: ['all'] })).toMatchObject({
      reason: 'import.merge-without-update',
    });
    expect(await store.refused(file, { ...UPDATE, mergeLists: ['rating'] })).toMatchObject({
      reason: 'list.not-a-list',
    });
  });
});
