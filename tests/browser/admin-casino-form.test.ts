import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminSite } from './admin-site.js';

const site = adminSite((content) => {
  content.casinos.insert({
    name: 'Kept Whole',
    slug: 'kept-whole',
    description: 'With everything.',
    rating: 8,
    bonus: '50 spins',
    countries: ['DK', 'MT'],
    games: ['Slots', 'Poker'],
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const stored = (slug: string) =>
  openStore(site.storage, runtime).question((content) => content.casinos.require(slug));
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Types items into a list of texts, each ended by Enter. */
async function addItems(page: Page, label: RegExp, items: readonly string[]): Promise<void> {
  const field = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  for (const item of items) {
    await field.fill(item);
    await field.press('Enter');
  }
}

test('A-073, A-077, A-078, A-079, A-081, A-086: everything that the form of a new casino collects is saved, countries too', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos/new');
    await page.getByLabel(/^Name/).fill('  Café & Royal -- No. 1 ');
    await page.getByLabel(/^Description/).fill('Blue.');
    await page.getByText('/casino/cafe-royal-no-1').first().waitFor();
    await page.getByLabel(/^Visit URL/).fill('https://cafe.example/');
    await tab(page, 'Ratings');
    const rating = page.getByLabel('Rating (0-5)', { exact: true });
    await rating.fill('6');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Rating must be between 0 and 5').first().waitFor();
    await rating.fill('4.5');
    await page.getByLabel('Safety Rating (0-5)', { exact: true }).fill('4');
    await tab(page, 'Bonuses');
    await page.getByLabel('Bonus', { exact: true }).fill('100% up to €100');
    await addItems(page, /^Highlights/, ['Quick', '  ', 'Calm']);
    await tab(page, 'Details');
    await addItems(page, /^Games/, ['Slots', ' ']);
    await addItems(page, /^Payment Methods/, ['Visa']);
    const countries = page.getByRole('combobox', { name: /^Countries/ });
    await countries.click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect((await options.allInnerTexts()).slice(0, 20).map((text) => text.trim())).toEqual(
      'United States,United Kingdom,Canada,Australia,Germany,Malta,France,Spain,Italy,Netherlands,Sweden,Norway,Finland,Denmark,Austria,Switzerland,Belgium,Ireland,New Zealand,Japan'.split(
        ',',
      ),
    );
    await page.getByRole('option', { name: 'Japan' }).click();
    await page.keyboard.press('Escape');
    await tab(page, 'Settings');
    await page.getByLabel(/^Blacklisted/).click();
    await page.getByLabel(/^Blacklist reason/i).fill('Slow payouts');
    await page.getByRole('radio', { name: 'High' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/: added$/).waitFor();
    expect(await stored('cafe-royal-no-1')).toMatchObject({
      name: 'Café & Royal -- No. 1',
      description: 'Blue.',
      visitUrl: 'https://cafe.example/',
      rating: 9,
      safetyRating: 8,
      bonus: '100% up to €100',
      highlights: ['Quick', 'Calm'],
      games: ['Slots'],
      paymentMethods: ['Visa'],
      countries: ['JP'],
      isActive: true,
      isFeatured: false,
      isBlacklisted: true,
      blacklistReason: 'Slow payouts',
      blacklistSeverity: 'high',
      blacklistDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
  });
});

test('A-082, A-083, A-087: the form of a casino has all tabs, and what is not changed in it stays as it was', async () => {
  await site.onPage({}, async (page) => {
    const { id } = await stored('kept-whole');
    await site.signIn(page, `/admin/casinos/edit/${id}`);
    await heading(page, 'Edit Casino: Kept Whole');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Basic Info',
      'Ratings',
      'Bonuses',
      'Details',
      'Settings',
      'Search and Sharing',
      'Markets',
    ]);
    await page.getByLabel(/^Description/).fill('Changed.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Kept Whole: saved').waitFor();
    expect(await stored('kept-whole')).toMatchObject({
      description: 'Changed.',
      slug: 'kept-whole',
      bonus: '50 spins',
      countries: ['DK', 'MT'],
      games: ['Slots', 'Poker'],
    });
    await page.goto('/admin/casinos/nowhere/edit');
    await page.getByText('Casino Not Found').waitFor();
    await page.getByText("The casino you're looking for doesn't exist.").waitFor();
    await page.getByRole('link', { name: 'Back to Casinos' }).click();
    await heading(page, 'Casino Management');
  });
});

longTest(
  'the moment of a retirement is typed and shown in the time of the reader, whose zone is named, and stored in UTC',
  async () => {
    const abroad = { timezoneId: 'America/New_York', viewport: { width: 390, height: 844 } };
    await site.onPage(abroad, async (page) => {
      const form = `/admin/casinos/${(await stored('kept-whole')).id}/edit`;
      await site.signIn(page, form);
      await tab(page, 'Settings');
      const retired = page.getByLabel(/^Retired At/);
      // A casino that visitors see keeps no such moment, so it is not asked for.
      expect(await retired.count()).toBe(0);
      await page.getByLabel(/^Active/).click();
      await page.getByText('In your local time (America/New_York).').waitFor();
      await retired.fill('2026-07-01T05:30');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(async () => (await stored('kept-whole')).retiredAt).toBe('2026-07-01T09:30:00.000Z');
      await page.goto(form);
      await tab(page, 'Settings');
      expect(await retired.inputValue()).toBe('2026-07-01T05:30');
    });
  },
);

test('a rating is typed with a decimal comma; one that could be two numbers stays, is said, and is not saved', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, `/admin/casinos/${(await stored('kept-whole')).id}/edit`);
    await tab(page, 'Ratings');
    const rating = page.getByLabel('Rating (0-10)', { exact: true });
    await rating.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1,234');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText("'1,234' can be 1.234 or 1234").first().waitFor();
    // A tab that is not shown is not in the page.
    await tab(page, 'Settings');
    await tab(page, 'Ratings');
    expect(await rating.inputValue()).toBe('1,234');
    expect((await stored('kept-whole')).rating).toBe(8);
    await rating.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0,9');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stored('kept-whole')).rating).toBe(0.9);
  });
});
