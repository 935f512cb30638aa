import { casinosList, historyList } from '@croupier/core';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminSite } from './admin-site.js';
import { expectAccessible } from './page-checks.js';
import { performOn } from './staff.js';

const MANY = 120;
const site = adminSite((content) => {
  for (let i = 0; i < MANY; i++)
    content.casinos.insert({
      name: `Tin Sparrow ${i}`,
      slug: `tin-sparrow-${i}`,
      description: 'Calm.',
      rating: 7,
    });
});
const DESKTOP = { viewport: { width: 1280, height: 900 } };

async function featured() {
  const where = ['isFeatured=true', 'name~"Tin Sparrow"'];
  return (await (await performOn(site.storage))(casinosList, { where })).result.total;
}

async function newestChange() {
  return (await (await performOn(site.storage))(historyList, { limit: 1 })).result.records[0];
}

/** Selects all casinos that a search finds, and presses what features them. */
async function featureAll(page: Page) {
  await page.getByRole('checkbox', { name: /all rows/i }).check();
  await page.getByRole('button', { name: `Select all ${MANY}` }).click();
  await page.getByRole('button', { name: 'Add to Featured' }).click();
  const dialog = page.getByRole('dialog', { name: `Add to Featured: ${MANY} casinos?` });
  await dialog.waitFor();
  return dialog;
}

test('what is done with many records is asked first, is one change, and is taken back as one', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?q=sparrow');
    const dialog = await featureAll(page);
    await expectAccessible(page, 'the question before a change of many records');
    expect(await featured()).toBe(0);
    await dialog.getByRole('button', { name: 'Add to Featured' }).click();
    await page.getByText(`${MANY} casinos: now featured`).waitFor();
    expect(await featured()).toBe(MANY);
    expect(await newestChange()).toMatchObject({ operation: 'casinos.feature', updated: MANY });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(featured).toBe(0);
  });
});

test('a change of many records that is stopped has changed nothing, and says so', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?q=sparrow');
    await page.route('**/api/casinos.feature', () => undefined);
    const dialog = await featureAll(page);
    await dialog.getByRole('button', { name: 'Add to Featured' }).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByText('Stopped. Nothing was changed by now').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText(`All ${MANY} that match are selected`).waitFor();
    expect(await featured()).toBe(0);
  });
});

longTest(
  'a change of many records that was saved before it was stopped says so, and can be taken back',
  async () => {
    await site.onPage(DESKTOP, async (page) => {
      await site.signIn(page, '/admin/casinos?q=sparrow');
      // The answer does not come back.
      await page.route('**/api/casinos.feature', async (route: Route) => void (await route.fetch()));
      const dialog = await featureAll(page);
      await dialog.getByRole('button', { name: 'Add to Featured' }).click();
      await expect.poll(featured).toBe(MANY);
      await dialog.getByRole('button', { name: 'Stop' }).click();
      await dialog.getByText('It was saved before it could be stopped.').waitFor();
      await dialog.getByRole('button', { name: 'Take back' }).click();
      await expect.poll(featured).toBe(0);
    });
  },
);
