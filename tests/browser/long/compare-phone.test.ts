import { expect, test } from 'vitest';
import { servedSite } from '../test-sites.js';

const served = servedSite();
const CASINOS = ['copper-heron', 'lantern-quay', 'paper-kite', 'brass-magpie'];

const PLACES = [320, 390, 768].flatMap((width) => [2, 3, 4].map((count) => [count, width] as const));

test.each(PLACES)('a comparison of %i is whole at %i px, and nothing in it scrolls', async (count, width) => {
  await served.onPage({ viewport: { width, height: 844 } }, async (page) => {
    await page.goto(`/compare?c=${CASINOS.slice(0, count)}`);
    const table = page.getByRole('table', { name: 'Copper Heron' });
    expect(await table.getByRole('columnheader').count()).toBe(count + 1);
    expect(await table.getByRole('rowheader', { name: /^Score/ }).count()).toBe(1);
    const faults = await table.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('*'), element].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const isOut = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
        const scrolls = /auto|scroll/.test(getComputedStyle(one).overflow);
        return isOut || scrolls ? [one.outerHTML.slice(0, 80)] : [];
      });
    });
    expect(faults).toEqual([]);
  });
});

test.each([360, 390])('at %i px the buttons of three casinos are on one line each', async (width) => {
  await served.onPage({ viewport: { width, height: 844 } }, async (page) => {
    await page.goto(`/compare?c=${CASINOS.slice(0, 3)}`);
    const lines = await page.locator('table [data-part="visit"]').evaluateAll((all) =>
      all.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });
});

test('on a phone the names stay in sight over their columns', async () => {
  await served.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/compare?c=copper-heron,lantern-quay,paper-kite');
    await page.getByRole('rowheader', { name: /^Languages/ }).scrollIntoViewIfNeeded();
    const name = await page.getByRole('link', { name: 'Lantern Quay', exact: true }).boundingBox();
    expect(name?.y).toBeGreaterThan(0);
    expect(name?.y).toBeLessThan(120);
  });
});

test.each(['/compare?c=copper-heron,paper-kite', '/casino/copper-heron'])(
  '%s is printed whole: all facts and addresses of sources, nothing to press',
  async (address) => {
    await served.onPage({ viewport: { width: 720, height: 1000 } }, async (page) => {
      await page.goto(address);
      const textOf = () => page.locator('main').innerText();
      const onScreen = await textOf();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await textOf();
      for (const fact of ['Copper Heron', '9.2', 'Wagering', 'Visa', 'Curaçao', 'No sports betting'])
        if (onScreen.includes(fact)) expect(onPaper).toContain(fact);
      const controls = page.locator('main').locator('button, input, select, summary, a[data-variant]');
      expect(await controls.filter({ visible: true }).count()).toBe(0);
      for (const word of ['Remove', 'Visit Casino', 'Only differences', 'Compare chosen casinos'])
        expect(await page.getByText(word, { exact: true }).filter({ visible: true }).count(), word).toBe(0);
      const floating = await page
        .locator('main *')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && /sticky|fixed/.test(getComputedStyle(one).position))
            .map((one) => one.className),
        );
      expect(floating).toEqual([]);
      for (const source of await page.locator('[data-section="background"] li a[href^="http"]').all())
        expect(await source.evaluate((one) => getComputedStyle(one, '::after').content)).not.toBe('none');
    });
  },
);
