import { adminPath, postsAdd } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildingSite } from '../building-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { holdRequests } from '../test-sites.js';

const site = buildingSite();

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('an administrator checks the site, sees which page has which fault, and stops a check', async () => {
  const content = '<p><a href="/gone">Gone</a></p>';
  const record = { title: 'Dead ends', excerpt: 'Where nothing leads.', content, isPublished: true };
  await performOn(site.storage)(postsAdd, { record });
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, adminPath('maintenance'));
    const check = panel(page, 'Check the site');
    await check.getByText('Check site', { exact: true }).click();
    await check.getByText(/^1 fault in \d+ pages, and \d+ notes\.$/).waitFor();
    const fault = check.getByRole('table', { name: 'Faults' }).getByRole('row').nth(1);
    expect(await fault.innerText()).toMatch(/It links to \/gone, which is not there\s+dead-link/);
    expect(await fault.getByRole('link').getAttribute('href')).toBe('/blog/dead-ends');
    await expectAccessible(page, 'a checked site');

    const release = await holdRequests(page, '**/api/site.check');
    await check.getByRole('button', { name: 'Check site' }).focus();
    await page.keyboard.press('Enter');
    await check.getByRole('progressbar').waitFor();
    await check.getByText('Stop', { exact: true }).click();
    await check.getByText('Stopped.').waitFor();
    release();
    expect(complaints).toEqual([]);
  });
});
