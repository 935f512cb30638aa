import { casinosList, draftsSave } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { recordedShift, recordLayoutShifts } from '../route-checks.js';
import { performOn } from '../staff.js';
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
  const shift = await shiftOnPhone(name, late, async (page) => {
    await page.getByText(beside).waitFor();
    await page.locator('[data-grid-row]').first().waitFor();
  });
  expect(shift).toBeLessThan(0.005);
});

test('a form that begins with a draft comes with what is said of it', async () => {
  const perform = performOn(site.storage);
  const [casino] = (await perform(casinosList, { limit: 1 })).result.records;
  await perform(draftsSave, { record: `casinos/${casino?.id}`, changes: { name: 'Not live yet' } });
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await recordLayoutShifts(page);
    const release = await holdRequests(page, /DraftNotice/);
    await page.goto(`/admin/casinos/${casino?.id}/edit`);
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).count()).toBe(0);
    release();
    await page.getByText('These are unpublished changes').waitFor();
    await page.getByRole('button', { name: 'Keep for Later' }).waitFor();
    expect(await recordedShift(page)).toBeLessThan(0.05);
  });
});

test.each([
  ['css', /CodeMirrorEditor/, '.cm-editor'],
  ['tracking', /tracking\.summary/, 'main select'],
])('the screen %s stays in its place on a phone while a part of it comes late', async (name, late, part) => {
  const shift = await shiftOnPhone(name, late, async (page) => {
    await page.locator(part).first().waitFor();
    await page.waitForTimeout(500);
  });
  expect(shift).toBeLessThan(0.03);
});

/** By how much a screen moves on a phone while requests come late, until what they bring is there. */
async function shiftOnPhone(
  name: string,
  late: RegExp,
  waitUntilThere: (page: Page) => Promise<void>,
): Promise<number> {
  let shift = Number.NaN;
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin');
    await recordLayoutShifts(page);
    const release = await holdRequests(page, late);
    await page.goto(`/admin/${name}`);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(1_000);
    release();
    await waitUntilThere(page);
    shift = await recordedShift(page);
  });
  return shift;
}
