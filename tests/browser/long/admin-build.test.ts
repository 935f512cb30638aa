import { existsSync } from 'node:fs';
import path from 'node:path';
import { adminPath, postsAdd, postsDelete } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildingSite } from '../building-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';

const site = buildingSite();

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('the site is built into the folder of the server, and not while a page has a fault', async () => {
  const record = {
    title: 'Dead ends',
    excerpt: 'Where nothing leads.',
    content: '<p><a href="/gone">Gone</a></p>',
    isPublished: true,
  };
  await performOn(site.storage)(postsAdd, { record });
  await site.onPage({ colorScheme: 'dark' }, async (page) => {
    await site.signIn(page, adminPath('maintenance'));
    const build = panel(page, 'Build the site');
    await build.getByText('Build site', { exact: true }).click();
    await build.getByRole('alert').getByText('The site has a fault; nothing was written').waitFor();
    await build.getByText('It links to /gone, which is not there').waitFor();
    expect(existsSync(site.out)).toBe(false);
    await performOn(site.storage)(postsDelete, { records: ['dead-ends'] });
    await build.getByText('Build site', { exact: true }).click();
    await build.getByText(/^The folder holds \d+ pages, \d+ files in all; \d+ written/).waitFor();
    expect(existsSync(path.join(site.out, 'index.html'))).toBe(true);
    await build.getByText('Build site', { exact: true }).click();
    await build.getByText('Nothing changed.').waitFor();
    await expectAccessible(page, 'a built site');
  });
});
