import { adminLabels } from '@croupier/core/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite((content) => {
  content.redirects.insert({ source: '/old', target: '/games', match: 'exact', order: 1 });
});

const { title, detail } = adminLabels.brokenAnswer;

/** Has the server fail at whatever deletes. */
const breakDeletions = (page: Page) =>
  page.route('**/api/*.delete', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );

const question = (page: Page) => page.getByRole('alertdialog');

/** Presses Delete in the question that is open. */
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' }).click();

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem').count();

const LISTS: [path: string, name: string][] = [
  ['/admin/casinos', 'Copper Heron'],
  ['/admin/games', ''],
  ['/admin/news', ''],
  ['/admin/pages', ''],
  ['/admin/redirects', '/old'],
  ['/admin/toplists', ''],
  ['/admin/users', 'admin-'],
];

test.each(LISTS)(
  'at %s a deletion that fails is told in its question, which stays for another try',
  async (path, name) => {
    await site.onPage({}, async (page) => {
      await breakDeletions(page);
      await site.signIn(page, path);
      const rows = page.getByRole('row').filter({ hasText: name });
      await page
        .getByRole('button', { name: `Actions ${name}` })
        .first()
        .click();
      const before = await rows.count();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await confirm(page);
      await question(page).getByText(`${title}. ${detail}`).waitFor();
      expect(await toasts(page)).toBe(0);
      await page.unroute('**/api/*.delete');
      if (path === '/admin/users') return;
      await confirm(page);
      await question(page).waitFor({ state: 'detached' });
      await expect.poll(() => rows.count()).toBe(before - 1);
    });
  },
);

const ASKED: [path: string, asked: RegExp][] = [
  ['/admin/games', /^Delete \d+ games\?$/],
  ['/admin/toplists', /^Delete \d+ toplists\?$/],
  ['/admin/news', /^Delete \d+ articles\?$/],
  ['/admin/pages', /^Delete \d+ pages\?$/],
];

test.each(ASKED)('at %s the question before several are deleted says how many', async (path, asked) => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, path);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog', { name: asked }).waitFor();
  });
});

test('where several cannot be deleted at once, that is told in the question, and all of them stay selected', async () => {
  await site.onPage({}, async (page) => {
    await breakDeletions(page);
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const selected = await page.getByText(/ selected$/).innerText();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await confirm(page);
    await question(page).getByText(`${title}. ${detail}`).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.getByText(/ selected$/).innerText()).toBe(selected);
  });
});

test.each([
  ['/admin/tracking', 'Clear', 'tracking.clear'],
  ['/admin/maintenance', 'Reset settings', 'settings.reset'],
])(
  'at %s the question %s that fails says what to do, and stays for another try',
  async (path, name, operation) => {
    await site.onPage({}, async (page) => {
      const broken = `**/api/${operation}`;
      await site.signIn(page, path);
      await page.getByRole('button', { name, exact: true }).click();
      await page.route(broken, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await question(page).getByRole('button', { name, exact: true }).click();
      await question(page).getByText(`${title}. ${detail}`).waitFor();
      await page.unroute(broken);
      await question(page).getByRole('button', { name, exact: true }).click();
      await question(page).waitFor({ state: 'detached' });
    });
  },
);

test('games are featured one by one in the menu of their row', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/games');
    const open = () =>
      page
        .getByRole('button', { name: /^Actions / })
        .first()
        .click();
    const entry = page.getByRole('menuitem', { name: /Featured$/ });
    await open();
    const before = await entry.innerText();
    await entry.click();
    await page.getByText(before === 'Add to Featured' ? /: now featured/ : /: no longer featured/).waitFor();
    await open();
    expect(await entry.innerText()).toBe(
      before === 'Add to Featured' ? 'Remove from Featured' : 'Add to Featured',
    );
  });
});
