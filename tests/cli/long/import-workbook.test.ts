import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inPieces, textRow, workbookFile } from '../../../packages/core/src/csv/testing/workbook-file.js';
import { openWorkbook } from '../../../packages/core/src/csv/workbook/open-workbook.js';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

const COLUMNS = ['name', 'description', 'rating', 'bonuses', 'games', 'paymentMethods'];
const casino = (name: string, rating: string) => [name, 'Calm.', rating, 'None', 'Slots', 'Visa'];

async function folderWith(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await sampleFolder();
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  return folder;
}

async function rowsOf(file: string) {
  const workbook = await openWorkbook(inPieces(new Uint8Array(readFileSync(file))));
  const rows: (readonly string[])[] = [];
  for await (const batch of workbook.records(workbook.findSheet(undefined)))
    rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

test('a workbook is imported by its ending, from the sheet that is named, and its bad rows are a workbook again', async () => {
  const rows = [COLUMNS, casino('Golden Fox', '4.5'), casino('Silver Fox', '9')];
  const sheet = rows.map((cells, index) => textRow(index + 3, cells)).join('');
  const folder = await folderWith({
    'list.xlsx': workbookFile({ sheets: { Notes: textRow(1, ['a note']), Casinos: sheet } }),
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import list.xlsx --sheet Casino
    ? 6
    ! list.xlsx: The workbook has no sheet 'Casino'; its sheets are Notes, Casinos
    ! Did you mean 'Casinos'?
    $ croupier casinos import list.xlsx --sheet Casinos --quiet
    ? 6
    ! list.xlsx: 1 error in 1 row; nothing was imported
    !   Row 5: Rating must be a number between 0 and 5
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    $ croupier casinos import list.xlsx --sheet Casinos --skip-invalid --rejects left.xlsx --quiet
    ? 8
    $ croupier casinos show golden-fox --fields rating
    Rating	9
    `,
  );
  expect(await rowsOf(path.join(folder, 'left.xlsx'))).toEqual([
    [...COLUMNS, '_row', '_errors'],
    [...casino('Silver Fox', '9'), '5', 'Rating must be a number between 0 and 5'],
  ]);
});

test('an export to a workbook imports back as all unchanged', async () => {
  const folder = await folderWith({});
  for (const noun of ['casinos', 'bonuses', 'games', 'posts', 'pages', 'menus', 'redirects'])
    await runTranscript(
      folder,
      `
      $ croupier ${noun} export --full --output ${noun}.xlsx --quiet
      $ croupier ${noun} import ${noun}.xlsx --on-conflict update --json --jq "[.created, .updated, .rejected, (.warnings | length)]" --quiet
      [0,0,0,0]
      $ croupier ${noun} template --output empty.xlsx --quiet
      `,
    );
  const { stdout } = await runShell(folder, 'croupier casinos export --format xlsx | head -c 2');
  expect(stdout).toBe('PK');
});

test('what is no workbook, a protected or an old one, is told apart', async () => {
  const container = new Uint8Array(2_048);
  container.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const folder = await folderWith({
    'old.xls': container,
    'text.xlsx': new TextEncoder().encode('name\nFox\n'),
    'cut.xlsx': workbookFile({ sheets: { One: textRow(1, COLUMNS) } }).slice(0, 900),
    'named.csv': workbookFile({ sheets: { One: textRow(1, COLUMNS) } }),
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import old.xls --quiet
    ? 6
    ! old.xls: This is a workbook in the old format .xls, which is not read
    ! Open it in the spreadsheet program and save it as .xlsx.
    $ croupier casinos import text.xlsx --quiet
    ? 6
    ! text.xlsx: This is no .xlsx workbook, whatever its name says
    ! If it is text, such as CSV or a table of a web page, give it the ending of what it is.
    $ croupier casinos import cut.xlsx --quiet
    ? 6
    ! cut.xlsx: The workbook is damaged, or was cut off
    ! Get it again, or open it in the spreadsheet program and save it again.
    $ croupier casinos import named.csv --quiet
    ? 6
    ! named.csv: This is a workbook or a ZIP archive, not a CSV file
    ! Say --input-format xlsx, or save the sheet as CSV (UTF-8) in the spreadsheet program.
    $ croupier casinos import named.csv --input-format csv --sheet One --quiet
    ? 2
    ! --sheet goes with a workbook: only an .xlsx file has sheets
    ! Leave --sheet out.
    `,
  );
});
