import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLongRun, quickShare } from '../long-run.js';
import { APPEARANCE_RULES, collectPageErrors, expectAccessible, expectFits } from './page-checks.js';
import {
  ALL_URLS,
  expectHeadings,
  expectLinksDistinguishable,
  expectNoLayoutShift,
  NOT_FOUND_URLS,
  REAL_URLS,
  recordLayoutShifts,
  selectViewports,
  URLS_BY_PAGE,
} from './route-checks.js';
import { demoSite, realSite, servedSite } from './test-sites.js';

const served = servedSite(({ settings }) => settings.set({ ...settings.get(), hasContactForm: true }));
const demo = demoSite();
const real = realSite();

/** What a browser itself says of an answer that is no page. */
const NO_PAGE_SAID = /^error: Failed to load resource: the server responded with a status of 4(04|10)/;

/** What is looked at: the quick share has one address of every page. */
const URLS = isLongRun ? ALL_URLS : Object.values(URLS_BY_PAGE).flatMap((all) => all.slice(0, 1));

/** What is looked at a second time, in other colors and at another width. */
const URLS_AGAIN = quickShare(URLS, 12);

/** What axe judges with all its rules, which takes longer than all else. */
const URLS_JUDGED = quickShare(URLS, 4);

/** The demo shows the same components from other storage. */
const DEMO_URLS = quickShare(URLS, 24);

async function expectGood(page: Page, address: string, rules?: string[]): Promise<void> {
  if (rules === undefined) await expectFits(page, address);
  else await expectAccessible(page, address, rules);
  await expectLinksDistinguishable(page, address);
  await expectHeadings(page, address);
  await expectNoLayoutShift(page, address);
}

const servedViewports = selectViewports(0, 1);

describe.each(servedViewports)('served at %s', (name, width, colorScheme) => {
  // The markup of a page is judged once; `npm run browser` judges it at every width.
  const isFirst = name === servedViewports[0]?.[0];
  const rules = isLongRun || isFirst ? [] : APPEARANCE_RULES;
  const rulesFor = (address: string) => (isFirst && !URLS_JUDGED.includes(address) ? undefined : rules);

  test.each(isFirst ? URLS : URLS_AGAIN)('%s passes all checks', async (address) => {
    await served.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
      await recordLayoutShifts(page);
      await page.goto(address);
      await expectGood(page, address, rulesFor(address));
      expect(complaints).toEqual([]);
    });
  });

  test('a missing page passes all checks too', async () => {
    await served.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
      await recordLayoutShifts(page);
      for (const address of quickShare(NOT_FOUND_URLS, 4)) {
        await page.goto(address);
        await expectGood(page, address, rules);
      }
      expect(complaints.filter((one) => !NO_PAGE_SAID.test(one))).toEqual([]);
    });
  });
});

describe.each(servedViewports)('a real site at %s', (name, width, colorScheme) => {
  const isFirst = name === servedViewports[0]?.[0];

  test.each(quickShare(REAL_URLS, isFirst ? 12 : 24))('%s passes all checks', async (address) => {
    await real.onPage({ viewport: { width, height: 800 }, colorScheme }, async (page, complaints) => {
      await recordLayoutShifts(page);
      await page.goto(address);
      await expectAccessible(page, address, isLongRun || isFirst ? [] : APPEARANCE_RULES);
      await expectHeadings(page, address);
      await expectNoLayoutShift(page, address);
      // Posts show pictures of hosts that are not there.
      expect(complaints.filter((one) => !/pictures\.example|ERR_NAME_NOT_RESOLVED/.test(one))).toEqual([]);
    });
  });
});

describe.each(selectViewports(2))('the demo at %s', (_name, width, colorScheme) => {
  const options = { viewport: { width, height: 800 }, colorScheme };

  test('its pages pass all checks', { timeout: 600_000 }, async () => {
    await demo.onPage(options, async (page, _complaints, context) => {
      await page.goto('/');
      await page.waitForFunction(() => localStorage.getItem('siteSettings') !== null);
      await page.evaluate(() => {
        const settings = JSON.parse(localStorage.getItem('siteSettings') ?? '');
        localStorage.setItem('siteSettings', JSON.stringify({ ...settings, enableDarkMode: true }));
      });
      for (const address of DEMO_URLS) {
        const tab = await context.newPage();
        const complaints = collectPageErrors(tab);
        await tab.goto(address);
        await tab.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(tab, address, isLongRun ? [] : APPEARANCE_RULES);
        await expectLinksDistinguishable(tab, address);
        expect(complaints, address).toEqual([]);
        await tab.close();
      }
    });
  });
});
