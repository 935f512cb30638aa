import type { RouteKind } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLongRun } from '../long-run.js';

/** Addresses of every route with the sample content, one for each state that looks different. */
export const URLS_BY_PAGE: Record<RouteKind, readonly string[]> = {
  home: ['/'],
  search: ['/search?q=heron', '/search?q=nothing-like-it'],
  'best-casinos': [
    '/best-casinos',
    '/best-casinos?payment=visa',
    '/best-casinos?payment=bitcoin&min-score=9',
  ],
  toplist: ['/best-casinos/live'],
  'casinos-by-country': ['/casinos-by-country', '/casinos-by-country/country/mt'],
  games: ['/games', '/games/category/jackpot'],
  guides: ['/guides', '/guides/level/advanced'],
  blog: ['/blog', '/blog?q=nothing-like-it'],
  post: ['/blog/how-to-read-bonus-terms'],
  bonuses: ['/bonuses'],
  reviews: ['/reviews', '/reviews?q=nothing-like-it'],
  review: ['/casino/copper-heron', '/casino/brass-magpie'],
  author: ['/authors/ines-valkama'],
  'rating-method': ['/how-we-rate'],
  compare: [
    '/compare',
    '/compare?c=copper-heron,nobody',
    '/compare?c=copper-heron,lantern-quay',
    '/compare?c=copper-heron,lantern-quay,paper-kite,brass-magpie',
  ],
  blacklisted: ['/blacklisted'],
  complaints: ['/complaints'],
  forum: ['/forum'],
  tournaments: ['/tournaments'],
  news: ['/news'],
  login: ['/login'],
  register: ['/register'],
  profile: ['/profile'],
  'forgot-password': ['/forgot-password'],
  'custom-page': ['/about', '/contact'],
};

/** Addresses of the real site: of each kind of page that it has, and of the reviews with a gap or a burden. */
export const REAL_URLS = [
  '/casino/bare-bramble',
  '/casino/long-ledger',
  '/best-casinos',
  '/blog/welcome',
  '/compare?c=bare-bramble,kazynw-almynae,long-ledger,velvet-mackerel',
  '/reviews',
  '/blog/withdrawals-compared',
  '/casino/hidden-ledger',
  '/bonuses',
  '/blacklisted',
  '/',
  '/casino/velvet-mackerel',
  '/casino/donaudampfschifffahrtsgluecksspielgesellschaftskapitaenscasino',
  '/casino/kazynw-almynae',
  '/casino/cobalt-estuary',
  '/casino/nil-points',
  '/casino/mute-mackerel',
  '/casino/ferry-sons-night-casino',
  '/search?q=mackerel',
  '/search?q=мост',
  '/best-casinos/page/2',
  '/casinos-by-country',
  '/casinos-by-country/country/dk',
  '/games',
  '/guides',
  '/blog',
  '/blog/live-tables-in-spring',
  '/news',
  '/our-story',
  '/complaints',
  '/forum',
  '/tournaments',
] as const;

/** All of them. */
export const ALL_URLS = Object.values(URLS_BY_PAGE).flat();

/** Addresses of missing pages. */
export const NOT_FOUND_URLS = ['/nowhere', '/casino/nobody', '/casino/coper-heron', '/blog/no-such-post'];

/** The viewports: those of `npm test` first. */
const VIEWPORTS = [
  ['1280 px in light', 1280, 'light'],
  ['320 px in the dark', 320, 'dark'],
  ['320 px in light', 320, 'light'],
  ['1280 px in the dark', 1280, 'dark'],
] as const;
/** A width and a color scheme, with its name. */
export type Viewport = (typeof VIEWPORTS)[number];

/** The viewports of this run: all in `npm run browser`, else those of the given indexes. */
export function selectViewports(...quick: number[]): Viewport[] {
  return VIEWPORTS.filter((_, i) => isLongRun || quick.includes(i));
}

/** Records the layout shifts of a page; call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = globalThis as unknown as { shifts: RecordedShift[]; wasWholeAt: number };
    counting.shifts = [];
    counting.wasWholeAt = Number.POSITIVE_INFINITY;
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(() => (counting.wasWholeAt = performance.now()))),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.className ?? 'something');
        const what = `${entry.value.toFixed(4)}: ${moved.join(', ')}`;
        if (!entry.hadRecentInput) counting.shifts.push({ what, at: entry.startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since the page was opened, as browsers add it up: 0.1 counts as little. */
export function recordedShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: RecordedShift[] }).shifts.reduce(
      (sum, { what }) => sum + Number.parseFloat(what),
      0,
    ),
  );
}

interface LayoutShift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
  sources: { node: unknown }[];
}

interface RecordedShift {
  what: string;
  /** Milliseconds since the page was asked for. */
  at: number;
}

/**
 * Expects that nothing has moved since the page was opened, once it was scrolled to its end so that all pictures came.
 * On a busy machine Chromium paints pages of which half is parsed; such a page is opened again, at most twice.
 */
export async function expectNoLayoutShift(page: Page, name: string): Promise<void> {
  for (let retries = 2; ; retries--) {
    const { shifts, wasHalfPainted } = await layoutShifts(page);
    if (!wasHalfPainted || retries === 0) {
      expect(shifts, `${name} moves`).toEqual([]);
      return;
    }
    await page.reload();
  }
}

function layoutShifts(page: Page): Promise<{ shifts: string[]; wasHalfPainted: boolean }> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50)));
    // Chromium does not report shifts in the frame of a scroll.
    await drawn();
    scrollTo(0, document.documentElement.scrollHeight);
    await drawn();
    scrollTo(0, 0);
    const counted = globalThis as unknown as { shifts: RecordedShift[]; wasWholeAt: number };
    return {
      shifts: counted.shifts.map(({ what }) => what),
      wasHalfPainted: counted.shifts.some(({ at }) => at <= counted.wasWholeAt),
    };
  });
}

/** Expects that links of one text lead to one address, and that sponsored links say so. */
export async function expectLinksDistinguishable(page: Page, name: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const hrefByText = new Map<string, string>();
    const faults: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const hidden = link.closest('[aria-hidden="true"]');
      if (hidden !== null) {
        // Only the eye meets it, so the mark that the eye needs stands beside it.
        const marks = [...hidden.querySelectorAll('p')].filter((p) => /^Ad\b/.test(p.textContent ?? ''));
        const isMarked =
          !link.rel.includes('sponsored') ||
          (marks.length > 0 && link.parentElement === marks[0]?.parentElement);
        if (link.tabIndex !== -1 || !isMarked) faults.push(`hidden: ${link.outerHTML}`);
        continue;
      }
      const words = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim();
      const before = hrefByText.get(words);
      if (words === '') faults.push(`without words: ${link.outerHTML}`);
      else if (before !== undefined && before !== link.href) faults.push(`two places: ${words}`);
      hrefByText.set(words, link.href);
      if (link.rel.includes('sponsored') && !words.includes('(ad')) faults.push(`no ad: ${words}`);
    }
    return faults;
  });
  expect(faults, name).toEqual([]);
}

/** Expects one title of the page, and in each section that has one, headings below it alone. */
export async function expectHeadings(page: Page, name: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const HEADINGS = 'h1, h2, h3, h4, h5, h6';
    const titles = document.querySelectorAll('h1').length;
    const faults = titles === 1 ? [] : [`${titles} titles`];
    for (const section of document.querySelectorAll('section, article')) {
      const [title, ...below] = section.querySelectorAll(HEADINGS);
      for (const heading of below) {
        if (heading.tagName <= (title?.tagName ?? ''))
          faults.push(`${title?.outerHTML} ${heading.outerHTML}`);
      }
    }
    return faults;
  });
  expect(faults, name).toEqual([]);
}

/** Expects that whatever can be pressed is in sight when it is brought there, and not under something else. */
export async function expectKeyboardReachable(page: Page, name: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const covered: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
      // The skip link comes into sight when it is focused.
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('[href="#content"]'))
        continue;
      // Nor is a bar for the eye alone, which appears once the head of a page has gone.
      if (element.matches('[tabindex="-1"]') && element.closest('[aria-hidden="true"]') !== null) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (box === undefined) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = hit?.closest('label');
      const isIts = hit !== null && (element.contains(hit) || hit.contains(element));
      if (!isIts && label?.contains(element) !== true) covered.push(element.outerHTML.slice(0, 200));
    }
    scrollTo(0, 0);
    return covered;
  });
  expect(covered, `${name} covers`).toEqual([]);
}
