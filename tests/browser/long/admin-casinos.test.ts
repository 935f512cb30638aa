import { readFile } from 'node:fs/promises';
import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const HOSTILE = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

const site = adminSite((content) => {
  content.casinos.insert({ name: HOSTILE, slug: 'hostile', description: HOSTILE, rating: 5 });
  content.casinos.insert({
    name: 'Endless',
    slug: 'endless',
    description: 'on and on '.repeat(200),
    rating: 5,
  });
  for (const name of ['Stale', 'Offline', 'Expired', 'Marked', 'Previewed'])
    content.casinos.insert({ name, slug: name.toLowerCase(), description: 'To be edited.', rating: 5 });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();

async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await heading(page, `Edit Casino: ${name}`);
}

/** Changes a casino as somebody at a terminal. */
async function changeElsewhere(slug: string, changes: object): Promise<void> {
  await openStore(site.storage, runtime).change(
    { by: { name: 'zoe' }, operation: 'casinos.edit' },
    (content) => {
      content.casinos.update(content.casinos.require(slug).id, changes);
    },
  );
}

test('A-037 to A-040, A-044, A-046: the list has its title, buttons, filters, orders, actions and export', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await heading(page, 'Casino Management');
    for (const name of ['Import CSV', 'Export'])
      await page.getByRole('button', { name, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Add Casino' }).waitFor();
    const optionsOf = (name: string) =>
      page.getByRole('combobox', { name }).locator('option').allTextContents();
    expect(await optionsOf('Status')).toEqual(['All Status', 'Active', 'Inactive', 'Featured']);
    expect(await optionsOf('Sort')).toEqual([
      'Name A-Z',
      'Name Z-A',
      'Rating High-Low',
      'Rating Low-High',
      'Newest First',
      'Oldest First',
    ]);
    await page.getByRole('rowheader', { name: /Brass Magpie/ }).waitFor();
    const up = await names(page);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name Z-A');
    await expect.poll(() => names(page)).toEqual([...up].reverse());
    await page.getByRole('button', { name: 'Actions Copper Heron' }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'View',
      'Edit',
      'Duplicate',
      'Open on site',
      'Deactivate',
      'Remove from Featured',
      'Blacklist…',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('casinos.csv');
    expect((await readFile(await download.path(), 'utf8')).split(/\r?\n/)[0]).toBe(
      'Name,Rating,Status,Featured,Created',
    );
  });
});

test('the list lays out the beginning of a long description only', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=Endless');
    const text = await page.getByRole('rowheader', { name: /Endless/ }).textContent();
    expect(text).toMatch(/on and on…$/);
    expect(text?.length).toBeLessThan(200);
  });
});

test('hostile text in a casino is text in the list, in its form and in its details', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos?q=onerror');
    await page.getByText('1 casino', { exact: true }).waitFor();
    expect(await names(page)).toEqual([HOSTILE]);
    await openForm(page, HOSTILE);
    expect(await page.getByLabel(/^Name/).inputValue()).toBe(HOSTILE);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('dialog').getByRole('heading', { name: HOSTILE }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await heading(page, HOSTILE);
    expect(await page.title()).not.toBe('owned');
    expect(complaints).toEqual([]);
  });
});

test('A-070, A-074, A-076, A-080: a new casino has five tabs, ratings in stars, and the defaults of the specification', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos/new');
    await heading(page, 'Add Casino');
    await page.getByRole('tab', { name: 'Basic Info' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Basic Info',
      'Ratings',
      'Bonuses',
      'Details',
      'Settings',
      'Search and Sharing',
    ]);
    await page.getByText('Recommended: 200 × 200 pixels').waitFor();
    await page.getByText('Recommended: 1200 × 400 pixels').waitFor();
    await page.getByRole('tab', { name: 'Ratings' }).click();
    await page.getByText('Rating (0-5)', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Settings' }).click();
    const isOn = (name: string) => page.getByLabel(name, { exact: false }).first().isChecked();
    expect(await Promise.all(['Active', 'Featured', 'Blacklisted'].map(isOn))).toEqual([true, false, false]);
  });
});

test('A-088: the details of the blacklist are there while it is on, and it begins today', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Marked');
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await page.getByLabel(/^Blacklist reason/i).count()).toBe(0);
    await page.getByLabel(/^Blacklisted/).click();
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await expect.poll(() => page.locator('[name=blacklistDate]').inputValue()).toBe(day);
    await page.keyboard.press('Control+s');
    await page.getByText('Marked: saved').waitFor();
    await page.getByText('Blacklisted (medium)').waitFor();
  });
});

test('A-025, A-089, A-095: a casino opens on the site in a new tab, and an inactive one says why it does not', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('link', { name: 'Lantern Quay' }).click();
    await page.getByRole('link', { name: 'Edit Casino' }).waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'View Public Page' }).click(),
    ]);
    await heading(opened, 'Lantern Quay');
    await changeElsewhere('lantern-quay', { isActive: false });
    await page.getByText('Inactive', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'View Public Page' }).click({ force: true });
    await page.getByText('Visitors do not see it: it is inactive.').first().waitFor();
    await changeElsewhere('lantern-quay', { isActive: true });
  });
});

test('A-084, A-085: a casino that there is has scores up to ten, and a higher one is refused at its field', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Previewed');
    await page.getByRole('tab', { name: 'Ratings' }).click();
    await page.getByLabel(/^Rating \(0-10\)/).fill('11');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Rating must be between 0 and 10').first().waitFor();
    await page.getByLabel(/^Safety rating \(0-10\)/i).waitFor();
  });
});

test('what is not saved yet is previewed with the card that visitors see', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Previewed');
    await page.getByLabel(/^Name/).fill('Not Saved Yet');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('dialog').locator('[data-part=card]').getByText('Not Saved Yet').waitFor();
  });
});

test('a save over what somebody changed meanwhile saves nothing, says who, and lets the reader choose', async () => {
  await site.onPage({}, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Stale');
    await page.getByLabel(/^Name/).fill('Stale, mine');
    await page.getByLabel(/^Description/).fill('Mine too.');
    await changeElsewhere('stale', { name: 'Stale, theirs', rating: 8 });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: /^zoe changed this/ });
    await dialog.getByText('Stale, theirs').waitFor();
    await dialog.getByText('Taken over', { exact: true }).waitFor();
    await dialog.getByRole('combobox', { name: 'Name' }).selectOption('Theirs');
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Stale, theirs');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Stale, theirs: saved').waitFor();
    const saved = await openStore(site.storage, runtime).question((content) =>
      content.casinos.require('stale'),
    );
    expect(saved).toMatchObject({ name: 'Stale, theirs', description: 'Mine too.', rating: 8 });
  });
});

test('a lost connection in the middle of a save loses nothing: the form says so, and saves when it is back', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Offline');
    await page.getByLabel(/^Description/).fill('Written on a train.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByText('This did not finish').waitFor();
    await page.getByText('The site does not answer. Check your connection').waitFor();
    expect(await page.getByLabel(/^Description/).inputValue()).toBe('Written on a train.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Offline: saved').waitFor();
  });
});

test('an expired session keeps what was typed, over the sign-in', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/casinos');
    await openForm(page, 'Expired');
    await page.getByLabel(/^Description/).fill('Typed before the end.');
    const path = new URL(page.url()).pathname;
    await context.clearCookies();
    // A question that the admin asks by itself may hear of the end before Save does.
    const save = page.getByRole('button', { name: 'Save' }).click({ timeout: 2_000 });
    await save.catch(() => undefined);
    await heading(page, 'Admin login');
    await page.getByLabel(/^Username or email/).fill(site.lastUser());
    await page.getByLabel(/^Password/).fill(site.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await heading(page, 'Edit Casino: Expired');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByLabel(/^Description/).inputValue()).toBe('Typed before the end.');
  });
});
