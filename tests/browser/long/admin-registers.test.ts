import { historyUndo, registersImport, registersList } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { realSite } from '../test-sites.js';

const site = adminOf(realSite());
const perform = () => performOn(site.storage);
const registers = async () => (await perform()(registersList, {})).result.records;

const LIST = {
  name: 'owls.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('20261124 09:20\nowl.example/en\nin-app\n'),
};

test('staff import the register of an authority from its file, and delete it', async () => {
  await perform()(registersImport, {
    source: 'old.example\n',
    authority: 'Authority of Owls',
    alsoCalled: ['AOO'],
    date: '2026-11-25',
  });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('link', { name: 'Registers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Registers' }).waitFor();
    const row = page.getByRole('table', { name: 'Registers' }).getByRole('row').nth(1);
    await row.getByText('AOO').waitFor();
    await expectAccessible(page, 'Registers');

    await page.getByRole('button', { name: 'Import Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a Register' });
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.getByText('Say who publishes the list.').waitFor();
    await dialog.getByLabel(/^Authority/).fill('aoo');
    await dialog.locator('input[type=file]').setInputFiles(LIST);
    await expectAccessible(page, 'Import a Register');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.getByText(/is of 2026-11-25, and this one of 2026-11-24: nothing was imported/).waitFor();
    await dialog.getByLabel('Import it although it is older').check();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Authority of Owls: 1 entry').waitFor();
    await page.getByText('1 row left out').waitFor();
    await row
      .getByText('Nov 24, 2026')
      .or(row.getByText('24 November 2026'))
      .or(row.getByText('November 24, 2026'))
      .waitFor();
    expect(await registers()).toMatchObject([
      { date: '2026-11-24', count: 1, file: 'owls.csv', alsoCalled: ['AOO'] },
    ]);

    await page.getByRole('button', { name: 'Check Casinos' }).click();
    const check = page.getByRole('dialog', { name: 'Casinos in the Registers' });
    await check.getByText('0 matches, 0 contradictions.').waitFor();
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: /Authority of Owls/ }).click();
    await page.getByRole('menuitem', { name: 'Entries' }).click();
    const entries = page.getByRole('dialog', { name: 'Authority of Owls' });
    await entries.getByText('owl.example').waitFor();
    await entries.getByLabel(/^Search domains/).fill('hawk');
    await entries.getByText('No such entry').waitFor();
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: /Authority of Owls/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await page.getByText('No registers yet').waitFor();
    await perform()(historyUndo, {});
    expect(await registers()).toHaveLength(1);
  });
});
