import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../page-checks.js';
import { expectNoLayoutShift, recordLayoutShifts, URLS_BY_PAGE } from '../route-checks.js';
import { servedSite } from '../test-sites.js';

const served = servedSite();
const ONE_OF_EACH = Object.values(URLS_BY_PAGE).map(([first]) => first as string);
/** A picture that is higher than wide. */
const TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="90"/>';

/** Where in the document the focus is; -1 where it is nowhere. */
function placeOfFocus(page: Page): Promise<number> {
  return page.evaluate(() =>
    document.activeElement === document.body
      ? -1
      : [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
  );
}

/** What is wrong with the focus where it is: out of sight, under something, or not marked; undefined where all is well. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = element.outerHTML.slice(0, 160);
    const isMarked = (one: Element) => getComputedStyle(one).outlineStyle !== 'none';
    if (!isMarked(element) && !(element.parentElement && isMarked(element.parentElement)))
      return `no mark: ${name}`;
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isSeen = boxes.some((box) => {
      // The middle of what is inside the screen: a browser leaves as it is what is there in part.
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      const isIts = hit !== null && (element.contains(hit) || hit.contains(element));
      return box.bottom > 0 && box.top < innerHeight && isIts;
    });
    return isSeen || element.closest('label')?.checkVisibility() === true ? undefined : `not seen: ${name}`;
  });
}

describe('by keyboard alone', () => {
  test.each([
    ...['/', '/best-casinos', '/casino/copper-heron', '/compare?c=copper-heron,lantern-quay,paper-kite'],
    ...['/blog', '/complaints'],
  ])('on a phone, the focus moves through %s in order and is always visible', async (address) => {
    await served.onPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      await page.goto(address);
      const faults: string[] = [];
      const stops: number[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        let last = key === 'Tab' ? -1 : Number.POSITIVE_INFINITY;
        for (let i = 0; i < 250; i++) {
          await page.keyboard.press(key);
          const place = await placeOfFocus(page);
          if (place === -1 || (key === 'Tab' ? place < last : place > last)) break;
          stops.push(place);
          last = place;
          const fault = await focusFault(page);
          if (fault !== undefined) faults.push(`${key}: ${fault}`);
        }
      }
      expect(new Set(stops).size).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    });
  });

  test('the first Tab stop skips the header', async () => {
    await served.onPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      await page.goto('/best-casinos');
      await page.keyboard.press('Tab');
      await page.locator(':focus', { hasText: /^Skip to content$/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('main:focus').waitFor();
      await page.keyboard.press('Tab');
      await page.locator('main :focus').waitFor();
    });
  });

  test('the phone menu opens, navigates, and returns the focus when it closes', async () => {
    await served.onPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reviews' });
      await link.waitFor();
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await page.locator('button:focus', { hasText: /^Menu$/ }).waitFor();
    });
  });
});

/** Presses Tab until the focus is on what bears the words, and notes each stop that is not seen. */
async function tabTo(page: Page, words: RegExp, faults: string[]): Promise<void> {
  for (let i = 0; i < 250; i++) {
    await page.keyboard.press('Tab');
    const fault = await focusFault(page);
    if (fault !== undefined) faults.push(fault);
    const named = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
    });
    if (words.test(named)) return;
  }
  throw new Error(`Nothing bears the words ${words}`);
}

test.each([320, 1280])(
  'at %i px a visitor gets from the home page through a comparison to a casino by keyboard',
  async (width) => {
    await served.onPage({ viewport: { width, height: 640 } }, async (page, complaints, context) => {
      await context.route('https://**', (route) => route.fulfill({ body: 'somewhere' }));
      const faults: string[] = [];
      const title = async (name: string) => {
        await page.getByRole('heading', { level: 1, name }).waitFor();
        // Who leaves earlier cancels what the page still loads.
        await page.waitForLoadState();
      };
      await page.goto('/');
      await tabTo(page, /^See All Casinos$/, faults);
      await page.keyboard.press('Enter');
      await title('Best Casinos');
      for (let casinos = 0; casinos < 2; casinos++) {
        await tabTo(page, /^Compare(?! the first)(?! chosen)/, faults);
        await page.keyboard.press('Space');
      }
      await tabTo(page, /^Compare chosen/, faults);
      await page.keyboard.press('Enter');
      await title('Compare Casinos');
      await tabTo(page, /^Copper Heron$/, faults);
      await page.keyboard.press('Enter');
      await title('Copper Heron');
      await tabTo(page, /^Visit Casino: Copper Heron \(ad/, faults);
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      await (await opened).waitForURL('https://**');
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    });
  },
);

test('on a slow connection loaded content does not move when the rest arrives', async () => {
  await served.onPage({ viewport: { width: 320, height: 640 } }, async (page, _complaints, context) => {
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 30_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await recordLayoutShifts(page);
    for (const address of ['/', '/casino/copper-heron', '/blog/how-to-read-bonus-terms']) {
      await page.goto(address);
      await expectNoLayoutShift(page, address);
    }
  });
});

test.each([
  ['has another shape than the settings say', TALL],
  ['never comes', undefined],
])('a logo that %s does not shift the layout', async (_, body) => {
  for (const width of [1280, 320]) {
    await served.onPage({ viewport: { width, height: 800 } }, async (page) => {
      await recordLayoutShifts(page);
      let isSeen = () => {};
      const seen = new Promise<void>((resolve) => {
        isSeen = resolve;
      });
      await page.route('**/logo.svg', async (route) => {
        await seen;
        await (body === undefined ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body }));
      });
      await page.goto('/login', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      isSeen();
      await page.waitForLoadState();
      await expectNoLayoutShift(page, `the header at ${width} px`);
    });
  }
});

test('with text at 200 percent, nothing is wider than the screen', async () => {
  await served.onPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true }, async (page) => {
    for (const address of ONE_OF_EACH) {
      await page.goto(address);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, address).toBe(0);
    }
  });
});

/** The words of buttons that do something by script alone. */
const SCRIPT_BUTTONS = / (?:Share|Show password)(?= |$)/g;

test('every screen has the same text without script, but for the buttons that need it', async () => {
  const said = new Map<string, string>();
  const read = (page: Page) => page.locator('main').innerText();
  for (const javaScriptEnabled of [true, false]) {
    await served.onPage({ javaScriptEnabled }, async (page) => {
      for (const address of ONE_OF_EACH) {
        await page.goto(address);
        const words = (await read(page)).replace(/\s+/g, ' ').replace(SCRIPT_BUTTONS, '');
        expect(said.get(address) ?? words, address).toBe(words);
        said.set(address, words);
      }
    });
  }
});

test('a printed review is dark on white, without navigation', async () => {
  await served.onPage({ colorScheme: 'dark' }, async (page) => {
    await page.goto('/casino/copper-heron');
    const ink = () => page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    const onScreen = await ink();
    await page.emulateMedia({ media: 'print' });
    expect(await ink()).not.toBe(onScreen);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('search').filter({ visible: true }).count()).toBe(0);
    for (const way of ['Back to Reviews', 'Share', 'Compare']) {
      expect(await page.getByText(way, { exact: true }).filter({ visible: true }).count(), way).toBe(0);
    }
    expect(await page.getByText('18+. Gambling can be addictive').last().isVisible()).toBe(true);
  });
});

test('pages work in forced colors, and nothing moves with reduced motion', async () => {
  const preferences = { forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark' } as const;
  await served.onPage({ ...preferences, viewport: { width: 320, height: 640 } }, async (page) => {
    for (const address of ['/', '/best-casinos', '/casino/copper-heron', '/bonuses']) {
      await page.goto(address);
      await expectAccessible(page, address);
      await page.mouse.move(160, 300);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      expect(
        await page.evaluate(
          () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
        ),
        address,
      ).toBe(0);
    }
  });
});

test('the first paint is dark in dark mode, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await served.onPage({ javaScriptEnabled, colorScheme: 'dark' }, async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/casino/copper-heron');
      const [ink, ground] = await page.evaluate(() => {
        const light = (color: string) =>
          [...color.matchAll(/\d+/g)].slice(0, 3).reduce((sum, [part]) => sum + Number(part), 0);
        const { color, backgroundColor } = getComputedStyle(document.querySelector('#root > *') as Element);
        return [light(color), light(backgroundColor)];
      });
      expect(ink).toBeGreaterThan(600);
      expect(ground).toBeLessThan(120);
    });
  }
});
