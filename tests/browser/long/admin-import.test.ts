import { readFile } from 'node:fs/promises';
import { casinosList, historyList, OWNER, profilesList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { textRow, workbookFile } from '../../../packages/core/src/csv/testing/workbook-file.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, performOn, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();
const MISTAKES = new URL('../../../examples/casinos-with-mistakes.csv', import.meta.url);
const REQUIRED = 'bonuses,games,paymentMethods';
const CELLS = 'None,Slots,Visa';

const perform = () => performOn(site.storage);

beforeAll(() => addStaff(site.storage, 'ada'));

/** Opens the import, signed in. */
async function openImport(page: Page): Promise<void> {
  await signInAs(page, 'ada', '/admin/casinos');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel(/^CSV file/).waitFor();
}

async function chooseFile(page: Page, text: string | Buffer, name = 'list.csv'): Promise<void> {
  await page.getByLabel(/^CSV file/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText(/\d+ casinos found/).waitFor();
}

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Import Casinos' });

/** What a page complains of, beside refusals that the browser itself reports. */
const ownComplaints = (complaints: string[]) => complaints.filter((one) => !/40[19]|422/.test(one));

const isEnabled = (page: Page) => expect.poll(() => submit(page).isEnabled()).toBe(true);

describe('the import of casinos', () => {
  test('A-050: a register with mistakes is corrected in the grid by keyboard, imported, and taken back', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openImport(page);
      await chooseFile(page, await readFile(MISTAKES), 'casinos-with-mistakes.csv');
      await page.getByText('Row 3: Name is required').waitFor();
      await page.getByText('and 15 more errors').waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
      const name = cell(page, 'name', 3);
      await page.getByRole('button', { name: 'Go to the first error' }).click();
      await expect.poll(() => name.evaluate((at) => at === document.activeElement)).toBe(true);
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      await name.focus();
      await page.keyboard.type('Nobody Knows');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => cell(page, 'description', 4).evaluate((at) => at === document.activeElement))
        .toBe(true);
      await page.keyboard.type('A rope.');
      await page.keyboard.press('Enter');
      await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
      const mends: [string, number, string][] = [
        ['rating', 5, '4.5'],
        ['safetyRating', 6, '4'],
        ['gamesRating', 7, '4'],
        ['bonusesRating', 8, '4'],
        ['supportRating', 9, '1'],
        ['payoutsRating', 10, '2'],
        ['bonuses', 11, 'None'],
        ['games', 12, 'Slots'],
        ['paymentMethods', 13, 'Visa'],
        ['rating', 15, '3'],
        ['safetyRating', 15, '3'],
        ['gamesRating', 15, '3'],
        ['bonusesRating', 15, '3'],
        ['supportRating', 15, '3'],
        ['payoutsRating', 15, '3'],
        ['bonuses', 15, 'None'],
        ['games', 15, 'Slots'],
        ['paymentMethods', 15, 'Visa'],
        ['name', 16, 'Café Norrland'],
        ['countries', 19, 'Malta'],
        ['name', 20, 'Three Stars'],
        ['languages', 17, 'English'],
        ['Column 22', 18, ''],
        ['Column 23', 18, ''],
      ];
      for (const [column, row, text] of mends) {
        await cell(page, column, row).fill(text);
        await cell(page, column, row).blur();
      }
      await isEnabled(page);
      await page.getByText('Every error is corrected.').waitFor();
      await submit(page).click();
      await page.getByText('20 added').waitFor();
      await page.getByRole('button', { name: 'Undo import' }).click();
      await page.getByText('The import is taken back.').waitFor();
      const { records } = (await perform()(historyList, {}, { actor: OWNER })).result;
      expect(records.slice(0, 2)).toMatchObject([
        { operation: 'history.undo', removed: 20 },
        { operation: 'casinos.import', inserted: 20 },
      ]);
      expect(ownComplaints(complaints)).toEqual([]);
    });
  });

  test('columns of other names are assigned and kept as a profile, which the next file takes', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openImport(page);
      await chooseFile(page, 'House,Blurb,Website,Notes\nGolden Fox,Calm.,fox.example,secret\n');
      const assign = (column: string, field: string) =>
        page.getByLabel(`${column} is read as`).selectOption({ label: field });
      await expect
        .poll(() => page.getByLabel('Website is read as').locator('option:checked').textContent())
        .toBe('Visit URL');
      await assign('House', 'Name');
      await assign('Blurb', 'Description');
      for (const field of ['Rating', 'Welcome Bonus', 'Games', 'Payment Methods']) {
        const value = page.getByLabel(`${field}, for all rows`, { exact: true });
        await value.fill(field === 'Rating' ? '4' : 'Slots');
        await value.press('Enter');
      }
      await isEnabled(page);
      await page.getByLabel('Save these settings as').fill('Partners');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByText('The profile Partners is saved').waitFor();
      await page.getByRole('button', { name: 'Another file' }).click();
      await chooseFile(page, 'House,Blurb,Website,Notes\nQuiet Owl,Late.,owl.example,secret\n', 'two.csv');
      await page.getByLabel('Import profile', { exact: true }).selectOption({ label: 'Partners' });
      await isEnabled(page);
      await submit(page).click();
      await page.getByText('1 added').waitFor();
      const { records } = (await perform()(profilesList, {}, { actor: OWNER })).result;
      expect(records).toMatchObject([
        {
          name: 'Partners',
          settings: { map: { name: 'House', description: 'Blurb' }, default: { rating: '4' } },
        },
      ]);
      expect(ownComplaints(complaints)).toEqual([]);
    });
  });

  test('casinos that are there already are shown field by field before they are updated', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      await chooseFile(page, 'slug,description\ncopper-heron,Another story.\n');
      await page.getByLabel('Casinos that are there already').selectOption('update');
      await isEnabled(page);
      await page.getByRole('tab', { name: /Existing/ }).click();
      const change = page.getByRole('region', { name: 'Row 2: copper-heron' });
      await change.getByRole('insertion').getByText('Another story').waitFor();
      await submit(page).click();
      await page.getByText('1 updated').waitFor();
    });
  });

  test('pasted rows with a stray quote and a bad row: the good ones are imported, the others are to download', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openImport(page);
      await page.getByRole('tab', { name: 'Paste' }).click();
      const good = `Tab Fox\tCalm.\t4\tNone\tSlots\tVisa`;
      const head = `name,description,rating,${REQUIRED}`.replaceAll(',', '\t');
      const bad = `Bad "Owl\tLate.\t9\tNone\tSlots\tVisa`;
      await page.getByLabel(/^Rows/).fill([head, good, bad].join('\n'));
      await page.getByRole('button', { name: 'Read rows' }).click();
      await page.getByText('2 casinos found').waitFor();
      await page.getByRole('button', { name: 'Import the 1 good row' }).click();
      await page.getByText('Import complete').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download 1 row that was left out' }).click();
      const rejects = await readFile(await (await download).path(), 'utf8');
      expect(rejects).toContain('name,description,rating,bonuses,games,paymentMethods,_row,_errors');
      expect(rejects).toContain('"Bad ""Owl"');
      expect(ownComplaints(complaints)).toEqual([]);
    });
  });

  const HEAD = `name,description,rating,${REQUIRED}`;

  test('Escape or a press beside the dialog asks before corrected cells are lost', async () => {
    await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await openImport(page);
      await page.getByRole('tab', { name: 'Paste' }).click();
      await page.getByLabel(/^Rows/).fill('name\nHalf typed');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Close the import?' });
      await question.getByText('Cancel').click();
      expect(await page.getByLabel(/^Rows/).inputValue()).toBe('name\nHalf typed');
      await page.getByRole('tab', { name: 'File' }).click();
      await chooseFile(page, `${HEAD}\nKept Fox,Calm.,9,${CELLS}\nOther Fox,Calm.,9,${CELLS}\n`);
      await cell(page, 'rating', 2).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('4.5');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      expect(await cell(page, 'rating', 2).inputValue()).toBe('4.5');
      await page.mouse.click(8, 450);
      await question.getByText('Cancel').click();
      expect(await cell(page, 'rating', 2).inputValue()).toBe('4.5');
      await page.mouse.click(8, 450);
      await question.getByText('Close import').click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByText('Import CSV').click();
      await page.getByLabel(/^CSV file/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });

  test('good rows are those without an error whose casino is not there yet; they alone are imported', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      const rows = [
        `Brand New,Calm.,4,${CELLS}`,
        `Copper Heron,Calm.,4,${CELLS}`,
        `Bad Fox,Calm.,9,${CELLS}`,
      ];
      await chooseFile(page, [HEAD, ...rows].join('\n'));
      await page.getByText('Import the 1 good row').click();
      await page.getByText('Import complete').waitFor();
      await page.getByText('1 added, 0 updated, 1 left as they were').waitFor();
      await page.getByText('1 row left out').waitFor();
    });
  });

  test('where casinos are there already and nothing else is wrong, the others can be imported', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      await chooseFile(
        page,
        [HEAD, `Second New,Calm.,4,${CELLS}`, `Copper Heron,Calm.,4,${CELLS}`].join('\n'),
      );
      await page.getByText('Import the 1 good row').click();
      await page.getByText('1 added, 0 updated, 1 left as they were').waitFor();
    });
  });

  test('A-049: rows are counted where a column is missing, and a casino that is there is told beside its error', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      const rows = Array.from({ length: 8 }, (_, at) => `Counted ${at},Calm.,4,None,Visa`);
      await chooseFile(page, ['name,description,rating,bonuses,paymentMethods', ...rows].join('\n'));
      await page.getByText('8 casinos found').waitFor();
      await page.getByText('Another file').click();
      await chooseFile(page, `${HEAD}\nCopper Heron,Calm.,9,${CELLS}\n`, 'two.csv');
      await page.getByRole('tab', { name: /Existing/ }).click();
      const there = page.getByRole('region', { name: 'Row 2: copper-heron' });
      await there.getByText('Is there already. Its row has an error, so nothing is done with it.').waitFor();
    });
  });

  test('A-052, A-064 to A-066: the check and the summary tell what was assumed', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      const marks = ['TRUE,1', 'no,0', '1,true'].map((cells, at) => `Marked ${at},Calm.,4,${CELLS},${cells}`);
      await chooseFile(page, [`${HEAD},isActive,isFeatured`, ...marks].join('\n'));
      const notes = [
        '1 casino inactive: visitors do not see it.',
        '3 casinos without a visit address: they have no Visit button.',
        '3 rows took the default of Languages.',
        '3 rows took the default of Currencies.',
        '3 rows took the default of Countries.',
        '3 rows took the default of Logo.',
      ];
      for (const note of notes) await page.getByText(note).waitFor();
      await isEnabled(page);
      await page.getByText('Import Casinos', { exact: true }).click();
      await page.getByText('Import complete').waitFor();
      for (const note of notes) await page.getByText(note).waitFor();
      const { records } = (await perform()(casinosList, { search: 'Marked' }, { actor: OWNER })).result;
      expect(
        records
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ isActive, isFeatured, languages, currencies, countries, logo, id, createdAt }) => [
            isActive,
            isFeatured,
            [languages, currencies, countries, logo],
            [id.length > 0, createdAt.slice(0, 4) > '2000'],
          ]),
      ).toEqual(
        [
          [true, true],
          [false, false],
          [true, true],
        ].map(([isActive, isFeatured]) => [
          isActive,
          isFeatured,
          [['English'], ['USD'], ['US'], '/placeholder.svg'],
          [true, true],
        ]),
      );
    });
  });

  test('A-046: an export with all columns, imported again, changes nothing', async () => {
    await site.onPage({}, async (page) => {
      await signInAs(page, 'ada', '/admin/casinos');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Other Files' }).click();
      await page.getByText('Export All Columns').click();
      const exported = await readFile(await (await download).path());
      const { total: count } = (await perform()(casinosList, {}, { actor: OWNER })).result;
      await page.getByText('Import CSV').click();
      await chooseFile(page, exported, 'casinos-all-columns.csv');
      await page.getByLabel('Casinos that are there already').selectOption('update');
      await page.getByText(`0 new, 0 to update, ${count} to leave as they are.`).waitFor();
      expect(count).toBeGreaterThan(0);
    });
  });

  test('what is greyed says why: the import, the reading of rows, the saving of a profile', async () => {
    await site.onPage({}, async (page) => {
      await openImport(page);
      const saysWhy = async (name: string, reason: string) => {
        const button = page.getByRole('button', { name, exact: true });
        expect(await button.getAttribute('aria-disabled')).toBe('true');
        // An earlier toast may lie over the button.
        await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(0);
        await button.click({ force: true });
        await page.locator('[data-sonner-toast]').getByText(reason).waitFor();
        expect(await button.evaluate((at) => getComputedStyle(at).boxShadow)).toBe('none');
      };
      await saysWhy('Import Casinos', 'Choose a file first.');
      await page.getByRole('tab', { name: 'Paste' }).click();
      await saysWhy('Read rows', 'Paste the rows above first.');
      await page.getByLabel(/^Rows/).fill(`name,rating\n`);
      await page.getByRole('button', { name: 'Read rows' }).click();
      await page.getByText('0 casinos found').waitFor();
      await saysWhy('Save profile', 'Give the profile a name first.');
    });
  });

  test('a link is read where its site allows it, and otherwise the reason is told', async () => {
    await site.onPage({}, async (page) => {
      const text = `name,description,rating,${REQUIRED}\nLinked Fox,Calm.,4,${CELLS}\n`;
      await page.route('https://lists.example/**', (route) =>
        route.request().url().endsWith('open.csv')
          ? route.fulfill({ body: text, headers: { 'access-control-allow-origin': '*' } })
          : route.abort(),
      );
      await openImport(page);
      await page.getByRole('tab', { name: 'Link' }).click();
      const address = page.getByLabel(/^Address of a file/);
      const read = page.getByRole('button', { name: 'Read file' });
      await address.fill('http://lists.example/open.csv');
      await read.click();
      await page.getByText('Please enter an address that begins with https://').waitFor();
      await address.fill('https://lists.example/closed.csv');
      await read.click();
      await page.getByText('its site lets no other page read it').waitFor();
      await address.fill('https://lists.example/open.csv');
      await read.click();
      await page.getByText('open.csv, 1 kB').waitFor();
      await isEnabled(page);
    });
  });

  test('hostile names of columns and hostile cells are shown as text', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openImport(page);
      const hostile = '<img src=x onerror=alert(1)>';
      await chooseFile(
        page,
        `name,description,rating,${REQUIRED},${hostile}\n${hostile},,9,${CELLS},${hostile}\n`,
      );
      await page.getByText('Row 2: Description is required').waitFor();
      await expect.poll(() => cell(page, 'name', 2).inputValue()).toBe(hostile);
      await page.getByRole('tab', { name: 'Columns' }).click();
      await page.getByLabel(`${hostile} is read as`).waitFor();
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(ownComplaints(complaints)).toEqual([]);
    });
  });

  test('a workbook is read by its sheet, corrected where a cell has an error, and keeps the numbers of its rows', async () => {
    const cells = (name: string, rating: string) => [name, 'Calm.', rating, 'None', 'Slots', 'Visa'];
    const broken = textRow(7, cells('Broken Sheet', '#')).replace(
      '<c t="inlineStr"><is><t xml:space="preserve">#</t></is></c>',
      '<c t="e"><v>#N/A</v></c>',
    );
    const header = textRow(2, ['name', 'description', 'rating', ...REQUIRED.split(',')]);
    const buffer = Buffer.from(
      workbookFile({
        sheets: {
          Notes: textRow(1, ['a note']),
          Casinos: header + textRow(4, cells('Sound Sheet', '4.5')) + broken,
        },
      }),
    );
    await site.onPage({}, async (page, complaints) => {
      await openImport(page);
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await page.getByLabel(/^CSV file/).setInputFiles({ name: 'list.xlsx', mimeType, buffer });
      await page.getByLabel('Sheet', { exact: true }).selectOption('Casinos');
      await page.getByText('Row 7: Cell C7 has an error of the spreadsheet: #N/A').first().waitFor();
      await page.getByRole('tab', { name: 'Errors' }).click();
      await expect.poll(() => cell(page, 'rating', 7).inputValue()).toBe('#N/A');
      await cell(page, 'rating', 7).fill('3');
      await page.keyboard.press('Enter');
      await isEnabled(page);
      await submit(page).click();
      await page.getByText('Import complete').waitFor();
      const { records } = (await perform()(casinosList, { search: 'Sheet' }, { actor: OWNER })).result;
      expect(records.map(({ name, rating }) => [name, rating]).sort()).toEqual([
        ['Broken Sheet', 6],
        ['Sound Sheet', 9],
      ]);
      expect(ownComplaints(complaints)).toEqual([]);
    });
  });

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('every part of it is accessible, %s at %i px', async (colorScheme, width) => {
    await site.onPage({ colorScheme, viewport: { width, height: 900 } }, async (page) => {
      await openImport(page);
      await expectAccessible(page, 'the ways to a file');
      await chooseFile(page, await readFile(MISTAKES), 'casinos-with-mistakes.csv');
      await cell(page, 'name', 3).waitFor();
      await expectAccessible(page, 'errors');
      await page.getByRole('tab', { name: 'Columns' }).click();
      await page.getByLabel('name is read as').waitFor();
      await expectAccessible(page, 'columns');
      await page.getByRole('tab', { name: 'Existing' }).click();
      await expectAccessible(page, 'existing', APPEARANCE_RULES);
    });
  });
});
