import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { recordedShift, recordLayoutShifts } from '../route-checks.js';
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
