import { casinosEdit, OWNER, openStore, runtime } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { addStaff, performOn } from '../staff.js';

const { history: labels } = adminLabels;

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

test('a password is reset by keyboard: the focus goes from the question to the password, and back to the row', async () => {
  await addStaff(site.storage, 'quinn', 'editor');
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/users');
    const actions = page.getByRole('button', { name: 'Actions quinn' });
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Reset password' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Reset password' }).press('Enter');
    const password = page.getByRole('dialog', { name: 'One-time password' });
    await password.waitFor();
    await question.waitFor({ state: 'detached' });
    const isInside = () => password.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    await page.keyboard.press('Escape');
    await password.waitFor({ state: 'detached' });
    await expect.poll(() => actions.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('history offers to take back what one may: an editor their own changes, and nobody a password', async () => {
  await performOn(site.storage)(
    casinosEdit,
    { record: 'lantern-quay', changes: { rating: 8.1 } },
    { actor: OWNER },
  );
  const takesBack = (one: Locator) => one.getByRole('button', { name: /^Take back/ }).count();
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos/copper-heron/edit', 'editor');
    await page.getByLabel(/^Name/).fill('Copper Heron Club');
    await page.keyboard.press('Control+s');
    await page.getByText('Copper Heron Club: saved').waitFor();
    await page.goto('/admin/history');
    await row(page, 'Copper Heron Club').first().waitFor();
    expect(await takesBack(row(page, 'Copper Heron Club').first())).toBe(1);
    expect(await takesBack(row(page, 'Lantern Quay').first())).toBe(0);
  });
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/history');
    await row(page, 'Lantern Quay').first().waitFor();
    expect(await takesBack(row(page, 'Lantern Quay').first())).toBe(1);
    expect(await takesBack(row(page, labels.operation('users.set-password')).first())).toBe(0);
  });
});
