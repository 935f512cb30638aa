import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLongRun, quickShare } from '../long-run.js';
import { ROOT } from '../package/install-packed.js';
import { sharedChromium } from './chromium.js';
import { bundleApp } from './embedding-pages/bundle-app.js';
import { inClassicPlaces } from './embedding-pages/classic-themes.js';
import { hostStyles } from './embedding-pages/host-styles.js';
import { packedSheets, type SheetKind } from './packed-sheets.js';
import { expectAccessible } from './page-checks.js';

// What has no style at all is compared in another test: this many of its elements are too much for Chromium.
const { 'a reset of everything': _, ...hosts } = await hostStyles();
/** Hosts whose rules are in layers, or which have none but for the root: there the layered sheet holds. */
const LAYERED_HOSTS = ['Tailwind 4', 'a root of 62.5 %'];

interface Surface {
  theme: 'light' | 'dark' | 'auto';
  width: number;
  direction: 'ltr' | 'rtl';
}

const SURFACES: Surface[] = [
  { theme: 'light', width: 900, direction: 'ltr' },
  { theme: 'dark', width: 280, direction: 'ltr' },
  { theme: 'dark', width: 900, direction: 'rtl' },
  { theme: 'auto', width: 280, direction: 'rtl' },
];

let browser: Browser;
let sheets: Record<SheetKind, string>;
let components: Record<string, string>;
const references: Record<string, Promise<Looks>> = {};

beforeAll(async () => {
  [browser, sheets] = await Promise.all([sharedChromium(), packedSheets()]);
  components = await renderedComponents();
});

describe.each(quickShare(Object.keys(hosts), 5))('on a page with the styles of %s', (host) => {
  const kinds = (['whole', 'per component', 'layered'] as const).filter(
    (kind) => (kind !== 'layered' || LAYERED_HOSTS.includes(host)) && (isLongRun || kind === 'whole'),
  );
  test.each(kinds)('with the sheets "%s" every component looks as on a bare page', async (kind) => {
    for (const surface of quickShare(SURFACES, 3)) {
      const name = JSON.stringify([kind, surface]);
      references[name] ??= looks(kind, surface, '');
      expect(changes(await references[name], await looks(kind, surface, hosts[host] ?? '')), name).toEqual(
        [],
      );
    }
  });
});

test.each(quickShare(['whole', 'layered'] as const, 2))(
  'with the sheets "%s" every component can be read on a page of the other color',
  async (kind) => {
    for (const surface of quickShare(SURFACES, 2)) {
      const ground = surface.theme === 'light' ? 'black' : 'white';
      const host = `body { background: ${ground}; color: ${ground === 'black' ? 'white' : 'black'} }`;
      await onSurface(kind, surface, host, (page) =>
        expectAccessible(page, JSON.stringify(surface), ['color-contrast']),
      );
    }
  },
);

test('a class of the app wins on the root of a component, whichever sheet comes first', async () => {
  const mine = '.mine { background-color: rgb(1, 2, 3); padding: 77px; margin: 5px; color: rgb(4, 5, 6) }';
  const roots = Object.values(components).map((html) => html.replace(/class="/, 'class="mine '));
  const page = await browser.newPage();
  try {
    await page.setContent(`<style>${sheets.whole}</style><style>${mine}</style>${roots.join('')}`);
    const won = await page
      .locator('.mine')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).padding));
    expect(won.length).toBeGreaterThan(90);
    expect(won.filter((padding) => padding !== '77px')).toEqual([]);
  } finally {
    await page.close();
  }
});

/** What of each component is seen, one text for each element. */
type Looks = Record<string, string[]>;

async function looks(kind: SheetKind, surface: Surface, host: string): Promise<Looks> {
  return onSurface(kind, surface, host, (page) =>
    page.evaluate(async () => {
      // Some parts follow a scroll position, a frame behind it.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const SEEN =
        'color background-color background-image font-family font-size font-weight font-style line-height letter-spacing text-transform text-decoration-line text-align list-style-type border-top-width border-top-color border-inline-start-width border-radius box-shadow opacity display float vertical-align'.split(
          ' ',
        );
      const round = (number: number) => Math.round(number * 2) / 2;
      return Object.fromEntries(
        [...document.querySelectorAll('[data-part-of]')].map((part) => {
          const origin = part.getBoundingClientRect();
          // A line break draws nothing, whatever border a host gives it.
          const elements = [...part.querySelectorAll('*')].filter(
            (one) => one.checkVisibility() && !one.matches('svg *, br'),
          );
          const texts = elements.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const style = getComputedStyle(one);
            const box = [x - origin.x, y - origin.y, width, height].map(round);
            return `${one.localName}.${one.getAttribute('class') ?? ''} | ${['box', ...box].join(' ')} | ${SEEN.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(' | ')}`;
          });
          return [part.getAttribute('data-part-of'), texts];
        }),
      );
    }),
  );
}

/** One change of each component: of a style, or else of a box. */
function changes(expected: Looks, found: Looks): string[] {
  expect(Object.keys(expected).length).toBeGreaterThan(90);
  return Object.entries(expected).flatMap(([name, elements]) => {
    const all = elements.flatMap((text, i) => changesOf(text, found[name]?.[i] ?? ''));
    const [change] = all.toSorted((one, other) => Number(isOfBox(one)) - Number(isOfBox(other)));
    return change === undefined ? [] : [`${name}: ${change}`];
  });
}

function changesOf(before: string, after: string): string[] {
  if (before === after) return [];
  const [expected, found] = [before, after].map((text) => text.split(' | ')) as [string[], string[]];
  return expected.flatMap((said, i) => (said === found[i] ? [] : [`${expected[0]} ${said} -> ${found[i]}`]));
}

function isOfBox(change: string): boolean {
  return / box -?[\d.]+ /.test(change);
}

/** Whether a table is wider than its place is known some frames after the first. */
const WITHOUT_HINTS = '[class*="DataTable-module__hint"] { display: none !important }';

/** A page that shows every component on a surface, in a place as a classic theme has it. */
async function onSurface<T>(
  kind: SheetKind,
  { theme, width, direction }: Surface,
  host: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 800 },
    colorScheme: theme === 'auto' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  // The root around a form has a theme and a direction of its own.
  const ofSurface = (html: string) =>
    html.replace('data-theme="auto" dir="ltr"', `data-theme="${theme}" dir="${direction}"`);
  try {
    const parts = Object.entries(components).map(
      ([name, html]) =>
        `<div data-part-of="${name}" data-theme="${theme}" style="display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; border: 0; width: ${width}px; transform: translate(0)">${ofSurface(html)}</div>`,
    );
    const layers = '@layer theme, base, croupier, components, utilities;';
    await page.setContent(
      `<!doctype html><html lang="en" dir="${direction}"><head><title>A page</title><style>${layers}</style><style>${host}</style><style>${sheets[kind]}</style><style>${WITHOUT_HINTS}</style></head><body>${inClassicPlaces(parts.join(''))}</body></html>`,
    );
    return await use(page);
  } finally {
    await page.close();
  }
}

/** The HTML of every component and of every form of records, with the classes of the package. */
async function renderedComponents(): Promise<Record<string, string>> {
  const { script } = await bundleApp(
    `import { renderings } from './rendered-components.js';
    import { renderedForms } from './rendered-forms.js';
    globalThis.rendered = async () => ({
      ...Object.fromEntries(Object.entries(renderings).map(([name, render]) => [name, render()])),
      ...(await renderedForms()),
    });`,
    { folder: `${ROOT}/packages/ui/src/testing`, isSource: true },
  );
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: script });
    // A date alone is text of the page around it.
    const { FormattedDate: _, ...others } = await page.evaluate(() =>
      (globalThis as unknown as { rendered: () => Promise<Record<string, string>> }).rendered(),
    );
    return others;
  } finally {
    await page.close();
  }
}
