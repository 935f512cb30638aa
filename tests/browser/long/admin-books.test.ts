import { adminPath, casinosAdd, earnings, programmes } from '@croupier/core';
import { expect, test } from 'vitest';
import { buildingSite } from '../building-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';

const site = buildingSite();

const row = (day: string, place: string, revenue: number) => {
  return { programme: 'owls', date: day, casino: 'Owl', placement: place, clicks: 10, revenue };
};

test('an administrator sees what programmes pay, drawn and as a table, for a period beside the one before', async () => {
  const perform = performOn(site.storage);
  await perform(programmes.operations.add, { record: { name: 'Owls', currency: 'EUR' } });
  await perform(casinosAdd, { record: { name: 'Owl', description: 'Calm.', programme: 'owls' } });
  for (const record of [
    row('2026-06-01', 'home_casinos-1', 40),
    row('2026-06-02', 'best-casinos_casinos-1', 60.5),
    row('2026-05-30', 'home_casinos-1', 12.25),
  ])
    await perform(earnings.operations.add, { record });
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page, complaints) => {
    await site.signIn(page, adminPath('books'));
    await page.getByText('All', { exact: true }).click();
    const table = page.getByRole('table', { name: 'Earnings by casino' });
    await table.getByRole('row', { name: 'owl 0 30 0 0 112.75 3.7583' }).waitFor();
    const plot = page.getByRole('img', { name: 'The revenue, drawn' });
    expect(await plot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectAccessible(page, 'books');

    await page.getByLabel('From').fill('2026-06-01');
    await page.getByLabel('To').fill('2026-06-02');
    await page.getByLabel('By', { exact: true }).selectOption('Place');
    const places = page.getByRole('table', { name: 'Earnings by place' });
    await places.getByRole('row', { name: 'best-casinos casinos-1 0 10 0 0 60.50 6.05' }).waitFor();
    await places.getByRole('row', { name: 'home casinos-1 0 10 0 0 40.00 12.25 4' }).waitFor();
    await page.getByText('Before is 2026-05-30 to 2026-05-31.').waitFor();
    expect(complaints).toEqual([]);
  });
});
