import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';

const site = adminSite();

/** Asks the site for its users with a token; the status of the answer. */
async function statusWith(secret: string, operation = 'users.list'): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${site.address}/api/${operation}`, { headers })).status;
}

test('a token is made in the profile, shown once, copied, used by a script, and refused once it is deleted', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, complaints) => {
    await site.signIn(page, '/admin/profile');
    await page.getByRole('tab', { name: 'API tokens' }).click();
    await page.getByText('No tokens yet.').waitFor();
    await page.getByRole('button', { name: 'Add token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add API token' });
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await dialog.getByText('A token has a name').waitFor();
    await dialog.getByLabel(/^Name/).fill('nightly import');
    await dialog.getByLabel(/^Role at most/).selectOption('Editor');
    await dialog.getByLabel(/^Days until it ends/).fill('30');
    await dialog.getByRole('button', { name: 'Create token' }).click();

    const shown = page.getByRole('dialog', { name: 'Token nightly import' });
    const secret = await shown.getByLabel('Token', { exact: true }).inputValue();
    expect(secret).toMatch(/^croupier_/);
    await expectAccessible(page, 'a new token', APPEARANCE_RULES);
    await shown.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Token copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await shown.getByRole('button', { name: 'Done' }).click();
    expect(await page.content()).not.toContain(secret);

    const row = page.getByRole('row').filter({ hasText: 'nightly import' });
    await row.getByText('Editor').waitFor();
    await row.getByText('Never').waitFor();
    expect(await statusWith(secret, 'casinos.list')).toBe(200);
    expect(await statusWith(secret)).toBe(403);
    await page.reload();
    await page.getByRole('tab', { name: 'API tokens' }).click();
    await row.waitFor();
    expect(await row.getByText('Never').count()).toBe(0);

    await page.getByRole('button', { name: 'Actions nightly import' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Delete the token "nightly import"?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No tokens yet.').waitFor();
    expect(await statusWith(secret, 'casinos.list')).toBe(401);
    expect(complaints).toEqual([]);
  });
});

test('an editor makes tokens of an editor at most, and sees nobody else’s', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, async (page) => {
    await site.signIn(page, '/admin/profile', 'editor');
    await page.getByRole('tab', { name: 'API tokens' }).click();
    await page.getByRole('button', { name: 'Add token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add API token' });
    expect(
      await dialog
        .getByLabel(/^Role at most/)
        .locator('option')
        .allInnerTexts(),
    ).toEqual(['Editor', 'Regular User']);
    await dialog.getByLabel(/^Name/).fill('mine');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('dialog', { name: 'Token mine' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row').filter({ hasText: 'mine' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'User' }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'tokens', APPEARANCE_RULES);
  });
});
