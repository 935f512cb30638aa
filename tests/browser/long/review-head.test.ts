import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const served = servedSite();

test('on a phone a bar with score, visit and notice is at the top once the head of a review has gone, and not before', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/casino/copper-heron');
    const bar = page.locator('[data-verdict-bar] > div');
    const isOnTop = () =>
      bar.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await isOnTop()).toBe(false);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(isOnTop).toBe(true);
    expect((await bar.boundingBox())?.y).toBe(0);
    expect(await bar.innerText()).toMatch(/9\.2\s[\s\S]*Ad · 18\+\s[\s\S]*Visit Casino/);
    expect(await bar.getByText('Visit Casino').getAttribute('rel')).toBe('sponsored nofollow noopener');
  });
});

test('on a phone no focused link of a review is under the bar, in either direction', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/casino/copper-heron');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const bar = document.querySelector('[data-verdict-bar] > div')?.getBoundingClientRect();
        if (bar === undefined || bar.top !== 0 || focused.closest('article') === null) return false;
        return focused.getBoundingClientRect().top < bar.bottom - 1;
      });
      expect(covered, `step ${step}`).toBe(false);
    }
  });
});

test('on a wide screen a review has no bar, and name, verdict and offer stand in one row', async () => {
  await served.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/casino/copper-heron');
    expect(await page.locator('[data-verdict-bar]').isVisible()).toBe(false);
    const name = await page.locator('h1').boundingBox();
    const score = await page.locator('[data-part="score"]').first().boundingBox();
    const visit = await page.locator('header [data-part="visit"]').boundingBox();
    expect(score?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0) - 1);
    expect(visit?.x).toBeGreaterThan((score?.x ?? 0) + (score?.width ?? 0));
    const sizes = await page
      .locator('h1, article h2, article h3')
      .evaluateAll((found) =>
        found.map((one) => [one.tagName, Number.parseFloat(getComputedStyle(one).fontSize)]),
      );
    const largest = (level: string) =>
      Math.max(...sizes.filter(([tag]) => tag === level).map(([, size]) => Number(size)));
    expect(largest('H1')).toBeGreaterThan(largest('H2'));
    expect(largest('H2')).toBeGreaterThan(largest('H3'));
  });
});
