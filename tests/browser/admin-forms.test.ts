import { openStore, runtime } from '@croupier/core';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addStaff, signInAs } from './staff.js';
import { newSite, servedSite } from './test-sites.js';

const sample = servedSite();
const ours = newSite();

beforeAll(async () => {
  await addStaff(sample.storage, 'ada');
  await addStaff(ours.storage, 'ada');
});

/** Presses the words of a label with the mouse, and says how far they moved until it was released. */
async function pressLabel(page: Page, words: Locator): Promise<number> {
  const box = async () =>
    (await words.boundingBox()) as NonNullable<Awaited<ReturnType<typeof words.boundingBox>>>;
  const { x, y, width, height } = await box();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const moved = Math.abs((await box()).y - y);
  await page.mouse.up();
  return moved;
}

test('A-206: the first press behind a field that stays empty counts, and moves nothing', async () => {
  await sample.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await page.getByRole('button', { name: 'Add Redirect' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Source/).click();
    const prefix = dialog.locator('label', { hasText: /^Prefix$/ });
    expect(await pressLabel(page, prefix)).toBe(0);
    expect(await dialog.getByRole('radio', { name: 'Prefix' }).isChecked()).toBe(true);
    // It is said at the field, and in the summary once saving was tried.
    await dialog.getByText('Source is required').waitFor();
    expect(await dialog.getByRole('link', { name: 'Source is required' }).count()).toBe(0);
    await dialog.locator('button', { hasText: /^Save$/ }).click();
    await dialog.getByRole('link', { name: 'Source is required' }).waitFor();
    await dialog.getByRole('link', { name: 'Target is required' }).waitFor();
  });
});

test('a new casino with a taken name says which slug it gets, as a fact and no error, and gets it', async () => {
  await sample.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/casinos/new');
    await page.getByLabel(/^Name/).click();
    await page.keyboard.type('Copper Heron');
    await page.getByText("Copper Heron has this slug, so this one gets 'copper-heron-2'.").waitFor();
    await page.getByText(/\/casino\/copper-heron-2$/).waitFor();
    expect(await page.getByText('is taken by').count()).toBe(0);
    await page.getByLabel(/^Description/).fill('Another.');
    await page.locator('button', { hasText: /^Save$/ }).click();
    const added = () =>
      openStore(sample.storage, runtime).question((content) => content.casinos.getBySlug('copper-heron-2'));
    await expect.poll(async () => (await added())?.name).toBe('Copper Heron');
  });
});

test('A-165: a page whose slug was emptied by hand asks for one', async () => {
  await ours.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/pages/new');
    await page.getByLabel(/^Title/).fill('House Rules');
    const slug = page.getByRole('textbox', { name: /^Slug/ });
    await expect.poll(() => slug.inputValue()).toBe('house-rules');
    await slug.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await page.locator('button', { hasText: /^Save Draft$/ }).click();
    await page.getByText('Please enter a page slug.').first().waitFor();
    const pages = () =>
      openStore(ours.storage, runtime).question((content) => [...content.pages.all()].length);
    expect(await pages()).toBe(0);
  });
});

test('A-213, A-214: a site without sample content does not speak of it behind the buttons of forum and tournaments', async () => {
  await ours.onPage({}, async (page) => {
    const toasts = page.locator('[data-sonner-toast]');
    await signInAs(page, 'ada', '/admin/forum');
    await page.getByRole('button', { name: 'Add Topic' }).click();
    await toasts.getByText('Croupier does not run a forum').waitFor();
    expect(await page.getByText('This is sample content').count()).toBe(0);
    await page.goto('/admin/tournaments');
    await page.getByRole('button', { name: 'Add Tournament' }).click();
    const dialog = page.getByRole('dialog');
    for (const field of await dialog.locator('input[type=text]:not([inputmode])').all())
      await field.fill('Spring');
    for (const date of await dialog.locator('input[type=date]').all()) await date.fill('2030-01-01');
    for (const date of await dialog.locator('input[type=datetime-local]').all())
      await date.fill('2030-01-01T10:00');
    await dialog.locator('button', { hasText: /^Save$/ }).click();
    await toasts.getByText('Croupier does not run tournaments').waitFor();
    expect(await page.getByText('This is sample content').count()).toBe(0);
  });
});
