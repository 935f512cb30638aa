import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { recordedShift, recordLayoutShifts } from '../route-checks.js';
import { holdRequests } from '../test-sites.js';

const site = adminSite();

test('the scripts of a screen and its parts are asked for while the server says who is signed in', async () => {
  await site.onPage({}, async (page) => {
    const answer = await holdRequests(page, /accounts\.show/);
    const asked = Promise.all(
      ['DashboardScreen', 'FirstSteps', 'Todo', 'ComingUp'].map((name) =>
        page.waitForRequest(new RegExp(`/${name}-`)),
      ),
    );
    await site.signIn(page, '/admin');
    await asked;
    expect(await page.getByRole('heading', { name: 'Dashboard' }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
});

test('a page of the admin says that it is loading before its script has come', async () => {
  await site.onPage({}, async (page) => {
    const release = await holdRequests(page, /assets\/admin-[^/]*\.js/);
    await page.goto('/admin', { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Admin login' }).waitFor();
  });
});

test.each([
  ['pages', /pages\.footer/, 'Footer pages'],
  ['users', /users\.list/, 'Role Permissions'],
])('the list of %s stays in its place while what is beside it comes late', async (name, late, beside) => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin');
    await recordLayoutShifts(page);
    const release = await holdRequests(page, late);
    await page.goto(`/admin/${name}`);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(1_000);
    release();
    await page.getByText(beside).waitFor();
    await page.locator('[data-grid-row]').first().waitFor();
    expect(await recordedShift(page)).toBeLessThan(0.005);
  });
});
