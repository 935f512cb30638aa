import { OWNER, openStore, runtime, usersAdd } from '@croupier/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from './page-checks.js';
import { addStaff, PASSWORD, performOn, signInAs } from './staff.js';
import { servedSite } from './test-sites.js';

const site = servedSite();

/** Expects that the layers of the style sheet are in their order: the base layer takes every padding away. */
async function expectPadded(button: Locator): Promise<void> {
  const padding = await button.evaluate((element) => getComputedStyle(element).paddingInlineStart);
  expect(Number.parseFloat(padding)).toBeGreaterThan(0);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an administrator signs in to a served site, changes a casino, and visitors see it', async () => {
  await addStaff(site.storage, 'ada', 'admin');
  await site.onPage({}, async (page, complaints, context) => {
    await signInAs(page, 'ada', '/admin/casinos');
    await heading(page, 'Casino Management');
    await expectPadded(page.getByRole('link', { name: 'Add Casino' }));
    await page.getByRole('link', { name: 'Lantern Quay' }).click();
    await page.getByRole('link', { name: 'Edit Casino' }).click();
    await page.getByLabel(/^Name/).fill('Lantern Pier');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lantern Pier: saved').waitFor();
    const visitor = await context.newPage();
    await visitor.goto('/casino/lantern-quay');
    await heading(visitor, 'Lantern Pier');
    expect(complaints).toEqual([]);
    await expectAccessible(page, 'casinos of a served site', APPEARANCE_RULES);
  });
});

test('whoever has to change a one-time password first is then back at the screen where they were going', async () => {
  const record = { username: 'una', email: 'una@guide.example', role: 'editor' as const };
  const { result } = await performOn(site.storage)(usersAdd, { record }, { actor: OWNER });
  await site.onPage({}, async (page) => {
    const asked = '/admin/casinos?q=heron';
    await page.goto(asked);
    await page.getByLabel(/^Username or email/).fill('una');
    await page.getByLabel(/^Password/).fill(result.oneTimePassword ?? '');
    await page.keyboard.press('Enter');
    await page.getByLabel(/^One-time password/).fill('not this one');
    await page.getByLabel(/^New password/).fill(PASSWORD);
    await page.getByLabel(/^Confirm new password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel(/^One-time password/).fill(result.oneTimePassword ?? '');
    await page.getByLabel(/^New password/).fill(PASSWORD);
    await page.getByLabel(/^Confirm new password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Casino Management');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(asked);
  });
});

test('a file is imported over HTTP, and a picture goes into the library', async () => {
  await addStaff(site.storage, 'ben', 'admin');
  await site.onPage({}, async (page, complaints) => {
    await signInAs(page, 'ben', '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const text =
      'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods\nBlue Fox,One more,4,4,4,4,4,4,100%,Slots,Visa\n';
    await page
      .getByLabel(/^CSV file/)
      .setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByText('1 casinos found').waitFor();
    await page.getByRole('button', { name: 'Import Casinos' }).click();
    await page.getByText('Import complete').waitFor();
    await page.goto('/admin/media');
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await page
      .getByLabel(/^Add pictures/)
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    await page.getByText('dot.png').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a wrong password and a reader are refused in the words of the specification', async () => {
  await addStaff(site.storage, 'rea', 'user');
  await site.onPage({}, async (page) => {
    await signInAs(page, 'nobody', '/admin');
    await page.getByText('Invalid username or password').waitFor();
    await signInAs(page, 'rea', '/admin');
    await page.getByText('Access denied. Admin privileges required.').waitFor();
  });
});

test('what a terminal changes shows in an open screen without a reload', async () => {
  await addStaff(site.storage, 'cleo', 'admin');
  await site.onPage({}, async (page) => {
    await signInAs(page, 'cleo', '/admin/games');
    await heading(page, 'Games');
    await openStore(site.storage, runtime).change(
      { by: { name: 'owner' }, operation: 'games.add' },
      (content) => {
        content.games.insert({ name: 'Nine Moons' });
      },
    );
    await page.getByRole('row').filter({ hasText: 'Nine Moons' }).waitFor();
  });
});
