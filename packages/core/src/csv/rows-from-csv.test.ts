import { expect, test } from 'vitest';
import { rowsFromCsv } from './rows-from-csv.js';

test('each row has its cells by their headings, with none for those that it lacks', async () => {
  const text = '\uFEFFCasino;Rating\r\n"Acme; Palace";9,2\r\n\r\nBella\r\n';
  expect(await rowsFromCsv(text)).toEqual([
    { Casino: 'Acme; Palace', Rating: '9,2' },
    { Casino: 'Bella', Rating: '' },
  ]);
});

test('a misplaced quote is refused with its line', async () => {
  await expect(rowsFromCsv('name\nAc"me\n"x" y\n')).rejects.toMatchObject({ code: 'invalid' });
});

test('a cell without a heading is refused with its line, and lost nowhere', async () => {
  await expect(rowsFromCsv('name,score\nAcme,9,2\n')).rejects.toMatchObject({
    reason: 'file.cells-without-column',
    message: 'Line 2 has 3 cells, and the header 2',
  });
});

test('a file of headings alone has no rows', async () => {
  expect(await rowsFromCsv('name,score\n')).toEqual([]);
  expect(await rowsFromCsv('')).toEqual([]);
});
