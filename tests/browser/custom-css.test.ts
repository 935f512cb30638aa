import { createPerform, runtime, stylesDisable, stylesSet } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSite, servedSite } from './test-sites.js';

const served = servedSite();
const demo = demoSite();

const HIDING = `
  * { display: none !important; opacity: 0 !important; visibility: hidden !important }
  header, main, footer, [data-kept]:not(#x) { display: none !important; clip-path: circle(0) !important }
`;

/** The parts of a page that must stay visible, and those that may be hidden. */
async function visibleParts(page: Page): Promise<Record<string, boolean>> {
  const visible = (text: string) => page.getByText(text).first().isVisible();
  return {
    header: await page.locator('header').first().isVisible(),
    hero: await page.locator('main [data-kept]').first().isVisible(),
    disclosure: await visible('We may earn a commission'),
    notice: await page.locator('footer [data-kept]').first().isVisible(),
    rest: await page.getByRole('link', { name: 'See All Casinos' }).isVisible(),
  };
}

const KEPT = { header: true, hero: true, disclosure: true, notice: true, rest: false };

test('a served page shows its header, hero, disclosure and notice whatever custom CSS hides', async () => {
  const perform = createPerform(served.storage, runtime);
  await perform(stylesSet, { css: HIDING });
  await served.onPage({}, async (page) => {
    await page.goto('/');
    expect(await visibleParts(page)).toEqual(KEPT);
    await perform(stylesDisable, {});
    await page.goto('/');
    expect(await visibleParts(page)).toEqual({ ...KEPT, rest: true });
  });
});

test('a page of the demo keeps them visible too, as soon as the CSS changes', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See All Casinos' }).waitFor();
    expect(await visibleParts(page)).toEqual({ ...KEPT, rest: true });
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.evaluate((css) => {
      localStorage.setItem('customStyle', JSON.stringify({ css, isActive: true }));
      localStorage.setItem('storeGeneration', 'another');
    }, HIDING);
    await page.getByRole('link', { name: 'See All Casinos' }).waitFor({ state: 'hidden' });
    expect(await visibleParts(page)).toEqual(KEPT);
  });
});
