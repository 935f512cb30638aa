import { openStore, runtime } from '@croupier/core';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from './admin-site.js';
import { expectAccessible } from './page-checks.js';

const site = adminSite((content) => {
  content.casinos.insert({
    ...{ slug: 'harbor-vole', name: 'Harbor Vole', description: 'Calm.' },
    visitUrl: 'https://harbor-vole.example/',
  });
});

const store = openStore(site.storage, runtime);
const listing = (slug: string) => store.question(({ listings }) => listings.getBySlug(slug));

test('the tab Markets of a casino adds and changes a listing beside a form with unsaved words, which stay', async () => {
  const { id } = await store.question(({ casinos }) => casinos.require('harbor-vole'));
  await site.onPage({}, async (page) => {
    await site.signIn(page, `/admin/casinos/${id}/edit`);
    await page.getByLabel('Description').fill('Calm, and by the sea.');
    await page.getByRole('tab', { name: 'Markets' }).click();
    await page.getByText('No listings').waitFor();
    await page.getByRole('button', { name: 'Add Market' }).click();
    const dialog = page.getByRole('dialog');
    expect(await suggestedFor(dialog.getByLabel('Market'), /germ/i)).toEqual(['Germany']);
    await dialog.getByLabel('Market').fill('Ontario');
    await dialog.getByText('No', { exact: true }).click();
    await expectAccessible(page, 'the dialog of a listing');
    // Enter in a field is no order to save the casino behind the dialog.
    await dialog.getByLabel('License Authority').press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Nothing: players are not accepted').waitFor();
    await expect
      .poll(() => listing('harbor-vole-in-ca-on'))
      .toMatchObject({ accepts: 'no', market: 'CA-ON' });
    await expectAccessible(page, 'the listings of a casino');

    await page.getByRole('button', { name: 'Ontario: edit the listing' }).click();
    await dialog.getByText('Yes', { exact: true }).click();
    await dialog.getByLabel('Visit URL').fill('https://harbor-vole.example/on');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Link and offer').waitFor();
    await expect.poll(() => listing('harbor-vole-in-ca-on')).toMatchObject({ accepts: 'yes' });

    await page.getByRole('tab', { name: 'Basic Info' }).click();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Calm, and by the sea.');
  });
});

/** What a field suggests, of what its letters fit. */
function suggestedFor(field: Locator, letters: RegExp): Promise<string[]> {
  return field.evaluate((input: HTMLInputElement, letters) => {
    const texts = [...(input.list?.options ?? [])].map(({ value }) => value);
    return texts.filter((text) => letters.test(text));
  }, letters);
}

test('the tabs of the list of listings say what they answer', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/listings');
    await page.getByRole('tab').first().waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Accepts: Yes',
      'Accepts: No',
      'Accepts: Unknown',
    ]);
  });
});
