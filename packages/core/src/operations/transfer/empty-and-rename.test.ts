import { describe, expect, test } from 'vitest';
import { csvLine } from '../../csv/csv-records.js';
import { redirectsList } from '../redirects/redirects.js';
import { FOX, HEADER, openImportStore } from '../testing/import-store.js';

const WITH_MORE = `${HEADER},visitUrl,languages\n${FOX},https://fox.example,"English, German"\n`;

async function storeWithFox() {
  const store = openImportStore();
  await store.take(WITH_MORE);
  return store;
}

const table = (...rows: string[][]) => rows.map((cells) => `${csvLine(cells)}\n`).join('');
const UPDATE = { onConflict: 'update' } as const;

describe('a cell that says so', () => {
  test('empties its field, where a blank one leaves it', async () => {
    const store = await storeWithFox();
    const rows = table(['slug', 'visitUrl', 'languages'], ['golden-fox', '(empty)', '']);
    expect((await store.take(rows, UPDATE)).result).toMatchObject({ updated: 1 });
    const fox = await store.one('golden-fox');
    expect(fox.visitUrl).toBeUndefined();
    expect(fox.languages).toEqual(['English', 'German']);
    expect((await store.take(rows, UPDATE)).result).toMatchObject({ unchanged: 1 });
  });

  test('with another word than usual empties by that word alone', async () => {
    const store = await storeWithFox();
    const rows = table(['slug', 'description', 'visitUrl'], ['golden-fox', '(empty)', '-']);
    await store.take(rows, { ...UPDATE, emptyWord: '-' });
    expect(await store.one('golden-fox')).toMatchObject({ description: '(empty)' });
    expect((await store.one('golden-fox')).visitUrl).toBeUndefined();
  });

  test('is an error for a field that every record needs', async () => {
    const store = await storeWithFox();
    const refused = await store.refused(table(['slug', 'name'], ['golden-fox', '(empty)']), UPDATE);
    expect(refused.issues).toMatchObject([{ row: 2, column: 'name', value: '(empty)' }]);
  });

  test('leaves the field of a new record empty, even where there is a default', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},languages\n${FOX},(empty)\n`, { default: { languages: 'Danish' } });
    expect((await store.one('golden-fox')).languages ?? []).toEqual([]);
  });
});

describe('a column newSlug', () => {
  test('renames a record and leaves a redirect, once', async () => {
    const store = await storeWithFox();
    const rows = table(['slug', 'newSlug'], ['golden-fox', 'red-fox']);
    expect((await store.take(rows, UPDATE)).result).toMatchObject({ updated: 1, warnings: [] });
    expect(await store.one('red-fox')).toMatchObject({ name: 'Golden Fox' });
    const { records } = (await store.perform(redirectsList, {})).result;
    expect(records).toMatchObject([{ source: '/casino/golden-fox', target: '/casino/red-fox' }]);
    expect((await store.take(rows, UPDATE)).result).toMatchObject({ unchanged: 1 });
  });

  test.each([
    ['a slug that is taken', 'quiet-owl', "Casino with slug 'quiet-owl' exists already"],
    ['what is no slug', 'Red Fox', expect.stringMatching(/^Row 2: New slug /)],
  ])('refuses %s', async (_what, newSlug, message) => {
    const store = await storeWithFox();
    await store.take(`${HEADER}\nQuiet Owl,Late.,3,None,Slots,Visa\n`);
    const refused = await store.refused(table(['slug', 'newSlug'], ['golden-fox', newSlug]), UPDATE);
    const text = typeof message === 'string' ? `Row 2: ${message}` : message;
    expect(refused.issues).toMatchObject([{ row: 2, column: 'newSlug', message: text }]);
  });

  test('refuses to rename what is not there', async () => {
    const refused = await openImportStore().refused(`${HEADER},new slug\n${FOX},red-fox\n`);
    expect(refused.issues).toMatchObject([
      { row: 2, message: "Row 2: Casino 'golden-fox' is not there, so newSlug cannot rename it" },
    ]);
  });
});
