import { readFile } from 'node:fs/promises';
import { adminPath, casinosDelete, casinosList, settingsList, settingsSet } from '@croupier/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { demoSite, holdRequests, realSite } from '../test-sites.js';

const site = adminOf(realSite());
const demo = demoSite();

const TAGLINE = 'Calm reviews';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function openMaintenance(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maintenance' }).click();
  await heading(page, 'Maintenance');
}

/** Presses the button of the backup, and gives what the browser downloads. */
async function downloadBackup(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Download backup', { exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the panel of backups says when the last was made and what it has not, and takes no note of one that was stopped', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/maintenance');
    const backup = panel(page, 'Backup');
    await backup.getByText('Last backup: none on record').waitFor();
    const release = await holdRequests(page, /store\.backup/);
    await backup.getByText('Download backup', { exact: true }).click();
    await backup.getByRole('button', { name: 'Stop' }).click();
    release();
    await page.reload();
    await backup.getByText('Last backup: none on record').waitFor();
    await backup.getByText('Leave out page views').click();
    await downloadBackup(page);
    await backup.getByText(/Last backup: .+, without traffic/).waitFor();
    await page.reload();
    await backup.getByText(/Last backup: .+, without traffic/).waitFor();
  });
});

test('an administrator downloads the whole site as files', async () => {
  await site.onPage({ colorScheme: 'dark' }, async (page, complaints) => {
    await site.signIn(page, '/admin');
    await openMaintenance(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Download site', { exact: true }).click(),
    ]);
    const name = download.suggestedFilename();
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{4}\.tar$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 18).toString()).toBe('croupier-site.json');
    expect(archive.toString('latin1')).toContain('Everything that the site shows is here');
    await panel(page, 'Export').getByText(name).waitFor();
    await expectAccessible(page, 'a downloaded site', APPEARANCE_RULES);
    expect(complaints).toEqual([]);
  });
});

const chooseBackup = (page: Page, buffer: Buffer) =>
  page
    .getByLabel(/^Backup file/)
    .setInputFiles({ name: 'before.backup', mimeType: 'application/octet-stream', buffer });

async function restoreChosen(page: Page): Promise<void> {
  await panel(page, 'Restore').getByRole('button', { name: 'Restore backup' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('in the place of everything').waitFor();
  await dialog.getByRole('button', { name: 'Restore backup' }).click();
  await panel(page, 'Restore').getByText('The backup is restored').waitFor();
}

const casinoCount = async () => (await performOn(site.storage)(casinosList, {})).result.total;
const tagline = async () =>
  (await performOn(site.storage)(settingsList, {})).result.settings.siteTagline ?? '';

test('an administrator downloads a backup, resets the settings, restores the backup, and takes that back', async () => {
  const perform = performOn(site.storage);
  await perform(settingsSet, { changes: { siteTagline: TAGLINE } });
  await site.onPage({ colorScheme: 'light' }, async (page, complaints) => {
    await site.signIn(page, '/admin');
    await openMaintenance(page);
    const { name, bytes } = await downloadBackup(page);
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{4}\.backup$/);
    const lines = bytes.toString().trimEnd().split('\n');
    expect(lines[0]).toContain('"format":"croupier-backup"');
    expect(lines.at(-1)).toMatch(/^\{"records":\d+,"sha256":"[0-9a-f]{64}"\}$/);
    await panel(page, 'Backup').getByText(name).waitFor();

    const reset = panel(page, 'Reset settings');
    await reset.getByText(TAGLINE).waitFor();
    await reset.getByRole('button', { name: 'Reset settings' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText('Tagline').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await tagline()).toBe(TAGLINE);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset settings' }).click();
    await reset.getByText('The settings are reset').waitFor();
    await reset.getByText('All settings are as in a new site.').waitFor();
    expect(await tagline()).toBe('');
    const before = await casinoCount();
    const { result } = await perform(casinosList, { limit: 1 });
    const lost = result.records[0]?.name ?? '';
    await perform(casinosDelete, { records: [result.records[0]?.slug ?? ''] });

    await chooseBackup(page, bytes);
    const row = panel(page, 'Restore').getByRole('row');
    await row.filter({ hasText: 'Casinos' }).filter({ hasText: '1' }).filter({ hasText: lost }).waitFor();
    await panel(page, 'Restore').getByText('The history of this store stays').waitFor();
    await row.filter({ hasText: 'Settings' }).waitFor();
    await expectAccessible(page, 'a planned restore');
    expect(await casinoCount()).toBe(before - 1);
    await restoreChosen(page);
    expect([await casinoCount(), await tagline()]).toEqual([before, TAGLINE]);
    await panel(page, 'Reset settings').getByText(TAGLINE).waitFor();
    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await page.getByLabel('Search casinos').fill(lost);
    await page.getByRole('row').filter({ hasText: lost }).first().waitFor();

    await openMaintenance(page);
    await chooseBackup(page, bytes);
    await panel(page, 'Restore').getByText('All content is as in this backup already.').waitFor();
    await page.goto(adminPath('history'));
    await page.getByRole('button', { name: 'Store: restored from a backup' }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a restore is taken back on its screen', async () => {
  const perform = performOn(site.storage);
  await site.onPage({}, async (page) => {
    await site.signIn(page, adminPath('maintenance'));
    await heading(page, 'Maintenance');
    const { bytes } = await downloadBackup(page);
    await perform(settingsSet, { changes: { siteTagline: 'Later words' } });
    await chooseBackup(page, bytes);
    await restoreChosen(page);
    expect(await tagline()).toBe(TAGLINE);
    await panel(page, 'Restore').getByText('Take back', { exact: true }).click();
    await panel(page, 'Restore').getByText('It is taken back.').waitFor();
    expect(await tagline()).toBe('Later words');
  });
});

test('a file that is chosen in place of another ends the reading of that one; none is chosen during a restore', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, adminPath('maintenance'));
    await heading(page, 'Maintenance');
    const { bytes } = await downloadBackup(page);
    const ended = page.waitForEvent('requestfailed', (request) => /store\.restore/.test(request.url()));
    const release = await holdRequests(page, /store\.restore/);
    await chooseBackup(page, bytes);
    const restore = panel(page, 'Restore');
    await restore.getByRole('progressbar').waitFor();
    await page.getByLabel(/^Backup file/).setInputFiles([]);
    await ended;
    release();
    await performOn(site.storage)(settingsSet, { changes: { siteTagline: 'Before it' } });
    await chooseBackup(page, bytes);
    await restore.getByRole('button', { name: 'Restore backup' }).click();
    const finish = await holdRequests(page, /store\.restore/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore backup' }).click();
    await expect.poll(() => page.getByLabel(/^Backup file/).isDisabled()).toBe(true);
    finish();
    await restore.getByText('The backup is restored').waitFor();
  });
});

test('a backup without credentials has no secrets, and says so', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, adminPath('maintenance'));
    await panel(page, 'Backup').getByText('It holds hashes of passwords').waitFor();
    await page.getByText('Leave out passwords, sign-ins').click();
    await panel(page, 'Backup').getByText('It will have no passwords').waitFor();
    const text = (await downloadBackup(page)).bytes.toString();
    expect(text).not.toContain('scrypt');
    expect(text).not.toContain('@guide.example');
  });
});

test('a damaged backup is refused by its line, and nothing is lost', async () => {
  await site.onPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, adminPath('maintenance'));
    await heading(page, 'Maintenance');
    const { bytes } = await downloadBackup(page);
    const before = await casinoCount();
    const lines = bytes.toString().split('\n');
    const damaged = lines.with(2, lines[2]?.replace('"', "'") ?? '').join('\n');
    await chooseBackup(page, Buffer.from(damaged));
    const restore = panel(page, 'Restore');
    await restore.getByRole('alert').getByText('Line 3 of the backup').waitFor();
    expect(await restore.getByRole('button', { name: 'Restore backup' }).count()).toBe(0);
    await chooseBackup(page, Buffer.from(lines.slice(0, 5).join('\n')));
    await restore.getByRole('alert').getByText('cut off').waitFor();
    await chooseBackup(page, Buffer.from('name,rating\nA,9\n'));
    await restore.getByRole('alert').getByText('is not JSON').waitFor();
    expect(await casinoCount()).toBe(before);
    await expectAccessible(page, 'a refused restore', APPEARANCE_RULES);
  });
});

test('an editor has no screen for it, and the API refuses', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin', 'editor');
    await heading(page, 'Dashboard');
    expect(await page.getByRole('link', { name: 'Maintenance' }).count()).toBe(0);
    await page.goto(adminPath('maintenance'));
    await heading(page, 'Not for your role');
    await page.goto('/admin/nothing-here');
    await heading(page, 'No such screen');
    await page.goto(adminPath('maintenance'));
    const answers = await page.evaluate(async () => {
      const ask = async (name: string) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/${name}`, { method: 'POST', headers, body: '{}' })).status;
      };
      const names = ['store.backup', 'store.restore', 'settings.reset'];
      return Promise.all([...names, 'site.check', 'site.build'].map(ask));
    });
    expect(answers).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('the demo', () => {
  test('its content is backed up, reset and restored in the browser alone', async () => {
    await demo.onPage({}, async (page, complaints) => {
      await page.goto(adminPath('maintenance'));
      await page.getByLabel(/^Username or email/).fill('admin');
      await page.getByLabel(/^Password/).fill('sample-password');
      await page.getByRole('button', { name: 'Login' }).click();
      await heading(page, 'Maintenance');
      const { bytes } = await downloadBackup(page);
      await panel(page, 'Reset settings').getByRole('button', { name: 'Reset settings' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset settings' }).click();
      await page.getByText('All settings are as in a new site.').waitFor();
      await chooseBackup(page, bytes);
      await panel(page, 'Restore').getByRole('row').filter({ hasText: 'Settings' }).waitFor();
      await restoreChosen(page);
      await panel(page, 'Reset settings').getByRole('button', { name: 'Reset settings' }).waitFor();
      await panel(page, 'Check the site').getByText('This needs a server').waitFor();
      await panel(page, 'Build the site').getByText('This needs a server').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

test('an administrator counts what there is for support, and copies it as text', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, complaints) => {
    await site.signIn(page, adminPath('maintenance'));
    const facts = panel(page, 'Facts for support');
    await facts.getByRole('button', { name: 'Show facts' }).click();
    await facts.getByRole('row').filter({ hasText: 'Schema version' }).waitFor();
    const casinos = facts.getByRole('row').filter({ hasText: 'Records of casinos' });
    await casinos.filter({ hasText: String(await casinoCount()) }).waitFor();
    await facts.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('The facts are copied').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Storage: .+$/m);
    expect(text).toContain(`Records of casinos: ${await casinoCount()}`);
    await expectAccessible(page, 'facts for support');
    expect(complaints).toEqual([]);
  });
});
