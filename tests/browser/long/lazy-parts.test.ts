import { lazyPartLabels } from '@croupier/core/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { demoSite } from '../test-sites.js';

const site = adminSite();
const demo = demoSite();

const failed = (page: Page) => page.getByText(lazyPartLabels.title);
const tryAgain = (page: Page) => page.getByRole('button', { name: lazyPartLabels.again }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** Loses every request for a chunk, as a bad connection does, until the function that it gives is called. */
async function loseChunk(page: Page, name: string): Promise<() => Promise<void>> {
  const chunk = `**/${name}-*.js`;
  await page.route(chunk, (route) => route.abort('connectionreset'));
  return () => page.unroute(chunk);
}

test('a screen whose script was lost on the way opens with Try again', async () => {
  await site.onPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    const restore = await loseChunk(page, 'GamesScreen');
    await follow(page, 'Games');
    await failed(page).waitFor();
    await restore();
    await tryAgain(page);
    await heading(page, 'Games');
  });
});

test('while the site does not answer, Try again says so and leaves the page as it is', async () => {
  await site.onPage({ viewport: { width: 1280, height: 800 } }, async (page, _, context) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    await context.setOffline(true);
    await follow(page, 'Games');
    await failed(page).waitFor();
    await tryAgain(page);
    await page.getByText(lazyPartLabels.noAnswer(1)).waitFor();
    await context.setOffline(false);
    await tryAgain(page);
    await heading(page, 'Games');
  });
});

test('a dialog whose script was lost says so as a dialog, can be closed, and opens after Try again', async () => {
  await site.onPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await heading(page, 'Casino Management');
    const restore = await loseChunk(page, 'ImportDialog');
    const open = page.getByRole('button', { name: /^Import/ });
    await open.click();
    const dialog = page.getByRole('dialog', { name: lazyPartLabels.title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await open.click();
    await restore();
    await tryAgain(page);
    await failed(page).waitFor({ state: 'detached' });
    await heading(page, 'Casino Management');
    await open.click();
    await page.getByRole('dialog', { name: /^Import/ }).waitFor();
  });
});

test('an editor that was lost leaves the rest of its form, and what was typed is there after Try again', async () => {
  await site.onPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const restore = await loseChunk(page, 'RichTextEditor');
    await site.signIn(page, '/admin/casinos/new');
    await page.getByLabel(/^Name/).fill('Marble Owl');
    await page.getByRole('tab', { name: 'Details' }).click();
    await failed(page).first().waitFor();
    await restore();
    await page.getByRole('button', { name: lazyPartLabels.again }).first().click();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('textbox', { name: 'Detailed Review', exact: true }).waitFor();
    await page.getByRole('tab').first().click();
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Marble Owl');
  });
});

test('the demo says that its admin did not load, and opens it when asked again', async () => {
  await demo.onPage({}, async (page) => {
    const restore = await loseChunk(page, 'AdminApp');
    await page.goto('/admin');
    const again = page.getByRole('alert').getByRole('link').first();
    await again.waitFor();
    await restore();
    await again.click();
    await page.getByLabel(/^Username or email/).waitFor();
  });
});
