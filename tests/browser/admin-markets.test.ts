import { openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminSite } from './admin-site.js';

const site = adminSite((content) => {
  content.markets.insert({ code: 'AR' });
});
const store = openStore(site.storage, runtime);
const markets = () => store.question((content) => [...content.markets.all()]);

test('the form of a market says at each field what holds while it is blank, with the page that says so', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/markets');
    await page.getByRole('row', { name: /AR Argentina/ }).waitFor();
    await page.getByRole('button', { name: 'Add Market' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Code/).fill('SE');
    await dialog.getByText('Blank: 18,').waitFor();
    const terms = dialog.getByText(/Blank: yes, as its law says \(\d{4}-\d\d-\d\d\)/);
    await terms.waitFor();
    expect(await terms.getByRole('link').getAttribute('href')).toContain('spelinspektionen.se');
    await dialog.getByLabel(/^Minimum Age/).fill('21');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /SE Sweden/ }).waitFor();
    expect(await markets()).toContainEqual(expect.objectContaining({ code: 'SE', minimumAge: 21 }));
  });
});

test('a market that is there already is refused at its field', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/markets');
    await page.getByRole('button', { name: 'Add Market' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Code/).fill('AR');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Market AR (Argentina) is there already').first().waitFor();
  });
});

longTest(
  'the snippet of a casino is of the market that is chosen among those that are turned on',
  async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/casinos');
      await page.getByRole('link', { name: 'Copper Heron' }).first().click();
      await page.getByRole('button', { name: 'Copy Embed' }).click();
      const dialog = page.getByRole('dialog');
      const snippet = dialog.getByLabel('Snippet');
      await expect.poll(() => snippet.inputValue()).toContain('slug="copper-heron"');
      expect(await snippet.inputValue()).not.toContain('market');
      const market = dialog.getByLabel('Market');
      expect(await market.locator('option').allTextContents()).toContain('Argentina');
      await market.selectOption({ label: 'Argentina' });
      await expect.poll(() => snippet.inputValue()).toContain(' market="AR">');
      await dialog.getByLabel('Format').selectOption({ label: 'Frame' });
      await expect.poll(() => snippet.inputValue()).toContain('/embed/markets/AR/casinos/copper-heron"');
    });
  },
);
