import { storeBackup } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { recordedShift, recordLayoutShifts } from '../route-checks.js';
import { performOn } from '../staff.js';
import { newSite } from '../test-sites.js';

const site = adminOf(newSite());

test.each([
  [1440, 900],
  [390, 844],
])('the dashboard of a new site stays in its place while it comes, %i px wide', async (width, height) => {
  await site.onPage({ viewport: { width, height } }, async (page) => {
    await recordLayoutShifts(page);
    await site.signIn(page, '/admin');
    await page.getByRole('region', { name: 'First steps' }).waitFor();
    await page.getByRole('region', { name: 'To do' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await recordedShift(page)).toBeLessThan(0.005);
  });
});

test('administrators read when the last backup was made, and the line leads to where one is made', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('link', { name: 'Last backup: none on record' }).waitFor();
    await performOn(site.storage)(storeBackup, { withoutTraffic: true }, { onChunk: () => undefined });
    await page.reload();
    await page.getByRole('link', { name: /^Last backup: .* ago, without traffic$/ }).click();
    await page.getByRole('heading', { name: 'Maintenance' }).waitFor();
  });
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin', 'editor');
    await page.getByRole('region', { name: 'To do' }).waitFor();
    expect(await page.getByText('Last backup').count()).toBe(0);
  });
});

test('where there is no offer yet, the dialog that puts one into an article says so', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/content/posts/new');
    await page.getByRole('textbox', { name: /^Content/ }).focus();
    await page.keyboard.type('/offer');
    await page.getByRole('option', { name: 'Offer', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Offer' });
    await dialog.getByText('There is none yet. Add one on its own screen first.').waitFor();
    expect(await dialog.getByRole('group').count()).toBe(0);
    await dialog.getByRole('textbox', { name: 'Search' }).fill('fox');
    await dialog.getByText('Nothing was found').waitFor();
  });
});
