import { expect, test } from 'vitest';
import { FOX, HEADER, OWL, openImportStore } from '../testing/import-store.js';

const RECORD = { name: 'Fox', description: 'x' };

test.each(['json', 'ndjson'] as const)(
  'a %s file may name countries and give bare domains, as a CSV file may',
  async (format) => {
    const store = openImportStore();
    const record = { ...RECORD, countries: ['Denmark', 'de', 'JP'], visitUrl: 'example.com/a,b' };
    await store.take(JSON.stringify(record), { format });
    expect(await store.one('fox')).toMatchObject({
      countries: ['DK', 'DE', 'JP'],
      visitUrl: 'https://example.com/a,b',
    });
    const again = await store.take(JSON.stringify(record), { format, onConflict: 'update' });
    expect(again.result).toMatchObject({ unchanged: 1 });
  },
);

test('a country that is none, and a number in quotes, are still refused', async () => {
  const text = JSON.stringify({ ...RECORD, countries: ['Narnia'], rating: '4.5' });
  const { issues } = await openImportStore().refused(text, { format: 'json' });
  expect(issues.map(({ message }) => message)).toEqual([
    "Row 1: Rating must be a number, not the text '4.5'",
    'Row 1: Countries must be a country code like DK',
  ]);
});

test('a JSON file may give a list as one text, as a cell does; of several countries only the odd one is told', async () => {
  const store = openImportStore();
  const record = { ...RECORD, languages: 'English, German', countries: 'Denmark | DE' };
  await store.take(JSON.stringify(record), { format: 'json' });
  expect(await store.one('fox')).toMatchObject({
    languages: ['English', 'German'],
    countries: ['DK', 'DE'],
  });
  const odd = JSON.stringify({ ...RECORD, countries: ['Denmark', 'Narnia'] });
  const { issues } = await store.refused(odd, { format: 'json' });
  expect(issues).toMatchObject([{ message: 'Row 1: Countries must be a country code like DK' }]);
});

test('a stray quote spoils its own row: the others are imported, and the bad one is handed out as it stands', async () => {
  const store = openImportStore();
  const text = `${HEADER}\n${FOX}\nFifth "Ace,Calm.,4,None,Slots,Visa\nOpen,"x,1,y,z,v\n${OWL}\n`;
  const { issues, message } = await store.refused(text);
  expect(message).toBe('2 errors in 2 rows; nothing was imported');
  expect(issues).toMatchObject([
    { row: 3, line: 3, message: 'Row 3: There is a quote in the middle of a cell on line 3' },
    {
      row: 4,
      message: 'Row 4: A cell whose quote opens on line 4 goes on after its closing quote on line 5',
    },
  ]);
  let rejects = '';
  const onChunk = (piece: string | Uint8Array) => {
    rejects += String(piece);
  };
  const { result } = await store.take(text, { skipInvalid: true }, { onChunk });
  expect(result).toMatchObject({ found: 4, created: 2, rejected: 2 });
  expect((await store.all()).map(({ slug }) => slug).sort()).toEqual(['golden-fox', 'quiet-owl']);
  expect(rejects.split('\n')[1]).toMatch(/^"Fifth ""Ace",Calm\.,4,None,Slots,Visa,3,/);
  expect(rejects.split('\n')[2]).toMatch(/^Open,"""x",1,y,z,v,4,/);
});

test('a text where a group of fields belongs is told by its name and fields', async () => {
  const text = JSON.stringify({ ...RECORD, bonuses: '50 spins' });
  const { issues } = await openImportStore().refused(text, { format: 'json' });
  expect(issues).toMatchObject([
    {
      column: 'bonuses',
      message: 'Row 1: bonuses must be an object with any of welcome, noDeposit, freeSpins',
    },
  ]);
});

test.each([
  ['csv', ''],
  ['tsv', ''],
  ['json', ''],
  ['json', ' \n'],
] as const)('an empty %s file (%j) is refused', async (format, text) => {
  expect(await openImportStore().refused(text, { format })).toMatchObject({
    code: 'invalid',
    message: 'The file is empty',
  });
});

test('an array without records and an empty NDJSON file, as an export writes them, have no rows', async () => {
  expect((await openImportStore().take('[]', { format: 'json' })).result).toMatchObject({ found: 0 });
  expect((await openImportStore().take('', { format: 'ndjson' })).result).toMatchObject({ found: 0 });
});

test.each(['[{"name":"Fox"}]', '{"name":"Fox"}\n', ' [\n  {\n'])(
  'JSON that is read as CSV is recognized: %j',
  async (text) => {
    expect(await openImportStore().refused(text)).toMatchObject({
      code: 'invalid',
      message: 'The file is JSON, and is read as CSV',
    });
  },
);

test('the summary names the rows whose yes or no is in other words, and the words that count', async () => {
  const rows = [
    `${FOX},yes`,
    `${OWL},TRUE`,
    ...['a', 'b', 'c', 'd', 'e'].map((name) => `${name},x,4,x,x,x,Y`),
  ];
  const store = openImportStore();
  const { result } = await store.take(`${HEADER},isActive\n${rows.join('\n')}\n`);
  expect(result).toMatchObject({
    created: 7,
    inactive: 6,
    warnings: [
      {
        message:
          "isActive is 'yes' or the like in rows 2, 4, 5, 6, 7 and 1 more, which counts as false: only true and 1 count as true",
      },
    ],
  });
});

test('an import that lacks columns gets the columns of the file and every near match', async () => {
  const { params } = await openImportStore().refused('Label,descripton,ratings\nFox,x,4\n');
  expect(params).toMatchObject({
    header: ['Label', 'descripton', 'ratings'],
    proposed: [
      { params: { column: 'descripton', field: 'description' } },
      { params: { column: 'ratings', field: 'rating' } },
    ],
  });
});

test('a near match may be the beginning of one column, but not of several', async () => {
  const { params } = await openImportStore().refused('name,desc,pay\nFox,x,y\n');
  expect(params.proposed).toMatchObject([{ params: { column: 'desc', field: 'description' } }]);
});
