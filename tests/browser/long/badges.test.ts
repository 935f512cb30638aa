import { CARD_LANGUAGES, ROUTES, settingsSet } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openScreen, SCREENS, screenPath } from '../admin-screens.js';
import { adminSite } from '../admin-site.js';
import { performOn } from '../staff.js';

const site = adminSite((content) => {
  const hard = { description: 'x', rating: 6, safetyRating: 6, isFeatured: true };
  content.casinos.insert({
    ...{ ...hard, name: 'Grand Meridian Riverboat', slug: 'meridian', isBlacklisted: true },
    ...{ blacklistSeverity: 'medium', blacklistDate: '2026-01-05', blacklistReason: 'x' },
  });
  content.casinos.insert({
    ...hard,
    name: 'Donaudampfschifffahrts Casino',
    slug: 'donau',
    safetyRating: 9.5,
  });
  content.redirects.insert({ source: '/old', target: '/gone', match: 'exact', order: 101 });
  const item = { id: '0190a0a0-0000-7000-8000-000000000001', label: 'Item', url: '/gone', order: 1 };
  content.menus.set({ ...content.menus.get(), header: [item] });
});

const WIDTHS = [320, 360, 390];

/** Badges of more than one line, and those of which something is cut or beyond the screen. */
const BROKEN_BADGES = `[...document.querySelectorAll('.cr-Badge-module__root')].flatMap((badge) => {
  const box = badge.getBoundingClientRect();
  if (box.width === 0) return [];
  const { lineHeight, borderTopWidth } = getComputedStyle(badge);
  const faults = [];
  if (box.height > parseFloat(lineHeight) + 2 * parseFloat(borderTopWidth) + 1) faults.push('lines');
  if (badge.scrollWidth > badge.clientWidth + 1) faults.push('cut');
  for (let one = badge.parentElement; one !== null; one = one.parentElement) {
    const around = one.getBoundingClientRect();
    const isCutting = one === document.documentElement || getComputedStyle(one).overflowX !== 'visible';
    if (isCutting && (box.left < around.left - 1 || box.right > around.right + 1)) faults.push('beyond');
  }
  return faults.length === 0 ? [] : [badge.innerText + ': ' + [...new Set(faults)].join(', ')];
})`;

async function brokenBadges(page: Page, path: string): Promise<string[]> {
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const found = (await page.evaluate(BROKEN_BADGES)) as string[];
    broken.push(...[...new Set(found)].map((one) => `${path} at ${width}: ${one}`));
  }
  return broken;
}

async function languageAt(page: Page, path: string): Promise<string | null> {
  await page.goto(path);
  return page.locator('html').getAttribute('lang');
}

const OTHERS = [
  '/casino/meridian',
  '/casino/donau',
  '/casino/copper-heron',
  '/search?q=casino',
  '/search?q=bonus',
];
const PUBLIC = [
  ...Object.values(ROUTES).flatMap(({ pattern }) => (pattern.includes('{') ? [] : [pattern])),
  ...OTHERS,
];

test.each(CARD_LANGUAGES)(
  'on phones each badge of a public page is one line, whole: %s',
  async (language) => {
    await performOn(site.storage)(settingsSet, { changes: { language } });
    await site.onPage({ viewport: { width: 320, height: 800 } }, async (page) => {
      const broken: string[] = [];
      let count = 0;
      await expect.poll(() => languageAt(page, '/')).toBe(language);
      for (const path of PUBLIC) {
        await page.goto(path);
        count += await page.locator('.cr-Badge-module__root').count();
        broken.push(...(await brokenBadges(page, path)));
      }
      expect(broken).toEqual([]);
      expect(count).toBeGreaterThan(40);
    });
  },
  300_000,
);

test('on phones each badge of the admin is one line, whole', async () => {
  await site.onPage({ viewport: { width: 320, height: 800 } }, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const broken: string[] = [];
    for (const screen of SCREENS) {
      await openScreen(page, await screenPath(site.storage, screen));
      broken.push(...(await brokenBadges(page, screen)));
    }
    expect(broken).toEqual([]);
  });
});
