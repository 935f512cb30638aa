import { OWNER, tokensAdd, tokensList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../page-checks.js';
import { addStaff, PASSWORD, performOn, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();
const NEXT = 'a-second-long-word';
const OFFER = 'Also delete the tokens that otherwise stay valid: nightly, reports';

/** Adds an editor with two tokens. */
async function addEditor(user: string): Promise<void> {
  await addStaff(site.storage, user, 'editor');
  for (const name of ['reports', 'nightly'])
    await performOn(site.storage)(tokensAdd, { name, user }, { actor: OWNER });
}

async function tokensOf(user: string): Promise<string[]> {
  const { result } = await performOn(site.storage)(tokensList, { user }, { actor: OWNER });
  return result.records.map(({ name }) => name).sort();
}

async function signInOnSite(page: Page, user: string): Promise<void> {
  await page.goto('/login?from=/profile');
  await page.locator('#login-identifier').fill(user);
  await page.locator('#login-password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/profile');
}

/** Fills in the form for a new password, and sends it. */
async function changePassword(page: Page): Promise<void> {
  await page.getByLabel(/^Present password/).fill(PASSWORD);
  await page.getByLabel(/^New password/).fill(NEXT);
  await page.getByLabel(/^Confirm new password/).fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('the profile of the site names the tokens that a new password leaves, and deletes them if it is asked to', async () => {
  await addEditor('petra');
  await site.onPage({}, async (page) => {
    await signInOnSite(page, 'petra');
    await page.getByText(OFFER).click();
    await page.getByLabel(/^Present password/).fill('wrong-umbra');
    await page.getByLabel(/^New password/).fill(NEXT);
    await page.getByLabel(/^Confirm new password/).fill(NEXT);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await tokensOf('petra')).toEqual(['nightly', 'reports']);
    await page.getByText(OFFER).click();
    await expectAccessible(page, 'the profile with tokens');
    await changePassword(page);
    await page.getByText('Your password was changed.').waitFor();
    expect(await tokensOf('petra')).toEqual([]);
    expect(await page.getByText('Also delete').count()).toBe(0);
  });
});

test('tokens stay where nobody asks to delete them, and the profile goes on naming them', async () => {
  await addEditor('orla');
  await site.onPage({ javaScriptEnabled: false }, async (page) => {
    await signInOnSite(page, 'orla');
    await changePassword(page);
    await page.getByText('Your password was changed.').waitFor();
    await page.getByText(OFFER).waitFor();
    expect(await tokensOf('orla')).toEqual(['nightly', 'reports']);
  });
});

test('the profile in the admin does the same, and says which tokens were deleted', async () => {
  await addEditor('vera');
  await site.onPage({}, async (page) => {
    await signInAs(page, 'vera', '/admin/profile');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByText(OFFER).click();
    await changePassword(page);
    await page.getByText('These tokens were deleted: nightly, reports').waitFor();
    expect(await tokensOf('vera')).toEqual([]);
    await expect.poll(() => page.getByText('Also delete').count()).toBe(0);
  });
});

test('a one-time password for somebody else names their tokens before, and says afterwards what became of them', async () => {
  await addEditor('wanda');
  await addStaff(site.storage, 'chief');
  await site.onPage({}, async (page) => {
    await signInAs(page, 'chief', '/admin/users?q=wanda');
    for (const isEnd of [false, true]) {
      await page.getByRole('button', { name: /wanda/ }).click();
      await page.getByRole('menuitem', { name: 'Reset password' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(OFFER).waitFor();
      if (isEnd) await dialog.getByText(OFFER).click();
      await expectAccessible(page, 'a password that is reset');
      await dialog.getByRole('button', { name: 'Reset password' }).click();
      const told = isEnd
        ? 'Tokens of wanda are deleted: nightly, reports'
        : 'Tokens of wanda stay valid: nightly, reports.';
      await page.getByText(told).waitFor();
      expect(await tokensOf('wanda')).toEqual(isEnd ? [] : ['nightly', 'reports']);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText(told).waitFor({ state: 'hidden' });
    }
  });
});
