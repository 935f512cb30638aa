import { expect, test } from 'vitest';
import { newSite, servedSite } from '../test-sites.js';

const served = servedSite();
const fresh = newSite();

test('on a phone the first screen of the home page holds the finder and the first casino with its score', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/');
    const finder = await page.locator('main form').first().boundingBox();
    const casino = await page.locator('main article').first().boundingBox();
    const score = await page.locator('main article [data-part="score"]').first().boundingBox();
    expect(finder?.y).toBeLessThan(casino?.y ?? 0);
    expect(casino?.y).toBeLessThan(720);
    expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThan(844);
  });
});

test('on a phone the notice of the sample and the header take less than an eighth of the screen', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/');
    const header = await page.locator('header').first().boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThan(844 / 8);
    expect(await page.getByText('Sample content:').isVisible()).toBe(true);
  });
});

test('on a wide screen finder and first casino stand side by side on the first screen', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/');
    const finder = await page.locator('main form').first().boundingBox();
    const casino = await page.locator('main article').first().boundingBox();
    expect(casino?.x).toBeGreaterThan((finder?.x ?? 0) + (finder?.width ?? 0));
    expect((finder?.y ?? 0) + (finder?.height ?? 0)).toBeLessThan(900);
    expect((casino?.y ?? 0) + (casino?.height ?? 0)).toBeLessThan(900);
  });
});

test('figures stand below the list of casinos', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/');
    const lastCasino = await page.locator('section[aria-labelledby="casinos-title"]').boundingBox();
    const figures = await page.getByText('13,367').first().boundingBox();
    expect(figures?.y).toBeGreaterThan((lastCasino?.y ?? 0) + (lastCasino?.height ?? 0));
  });
});

test('a new site has a title and an empty list, and neither a finder nor a first casino', async () => {
  await fresh.onPage({ viewport: { width: 390, height: 844 } }, async (page, complaints) => {
    await page.goto('/');
    expect(await page.locator('main article, main form').count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toContain('Top of the list');
    expect(complaints).toEqual([]);
  });
});

test('on a wide screen two casinos fill the row of their list', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/');
    const list = page.locator('section[aria-labelledby="casinos-title"] ul').first();
    const cards = list.locator(':scope > li');
    expect(await cards.count()).toBe(2);
    const [whole, first, last] = await Promise.all(
      [list, cards.first(), cards.last()].map((one) => one.boundingBox()),
    );
    expect(last?.y).toBe(first?.y);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
  });
});

test.each([390, 768, 1440])('at %i px each label of the finder is on one line', async (width) => {
  await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto('/');
    const lines = await page
      .locator('main form')
      .first()
      .locator('label')
      .evaluateAll((all) =>
        all.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
        }),
      );
    expect(lines).toEqual([1, 1, 1]);
  });
});
