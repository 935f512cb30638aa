import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { selectViewports } from './route-checks.js';
import { servedSite } from './test-sites.js';

/** Pages of this part of the site, each with text that it must show. */
const PAGES: [path: string, words: string[]][] = [
  [
    '/best-casinos',
    ['Best Casinos', 'Featured', 'Premium', 'Visit Casino', 'Read Review', 'Safety & Security', '30%'],
  ],
  ['/casinos-by-country', ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'Malta']],
  ['/casinos-by-country/country/mt', ['Casinos in Malta', '8.8', 'Average rating', 'Before you play']],
  ['/reviews', ['Visit Casino', 'Read Full Review', 'How We Review Casinos', 'Request a Review']],
  ['/reviews?q=nothing-like-it', ['No results found', 'Try searching with different keywords']],
  [
    '/casino/lantern-quay',
    ['8.4/10 - Good', 'Rating Breakdown', 'Casino Information', 'Read Terms & Conditions', 'Bonuses We List'],
  ],
  ['/casino/brass-magpie', ['Blacklisted', 'Does not pay withdrawals']],
  ['/blacklisted', ['High risk', 'Does not pay withdrawals', 'Apr 14, 2026', 'Red Flags to Watch For']],
  ['/compare', ['Which casinos?']],
  ['/compare?c=copper-heron,nobody', ["We have no casino 'nobody'.", 'Choose one more']],
  ['/compare?c=copper-heron,lantern-quay,paper-kite,brass-magpie', ['Differs', 'Best', 'Only differences']],
];

const served = servedSite();

/** Waits until a page is at an address. */
function expectShown(page: Page, address: string): Promise<void> {
  return page.waitForURL(({ href }) => decodeURIComponent(href) === served.address + address);
}

test.each(selectViewports(1))(
  'casino pages show their content without errors at %s',
  async (_, width, colorScheme) => {
    await served.onPage({ viewport: { width, height: 900 }, colorScheme }, async (page, complaints) => {
      for (const [path, words] of PAGES) {
        await page.goto(path);
        const text = await page.locator('main').innerText();
        for (const word of words) expect(text, path).toContain(word);
      }
      expect(complaints).toEqual([]);
    });
  },
);

test('without script, a visitor searches, sorts, chooses a country, and compares', async () => {
  await served.onPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/reviews');
    await page.getByRole('searchbox', { name: 'Search casinos by name' }).fill('QUAY');
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByRole('button', { name: 'Show' }).click();
    await expectShown(page, '/reviews?q=QUAY&sort=name');
    expect(await page.locator('main article h2').allInnerTexts()).toEqual(['Lantern Quay']);
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL((address) => address.searchParams.get('q') === null);
    expect(await page.locator('main article h2').allInnerTexts()).toEqual([
      'Copper Heron',
      'Lantern Quay',
      'Paper Kite',
      'Brass Magpie',
    ]);

    await page.goto('/casinos-by-country');
    await page.getByRole('link', { name: /^Germany/ }).click();
    await page.getByRole('heading', { name: 'Casinos in Germany' }).waitFor();
    await page.getByRole('link', { name: /^Germany/ }).click();
    await expectShown(page, '/casinos-by-country');
    expect(await page.locator('main article').count()).toBe(0);

    await page.goto('/best-casinos');
    for (const name of ['Paper Kite', 'Copper Heron']) await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('button', { name: 'Compare chosen casinos' }).click();
    await page.waitForURL('**/compare?*');
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Copper Heron'),
        expect.stringContaining('Paper Kite'),
      ]),
    );
    await page.getByRole('link', { name: 'Add Lantern Quay' }).click();
    await expectShown(page, '/compare?c=copper-heron,paper-kite,lantern-quay');
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expectShown(page, '/compare?c=copper-heron,paper-kite,lantern-quay&only=differences');
    await page.getByRole('link', { name: 'Remove Paper Kite' }).click();
    await expectShown(page, '/compare?c=copper-heron,lantern-quay&only=differences');
  });
});

test('a visitor reads a review by keyboard, section by section, and each section has its own address', async () => {
  await served.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/casino/copper-heron');
    await page.locator('[data-tab="payments"]').focus();
    await page.keyboard.press('Enter');
    await expectShown(page, '/casino/copper-heron#payments');
    await page.goto('/casino/copper-heron#bonuses');
    await expect.poll(() => topOf(page, '#bonuses')).toBeLessThan(200);
    // The heading is not under the sticky tabs.
    expect(await topOf(page, '#bonuses h2')).toBeGreaterThan(await bottomOf(page, '[data-tab="bonuses"]'));
    await page.getByRole('link', { name: 'Back to Reviews' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reviews');
  });
});

test('no page links from a blacklisted casino to its site', async () => {
  await served.onPage({}, async (page) => {
    let ways = 0;
    for (const [path] of PAGES) {
      await page.goto(path);
      expect(await page.locator('a[href*="brass-magpie.example"]').count(), path).toBe(0);
      const out = page.locator('a[href^="https://"][href*=".example"]');
      for (const rel of await out.evaluateAll((links) => links.map((link) => link.getAttribute('rel')))) {
        expect(rel, path).toBe('sponsored nofollow noopener');
        ways++;
      }
    }
    expect(ways).toBeGreaterThan(20);
  });
});

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

function bottomOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
}

test('a card breaks no word of a short name, however wide the list is', async () => {
  await served.onPage({}, async (page) => {
    await page.goto('/best-casinos');
    const name = page.locator('main').getByText('Copper Heron', { exact: true }).first();
    for (let width = 320; width <= 1280; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect(await name.evaluate(brokenWords), `${width} px`).toEqual([]);
    }
  });
});

/** The words of an element that stand on more than one line. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  return broken;
}
