import { casinosAdd, casinosBlacklist, casinosDeactivate, casinosEdit } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';
import { LONG_CASINO } from '../embedding-pages/long-casino.js';

const host = startHostServer();
const WIDTHS = [280, 320, 360, 375, 418, 419, 500, 640, 768, 866, 867, 940, 994, 995, 1040, 1280];

beforeAll(() => host.perform(casinosAdd, { record: LONG_CASINO }));

const EMBEDS: [string, Parameters<typeof host.snippet>[0]][] = [
  ['a card', { casinos: ['copper-heron'] }],
  ['a blacklisted card', { casinos: ['brass-magpie'] }],
  ['a card with long words', { casinos: ['long-winded'] }],
  ['a card in German', { casinos: ['copper-heron'], lang: 'de' }],
  ['a toplist', { toplist: '', limit: 3 }],
  ['a comparison', { casinos: ['copper-heron', 'brass-magpie', 'long-winded'] }],
];

test.each(EMBEDS)('%s moves nothing when it loads, however late', async (_, input) => {
  const snippet = await host.snippet(input);
  for (const width of WIDTHS) {
    const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><body>${snippet}<p>What follows</p></body></html>`;
    await host.look(
      { html },
      async (page) => {
        await painted(page, /^<([\w-]+)/.exec(snippet)?.[1]);
        expect(await shifts(page), `at ${width}px`).toEqual([]);
        const [reserved, needed] = await heights(page);
        expect(needed).toBeGreaterThan(100);
        expect(reserved, `at ${width}px what is kept free is not far more than what is needed`).toBeLessThan(
          needed * 1.05,
        );
      },
      { viewport: { width, height: 4_000 }, before: late },
    );
  }
});

test('a card or a toplist whose casinos changed after it was pasted moves by less than a tenth of what counts as little', async () => {
  const casinos = ['copper-heron', 'lantern-quay', 'paper-kite'];
  const cards = await Promise.all(casinos.map((slug) => host.snippet({ casinos: [slug] })));
  const snippets = [...cards, await host.snippet({ toplist: '', limit: 3 })];
  await host.perform(casinosEdit, {
    record: 'copper-heron',
    changes: { bonus: LONG_CASINO.bonus.slice(0, 180) },
  });
  await host.perform(casinosBlacklist, {
    records: ['lantern-quay'],
    reason: 'Kept a deposit for three months',
  });
  await host.perform(casinosDeactivate, { records: ['paper-kite'] });
  for (const snippet of snippets) {
    for (const width of WIDTHS) {
      const html = `<!doctype html><meta name="viewport" content="width=device-width"><body>${snippet}<p>What follows</p>`;
      const how = async (page: Page) => {
        await painted(page, /^<([\w-]+)/.exec(snippet)?.[1]);
        const moved = (await shifts(page)).reduce((sum, line) => sum + Number.parseFloat(line), 0);
        expect(moved, `${snippet.slice(0, 60)} at ${width}px`).toBeLessThan(0.01);
      };
      await host.look({ html }, how, { viewport: { width, height: 800 }, before: late });
    }
  }
});

test('what keeps room behind a card is seen by nobody, whatever a page says', async () => {
  const style =
    '<style>croupier-casino-card * { visibility: visible !important; opacity: 1 !important }</style>';
  const html = `<!doctype html>${style}${await host.snippet({ casinos: ['copper-heron'] })}`;
  await host.look({ html }, async (page) => {
    await painted(page);
    const behind = page.locator('croupier-casino-card > span');
    expect((await behind.boundingBox())?.height).toBeGreaterThan(100);
    const withIt = await page.screenshot();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const spoken = nodes.flatMap(({ ignored, name }) => (ignored ? [] : String(name?.value)));
    expect(spoken).toContain('Copper Heron');
    expect(spoken).not.toContain('Copper Heron: 9.2 out of 10, Excellent');
    expect(await page.locator('croupier-casino-card > span a').evaluate(isReached)).toBe(false);
    await behind.evaluate((span) => span.style.setProperty('visibility', 'hidden', 'important'));
    expect(withIt.equals(await page.screenshot())).toBe(true);
  });
});

/** Whether an element takes focus. */
function isReached(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/** Delays the script and its requests. */
function late(page: Page): Promise<unknown> {
  return page.route(/croupier\.js$|\.json(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

/** Every shift of the page so far. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
          })[]) {
            const what = entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`,
            );
            seen.push(`${entry.value} ${what.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen), 60)));
      }),
  );
}

/** The height of the embed, and its height without what stands inside it, which keeps room for it. */
function heights(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const embed = document.querySelector('croupier-casino-card, croupier-toplist, croupier-compare');
    const reserved = embed?.getBoundingClientRect().height ?? 0;
    embed?.replaceChildren();
    return [reserved, embed?.getBoundingClientRect().height ?? 0];
  });
}
