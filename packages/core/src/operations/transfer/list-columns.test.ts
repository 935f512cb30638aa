import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { casinosExport } from '../../collections/casinos/casinos-transfer.js';
import { HEADER, openImportStore } from '../testing/import-store.js';

async function games(...cells: string[]) {
  const store = openImportStore();
  const rows = cells.map((cell, at) => `Fox ${at},x,3,x,"${cell}",x\n`);
  const { result } = await store.take(`${HEADER}\n${rows.join('')}`);
  const all = await store.all();
  return {
    games: all.sort((one, two) => (one.name < two.name ? -1 : 1)).map(({ games }) => games),
    warnings: result.warnings.map(({ message }) => message),
  };
}

describe('a column of lists', () => {
  test('with semicolons and neither commas nor bars has several items, and says so', async () => {
    expect(await games('Bingo', 'Slots; Poker;')).toEqual({
      games: [['Bingo'], ['Slots', 'Poker']],
      warnings: ["games has lists with semicolons: 'Slots; Poker;' is read as several items"],
    });
  });

  test.each([
    ['commas', 'Bingo, Dice', ['Bingo', 'Dice']],
    ['bars', 'Bingo|', ['Bingo']],
    ['a character of HTML', 'Bingo &amp; Dice', ['Bingo &amp; Dice']],
  ])('with %s too keeps the semicolons in its items', async (_kind, cell, items) => {
    expect(await games(cell, 'Slots; Poker')).toEqual({ games: [items, ['Slots; Poker']], warnings: [] });
  });

  test('of countries is read with semicolons', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},countries\nFox,x,3,x,x,x,CA;GB\n`);
    expect((await store.one('fox')).countries).toEqual(['CA', 'GB']);
  });

  test('whose items would not be read with semicolons keeps them', async () => {
    const store = openImportStore();
    await store.take(`${HEADER},sources\nFox,x,3,x,x,x,Rated anew; less than before https://fox.example/\n`);
    expect((await store.one('fox')).sources).toEqual(['Rated anew; less than before https://fox.example/']);
  });

  test('is exported so that it is read back', async () => {
    const item = fc.stringMatching(/^[a-c;,&]{1,6}$/).filter((text) => text.trim() === text);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(item, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        async (lists) => {
          const store = openImportStore();
          const records = lists.map((games, at) => ({
            name: `Fox ${at}`,
            description: 'x',
            rating: 3,
            bonuses: { welcome: 'x' },
            games,
            paymentMethods: ['x'],
          }));
          await store.take(JSON.stringify(records), { format: 'json' });
          const before = await store.all();
          let text = '';
          const onChunk = (piece: string | Uint8Array) => {
            text += piece;
          };
          await store.perform(casinosExport, { full: true, format: 'csv' }, { onChunk });
          const copy = openImportStore();
          await copy.take(text);
          expect((await copy.all()).map(({ name, games }) => ({ name, games }))).toEqual(
            before.map(({ name, games }) => ({ name, games })),
          );
        },
      ),
    );
  });
});
