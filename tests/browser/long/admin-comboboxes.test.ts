import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite((content) => {
  content.casinos.insert({ name: 'Aurora Palace', slug: 'aurora-palace', description: 'Northern.' });
});

const store = openStore(site.storage, runtime);
const casino = (slug: string) => store.question((content) => content.casinos.getBySlug(slug));
const bonuses = () => store.question((content) => [...content.bonuses.all()].map(({ title }) => title));
/** Presses the words of a label. */
const label = (page: Page, words: string) =>
  page
    .locator('label', { hasText: new RegExp(`^${words}`) })
    .first()
    .click();
const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const save = (page: Page) => page.locator('button', { hasText: /^Save$/ }).click();

test('half a country and Enter choose it, an exact one and Tab too; what fits nothing stays, is said, and is not lost', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos/new');
    await label(page, 'Name');
    await type(page, 'Fjord House');
    await press(page, 'Enter');
    await page.getByLabel(/^Description/).fill('Cold.');
    await tab(page, 'Details');
    const countries = page.getByRole('combobox', { name: /^Countries/ });
    const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
    await countries.waitFor();
    await label(page, 'Countries');
    await type(page, 'denm');
    await press(page, 'Enter');
    await chip('Denmark').waitFor();
    expect(await countries.inputValue()).toBe('');
    await press(page, 'Enter');
    await type(page, 'malta');
    await press(page, 'Tab');
    await chip('Malta').waitFor();

    await countries.click();
    await type(page, 'Atlantis');
    await press(page, 'Enter');
    await press(page, 'Tab');
    expect(await countries.inputValue()).toBe('Atlantis');
    await page.getByText("'Atlantis' fits nothing in the list").first().waitFor();
    await save(page);
    await tab(page, 'Settings');
    await tab(page, 'Details');
    expect(await countries.inputValue()).toBe('Atlantis');
    expect(await casino('fjord-house')).toBeUndefined();

    await countries.click();
    await press(page, 'ControlOrMeta+A');
    await press(page, 'Backspace');
    // Escape takes back no country.
    await press(page, 'Escape');
    await press(page, 'Escape');
    await type(page, 'Finland');
    await save(page);
    await expect.poll(async () => (await casino('fjord-house'))?.countries).toEqual(['DK', 'MT', 'FI']);
  });
});

test('Enter in a form of several fields saves nothing, and Ctrl and S saves what is typed', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos/new');
    await page.getByLabel(/^Description/).fill('Warm.');
    await label(page, 'Name');
    await type(page, 'Sand House');
    await press(page, 'Enter');
    await tab(page, 'Details');
    await page.getByRole('combobox', { name: /^Countries/ }).waitFor();
    await label(page, 'Countries');
    await type(page, 'spain');
    expect(await casino('sand-house')).toBeUndefined();
    await press(page, 'ControlOrMeta+S');
    await expect.poll(async () => (await casino('sand-house'))?.countries).toEqual(['ES']);
  });
});

test('a new bonus takes its casino by half its name and Enter, and is not saved without a casino and a title', async () => {
  await site.onPage({}, async (page) => {
    const before = await bonuses();
    await site.signIn(page, '/admin/bonuses');
    await page.getByRole('button', { name: 'Add Bonus' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Bonus' });
    await save(page);
    await dialog.getByText('Please choose the casino of the bonus').first().waitFor();
    await dialog.getByText('Bonus title is required').first().waitFor();
    await label(page, 'Casino');
    await type(page, 'Aurora');
    await press(page, 'Enter');
    await expect
      .poll(() => dialog.getByRole('combobox', { name: /^Casino/ }).inputValue())
      .toBe('Aurora Palace');
    await save(page);
    await dialog.getByText('Bonus title is required').first().waitFor();
    expect(await bonuses()).toEqual(before);
    await label(page, 'Title');
    await type(page, 'Ten spins');
    await press(page, 'Enter');
    await save(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await bonuses()).toEqual([...before, 'Ten spins']);
  });
});

test('a toplist is not saved with a filter text that fits nothing; the error says what to do, and leads to that filter', async () => {
  await site.onPage({}, async (page) => {
    const stored = () => store.question(({ toplists }) => [...toplists.all()].map(({ title }) => title));
    const before = await stored();
    await site.signIn(page, '/admin/toplists?edit=new');
    const dialog = page.getByRole('dialog', { name: 'Add Toplist' });
    const filters = dialog.getByRole('group', { name: /Casinos/ }).getByRole('combobox');
    await filters.nth(1).waitFor();
    await label(page, 'Title');
    await type(page, 'Best of Nothing');
    await filters.nth(1).focus();
    await type(page, 'Atlantis');
    await save(page);
    const fault = "'Atlantis' fits nothing in the list. Choose one, or empty the box.";
    await dialog.getByRole('link', { name: fault }).click();
    expect(await filters.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await filters.nth(1).getAttribute('aria-invalid')).toBe('true');
    expect(await filters.nth(0).getAttribute('aria-invalid')).not.toBe('true');
    expect(await stored()).toEqual(before);
    await press(page, 'ControlOrMeta+A');
    await press(page, 'Backspace');
    await save(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await stored()).toEqual([...before, 'Best of Nothing']);
  });
});
