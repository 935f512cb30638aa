import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const served = servedSite();

test.each([390, 1440])('at %i px no title of a page sticks to the header', async (width) => {
  await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
    for (const path of ['/search?q=paypal', '/news', '/contact', '/casinos-by-country', '/compare']) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const header = await page.locator('header').first().boundingBox();
      const distance = (title?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
      expect(distance, path).toBeGreaterThanOrEqual(24);
    }
  });
});

test('the distance of paragraphs is that of our styles, never that of the browser', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    for (const path of ['/', '/best-casinos', '/search?q=paypal', '/forum', '/blog/a-budget-that-holds']) {
      await page.goto(path);
      const faults = await page.locator('main p:not([class])').evaluateAll((all) =>
        all
          .filter((one) => one.closest('[class*="RichText"]') === null)
          .filter((one) => getComputedStyle(one).marginBlock !== '0px')
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(faults, path).toEqual([]);
    }
  });
});
