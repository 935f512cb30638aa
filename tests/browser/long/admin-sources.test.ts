import { casinosImport, casinosList, profilesSave, sourcesShow } from '@croupier/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { holdRequests, realSite } from '../test-sites.js';

const site = adminOf(realSite());

const FIRST =
  'Licence,name,minDeposit\nL1,Amber Vole,10\nL2,Brindled Cat,5\nL3,Amber Vole,7\nL4,Amber Vole,8\n';
const SECOND = 'Licence,name,minDeposit\nL1,Amber Vole,20\nL3,Amber Vole,7\nL4,Amber Vole,8\n';

const perform = () => performOn(site.storage);
const casinos = async (search: string) => (await perform()(casinosList, { search })).result.records;

/** A register of which two rows wait for a decision. */
async function openRegister(): Promise<void> {
  const settings = {
    key: ['column:Licence'],
    default: { bonuses: 'None', games: 'Slots', paymentMethods: 'Visa', description: 'Listed.', rating: '3' },
    whenGone: 'deactivate' as const,
  };
  await perform()(profilesSave, { name: 'Register', collection: 'casinos', settings });
  await perform()(casinosImport, { source: FIRST, fromSource: 'Register', fileName: 'first.csv' });
}

test('staff say what waiting rows are about, and import the next file of a source', async () => {
  await openRegister();
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('link', { name: 'Sources' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sources' }).waitFor();
    const waiting = page.getByRole('table', { name: 'Waiting rows of Register' });
    await waiting
      .getByText('fits amber-vole')
      .or(waiting.getByText("'amber-vole' is there already"))
      .first()
      .waitFor();
    await expectAccessible(page, 'Sources');

    const row = (key: string) => waiting.getByRole('row').filter({ hasText: key });
    const ran = page
      .getByRole('table', { name: /^Imports of sources/ })
      .getByRole('row')
      .last();
    await ran.getByText(/waiting for a decision/).waitFor();
    await ran.getByText(/second|minute|now/).waitFor();
    const suggested = await row('Licence: L3').getByRole('textbox').inputValue();
    await row('Licence: L3').getByRole('textbox').fill('no-such-casino');
    await page.keyboard.press('Enter');
    await expect.poll(() => row('Licence: L3').locator('[aria-invalid=true]').count()).toBe(1);
    await row('Licence: L3').getByRole('textbox').fill(suggested);
    await page.keyboard.press('Enter');
    await row('Licence: L3').waitFor({ state: 'detached' });
    // Whoever works by keyboard goes on with the next row.
    await expect.poll(() => row('Licence: L4').locator(':focus').count()).toBe(1);
    await row('Licence: L4').getByText('Never import it').click();
    await waiting.getByText('No row waits').waitFor();
    const { rows } = (await perform()(sourcesShow, { record: 'Register', rows: 'all' })).result;
    expect(rows.map(({ state }) => state).sort()).toEqual(['linked', 'linked', 'linked', 'never']);
    await page
      .getByRole('table', { name: /^Imports of sources/ })
      .getByText('first.csv')
      .waitFor();

    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    await dialog
      .getByLabel(/^CSV/)
      .or(dialog.locator('input[type=file]'))
      .first()
      .setInputFiles({ name: 'second.csv', mimeType: 'text/csv', buffer: Buffer.from(SECOND) });
    await dialog.getByLabel('Import profile').selectOption({ label: 'Register' });
    await dialog.getByText('This is a new file of Register').click();
    await dialog.getByText('Take back what the file no longer has').click();
    await dialog
      .getByText(/lacks 1 of the 3 casinos/)
      .first()
      .waitFor();
    await dialog.getByText('Take back what the file no longer has').click();
    await dialog.getByText('1 record of Register: no longer in the file').waitFor();
    await dialog
      .getByRole('button', { name: /^Import/ })
      .last()
      .click();
    await dialog
      .getByText('Casinos imported successfully')
      .or(dialog.getByText(/updated/))
      .first()
      .waitFor();
    await expect
      .poll(async () => (await casinos('Amber Vole')).map(({ minDeposit }) => minDeposit))
      .toEqual(['20']);
    expect((await casinos('Brindled Cat'))[0]?.isActive).toBe(true);
  });
});

/** The dialog of an import with the second file of the register in it. */
async function chooseFile(page: Page, name: string): Promise<Locator> {
  await site.signIn(page, '/admin/casinos');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(SECOND) });
  return dialog;
}

test('an import that was stopped still says whose new file it is; another profile is another source', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    const dialog = await chooseFile(page, 'third.csv');
    const profile = dialog.getByLabel('Import profile');
    await profile.selectOption({ label: 'Register' });
    const isOfRegister = dialog.getByRole('checkbox', { name: 'This is a new file of Register' });
    await dialog.getByText('This is a new file of Register').click();
    const submit = dialog.getByRole('button', { name: 'Import Casinos' });
    await expect.poll(() => submit.isEnabled()).toBe(true);
    const release = await holdRequests(page, /casinos\.import/);
    await submit.click();
    await dialog.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await isOfRegister.waitFor();
    release();
    expect(await isOfRegister.isChecked()).toBe(true);
    expect(await profile.locator('option:checked').textContent()).toBe('Register');

    await dialog.getByLabel('Save these settings as').fill('Other register');
    await dialog.getByText('Save profile', { exact: true }).click();
    const isOfOther = dialog.getByRole('checkbox', { name: 'This is a new file of Other register' });
    await isOfOther.waitFor();
    expect(await isOfOther.isChecked()).toBe(false);
    await dialog.getByLabel('Casinos that are there already').waitFor();
  });
});

test('whoever deletes a profile is told what is forgotten with it, and goes on at the choice of profiles', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    const dialog = await chooseFile(page, 'fourth.csv');
    await dialog.getByLabel('Import profile').selectOption({ label: 'Register' });
    const remove = dialog.getByText('Delete profile', { exact: true });
    await remove.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete the profile "Register"?' });
    await question.getByText(/What it said of 4 rows is forgotten/).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => remove.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The profile Register is deleted').waitFor();
    await question.waitFor({ state: 'detached' });
    const profile = dialog.getByLabel('Import profile');
    await expect.poll(() => profile.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await profile.locator('option:checked').textContent()).toBe('None');
  });
});
