import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { addStaff } from '../staff.js';

const site = adminSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('A-176, A-177, A-179: users are listed by their names, searched, and filtered by role and status', async () => {
  for (const [name, role] of [
    ['zelda', 'editor'],
    ['abel', 'moderator'],
  ] as const)
    await addStaff(site.storage, name, role);
  await openStore(site.storage, runtime).change(
    { by: { name: 'owner' }, operation: 'users.edit' },
    (content) => {
      const abel = content.users.find(({ username }) => username === 'abel');
      content.users.update(abel?.id ?? '', { isActive: false });
    },
  );
  await site.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/users');
    await row(page, 'zelda').waitFor();
    const listed = await names(page);
    expect(listed).toEqual([...listed].sort((a, b) => a.localeCompare(b, 'en')));
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
      expect.arrayContaining(['User', 'Role', 'Status', 'Last Login', 'Created', 'Actions']),
    );
    await row(page, 'zelda').getByText('Never').waitFor();
    await page.getByRole('button', { name: 'Actions zelda' }).click();
    const actions = await page.getByRole('menuitem').allInnerTexts();
    expect(actions).toEqual(expect.arrayContaining(['Edit', 'Deactivate', 'Delete']));
    await page.keyboard.press('Escape');
    const optionsOf = (name: string) =>
      page.getByRole('combobox', { name }).locator('option').allInnerTexts();
    expect(await optionsOf('Role')).toEqual(['All roles', 'Admin', 'Moderator', 'Editor']);
    expect(await optionsOf('Status')).toEqual(['All statuses', 'Active', 'Inactive']);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Moderator');
    await expect.poll(() => names(page)).toContain('abel');
    await expect.poll(() => names(page)).not.toContain('zelda');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
    await expect.poll(() => names(page)).not.toContain('abel');
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('ZELD');
    await expect.poll(() => names(page)).toEqual(['zelda']);
  });
});

test('A-180, A-181: a new user is an active editor, and a missing or wrong name or address is refused in its words', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await site.signIn(page, '/admin/users/new');
    await heading(page, 'Add User');
    expect(
      await page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['editor', 'moderator', 'admin']);
    expect(await page.getByRole('radio', { name: /^Editor/ }).isChecked()).toBe(true);
    expect(await page.getByLabel(/^Active/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Username is required').first().waitFor();
    await page.getByText('Email is required').first().waitFor();
    await page.getByLabel(/^Username/).fill('ines');
    await page.getByLabel(/^Email/).fill('ines.guide.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a valid email address').first().waitFor();
    await page.getByLabel(/^Email/).fill('ines@guide.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'One-time password' }).waitFor();
    const ines = await openStore(site.storage, runtime).question((content) =>
      content.users.find(({ username }) => username === 'ines'),
    );
    expect(ines).toMatchObject({ role: 'editor', isActive: true });
    const dialog = page.getByRole('dialog', { name: 'One-time password' });
    await dialog.getByRole('button', { name: 'Copy password' }).click();
    await page.getByText('Password copied').waitFor();
    const password = await dialog.locator('code').innerText();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  });
});

test('A-075, A-182: a save that fails for another reason says that an error occurred', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/users/new');
    await heading(page, 'Add User');
    await page.route(/\/api\/(users|casinos)\.add/, (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await page.getByLabel(/^Username/).fill('otto');
    await page.getByLabel(/^Email/).fill('otto@guide.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^An error occurred/).waitFor();
    await page.goto('/admin/casinos/new');
    await page.getByLabel(/^Name/).fill('Otto');
    await page.getByLabel(/^Description/).fill('Of tin.');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByText(/^An error occurred/);
    await alert.waitFor();
    const [above, field] = await Promise.all([alert.boundingBox(), page.getByLabel(/^Name/).boundingBox()]);
    expect(above?.y).toBeLessThan(field?.y ?? 0);
  });
});
