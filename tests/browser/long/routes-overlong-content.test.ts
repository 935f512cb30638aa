import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOverlongContent } from '../overlong-content.js';
import {
  ALL_URLS,
  expectKeyboardReachable,
  expectNoLayoutShift,
  recordLayoutShifts,
  selectViewports,
} from '../route-checks.js';
import { newSite, servedSite } from '../test-sites.js';

const hard = servedSite();
const blank = newSite();

beforeAll(async () => {
  await openStore(hard.storage, runtime).change(
    { by: { name: 'owner' }, operation: 'hard.put' },
    insertOverlongContent,
  );
});

const HARD = [
  ...ALL_URLS,
  '/search?q=donau',
  `/search?q=${'x'.repeat(200)}`,
  '/casino/hard-long',
  '/casino/hard-arabic',
  '/casino/hard-emoji',
  '/casino/hard-zero',
  '/casino/hard-blacklisted',
  '/blog/hard-long',
  '/blog/hard-hebrew',
  '/hard-page-long',
  '/hard-page-japanese',
  '/compare?c=hard-long,hard-arabic,hard-zero,hard-blacklisted',
];
/** What a new site has no page for: it knows no payment method either. */
const NEEDS_CONTENT =
  /\/casino\/|\/blog\/|\/about|\/best-casinos\/|\/authors\/|\/how-we-rate|\/contact|[?]payment=/;
const WITHOUT_CONTENT = ALL_URLS.filter((path) => !NEEDS_CONTENT.test(path));

/** Expects that nothing is wider than the screen, nothing moves and nothing covers what can be pressed. */
async function expectUnbroken(page: Page, address: string): Promise<void> {
  const wider = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? scrollWidth : 0;
  });
  expect(wider, `${address} is wider than its screen`).toBe(0);
  await expectKeyboardReachable(page, address);
  await expectNoLayoutShift(page, address);
}

const screens = selectViewports(1);

describe.each(screens)('at %s', (_name, width, colorScheme) => {
  test.each(HARD)('%s fits overlong content', async (address) => {
    await hard.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page) => {
      await recordLayoutShifts(page);
      await page.goto(address);
      await expectUnbroken(page, address);
    });
  });

  test.each(WITHOUT_CONTENT)('%s of a new site passes all checks', async (address) => {
    await blank.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
      await recordLayoutShifts(page);
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectUnbroken(page, address);
      expect(complaints).toEqual([]);
    });
  });
});

test('a table with many columns breaks no words, and scrolls', async () => {
  await hard.onPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await page.goto('/hard-page-long');
    const cell = page.getByRole('cell').first();
    const lines = await cell.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test('a logo that does not load shows the letters of its casino', async () => {
  await hard.onPage({}, async (page) => {
    await page.goto('/casino/hard-long');
    const logo = page.locator('[data-part="logo"]').first();
    const letters = await logo.evaluate((box) => {
      const image = box.querySelector('img') as HTMLElement;
      const [whole, part] = [box.getBoundingClientRect(), image.getBoundingClientRect()];
      // It lies on the letters that stands there before it, and does not push it away.
      return [getComputedStyle(image, '::after').content, Math.round(part.top - whole.top)];
    });
    expect(letters).toEqual([expect.stringMatching(/"D."/), 1]);
  });
});
