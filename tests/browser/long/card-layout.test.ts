import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const served = servedSite((content) => {
  content.casinos.insert({
    slug: 'plain-harbor',
    name: 'Plain Harbor',
    description: 'x',
    rating: 9.6,
    safetyRating: 9,
    isFeatured: true,
    bonus: '100% up to €150 and 30 free spins',
    visitUrl: 'https://plain-harbor.example/',
  });
});
const arabic = servedSite((content) => {
  content.settings.set({ ...content.settings.get(), language: 'ar' });
});

test('on a phone a casino is at most 250 pixels high, with its score beside its name and both buttons in a row', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/best-casinos');
    const box = async (selector: string) => {
      const found = await page.locator(`[data-croupier-casino="plain-harbor"] ${selector}`).boundingBox();
      if (found === null) throw new Error(`nothing is at ${selector}`);
      return found;
    };
    const card = await page.locator('[data-croupier-casino="plain-harbor"]').boundingBox();
    expect(card?.height).toBeLessThanOrEqual(250);
    const name = await box('[data-part="name"]');
    const score = await box('[data-part="score"]');
    expect(score.x).toBeGreaterThan(name.x + name.width);
    expect(score.y).toBeLessThan(name.y + name.height);
    const visit = await box('[data-part="visit"]');
    const read = await box('[data-part="read"]');
    expect(visit.y).toBe(read.y);
    expect(read.x).toBeGreaterThan(visit.x + visit.width);
  });
});

test('the choice to compare is inside the card, and the tray names the chosen casinos', async () => {
  await served.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/best-casinos');
    for (const name of ['Plain Harbor', 'Lantern Quay']) {
      await page.locator('article', { hasText: name }).getByLabel(`Compare ${name}`).check();
    }
    const tray = page.locator('#compare-chosen');
    expect(await tray.innerText()).toContain('Plain Harbor, Lantern Quay');
    await page.getByLabel('Compare Plain Harbor').uncheck();
    expect(await tray.innerText()).not.toContain('Plain Harbor');
    await page.getByLabel('Compare Lantern Quay').uncheck();
    expect(await tray.innerText()).toContain('Two to four of them.');
  });
});

test('on a wide screen the facts that are known stand between the name and the score', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/best-casinos');
    const heron = page.locator('[data-croupier-casino="copper-heron"]');
    const facts = (await heron.locator('dl').boundingBox()) ?? { x: 0, width: 0 };
    const name = (await heron.locator('[data-part="name"]').boundingBox()) ?? { x: 0, width: 0 };
    const score = (await heron.locator('[data-part="score"]').boundingBox()) ?? { x: 0 };
    expect(await heron.locator('dt').allInnerTexts()).toEqual([
      'Withdrawal Time',
      'Licenses',
      'Minimum Deposit',
    ]);
    expect(await heron.innerText()).toContain('Wagering: 25x bonus');
    expect(facts.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(facts.x + facts.width).toBeLessThanOrEqual(score.x);
    expect(await page.locator('[data-croupier-casino="plain-harbor"] dl').count()).toBe(0);
  });
});

test('in the narrowest place the buttons of a card stand below each other, as wide as the card', async () => {
  await served.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/best-casinos');
    const card = page.locator('[data-croupier-casino="plain-harbor"]');
    await card.evaluate((element) => {
      element.style.inlineSize = '200px';
    });
    const visit = await card.locator('[data-part="visit"]').boundingBox();
    const read = await card.locator('[data-part="read"]').boundingBox();
    if (visit === null || read === null) throw new Error('a button is missing');
    expect(visit.width).toBeGreaterThan(150);
    expect(read.width).toBe(visit.width);
    expect(read.y).toBeGreaterThanOrEqual(visit.y + visit.height);
  });
});

test('right to left, foreign words stand behind their label and their mark', async () => {
  await arabic.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/best-casinos');
    const fact = page.locator('[data-croupier-casino="copper-heron"] dl > div').first();
    const label = await fact.locator('dt').boundingBox();
    const value = await fact.locator('dd bdi').boundingBox();
    if (label === null || value === null) throw new Error('the fact is missing');
    expect(label.x - (value.x + value.width)).toBeGreaterThanOrEqual(3);
    await page.goto('/');
    const highlight = page.locator('main article[data-top-pick="true"] li').first();
    expect(await highlight.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  });
});

test('right to left, an English item of a list ends with its full stop, and an empty field reads as the page does', async () => {
  await arabic.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/contact');
    const stopIsLast = await page
      .locator('main li', { hasText: 'reviewed again.' })
      .evaluate(({ firstChild }) => {
        const text = firstChild as Text;
        const leftOf = (at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(text.length - 1) > leftOf(text.length - 2);
      });
    expect(stopIsLast).toBe(true);
    await page.goto('/reviews');
    const search = page.locator('main input[name="q"]');
    const directionOf = () => search.evaluate((one) => getComputedStyle(one).direction);
    expect(await directionOf()).toBe('rtl');
    await search.fill('Copper Heron');
    expect(await directionOf()).toBe('ltr');
  });
});
