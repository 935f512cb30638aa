import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { servedSite } from './test-sites.js';

const site = servedSite();
const password = 'kvetch-umbra';

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel(/^Username/).fill(username);
  await page.locator('#register-email').fill(`${username}@guide.example`);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('without script a visitor registers, changes the password, signs out and in, and returns to the page before', async () => {
  await site.onPage({ javaScriptEnabled: false }, async (page) => {
    await register(page, 'maria');
    await page.getByText('Account of maria').waitFor();
    await page.goto('/profile');
    await page.getByLabel(/^Present password/).fill(password);
    await page.getByLabel(/^New password/).fill('second-umbra');
    await page.getByLabel(/^Confirm new password/).fill('another-one');
    await page.getByRole('button', { name: 'Change password' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('Passwords do not match');
    await page.getByLabel(/^Present password/).fill(password);
    await page.getByLabel(/^New password/).fill('second-umbra');
    await page.getByLabel(/^Confirm new password/).fill('second-umbra');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await page.locator('summary', { hasText: 'maria' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.goto('/reviews');
    await page.getByRole('link', { name: 'Login', exact: true }).first().click();
    await page.locator('#login-identifier').fill('maria');
    await page.locator('#login-password').fill('second-umbra');
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/reviews');
    await page.getByText('Account of maria').waitFor();
  });
});

test('a page of another site cannot sign anybody out, in a real browser', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await register(page, 'noemi');
    await page.getByText('Account of noemi').waitFor();
    await context.route('http://elsewhere.localhost/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${site.address}/sign-out"><button>Win</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.localhost/');
    const [answer] = await Promise.all([
      page.waitForResponse(`${site.address}/sign-out`),
      page.getByRole('button', { name: 'Win' }).click(),
    ]);
    expect(answer.status()).toBe(403);
    await page.goto('/');
    await page.getByText('Account of noemi').waitFor();
  });
});
