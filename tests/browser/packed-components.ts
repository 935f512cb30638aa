import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../package/install-packed.js';
import { sharedChromium } from './chromium.js';
import { bundleApp } from './embedding-pages/bundle-app.js';
import { inClassicPlaces } from './embedding-pages/classic-themes.js';
import { packedSheets, type SheetKind } from './packed-sheets.js';

/** How components are shown on a page of others. */
export interface Surface {
  theme: 'light' | 'dark' | 'auto';
  width: number;
  direction: 'ltr' | 'rtl';
}

/** What is tried on each page. */
export const SURFACES: Surface[] = [
  { theme: 'light', width: 900, direction: 'ltr' },
  { theme: 'dark', width: 280, direction: 'ltr' },
  { theme: 'dark', width: 900, direction: 'rtl' },
  { theme: 'auto', width: 280, direction: 'rtl' },
];

/** Opens a page of others that has these elements in its head, and this HTML among what somebody wrote. */
export type Host = (page: Page, head: string, html: string, direction: Surface['direction']) => Promise<void>;

/** A page with these styles, and the places that a classic theme has for what somebody wrote. */
export function pageWith(styles: string): Host {
  return (page, head, html, direction) =>
    page.setContent(
      `<!doctype html><html lang="en" dir="${direction}"><head><title>A page</title><style>@layer theme, base, croupier, components, utilities;</style><style>${styles}</style>${head}</head><body>${inClassicPlaces(html)}</body></html>`,
    );
}

/** What of each component is seen, one text for each element. */
export type Looks = Record<string, string[]>;

function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(async () => {
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
  });
}

/** One change of each component: of a style, or else of a box. */
export function changes(expected: Looks, found: Looks): string[] {
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

/** The components of the packed package, in Chromium. */
export interface PackedComponents {
  browser: Browser;
  sheets: Record<SheetKind, string>;
  /** Their HTML by name. */
  components: Record<string, string>;
  /** What is seen of each on a surface of a page. */
  looks(kind: SheetKind, surface: Surface, host: Host): Promise<Looks>;
  onSurface<T>(kind: SheetKind, surface: Surface, host: Host, use: (page: Page) => Promise<T>): Promise<T>;
}

export async function packedComponents(): Promise<PackedComponents> {
  const [browser, sheets] = await Promise.all([sharedChromium(), packedSheets()]);
  const components = await renderedComponents(browser);
  const onSurface: PackedComponents['onSurface'] = async (kind, { theme, width, direction }, host, use) => {
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
      const head = `<style>${sheets[kind]}</style><style>${WITHOUT_HINTS}</style>`;
      await host(page, head, parts.join(''), direction);
      return await use(page);
    } finally {
      await page.close();
    }
  };
  return {
    ...{ browser, sheets, components, onSurface },
    looks: (kind, surface, host) => onSurface(kind, surface, host, looksOf),
  };
}

/** The HTML of every component and of every form of records, with the classes of the package. */
async function renderedComponents(browser: Browser): Promise<Record<string, string>> {
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
