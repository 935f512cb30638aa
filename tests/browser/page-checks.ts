import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Collects console errors and warnings, exceptions, and failed requests of a page. */
export function collectPageErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    if (!isExpectedAbort(request)) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** Requests that a page may abort: fetches and beacons, lazy pictures, scripts of a page that is left, prefetched pages. */
const ABORTED_TYPES = ['fetch', 'eventsource', 'ping', 'image', 'script', 'other'];

/** True if the page itself aborted the request: a newer one replaced it, or the visitor left. */
function isExpectedAbort(request: Request): boolean {
  const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
  return isAborted && ABORTED_TYPES.includes(request.resourceType());
}

/** Collects what a page runs of hostile text: calls of `run()`, and dialogs, which are dismissed. */
export async function collectRuns(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('run', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())));
  return ran;
}

/** Expects that a button shows a text during an action, even for one frame. */
export async function expectAnnounced(
  page: Page,
  words: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const said = page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('button')].some(
        (button) => button.checkVisibility() && button.textContent?.includes(text),
      ),
    words,
  );
  await Promise.all([said, work()]);
}

/** The rules that depend on colors, sizes and overlaps; all others judge the same markup at every width and in every theme. */
export const APPEARANCE_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Resolves when no animation or transition runs that ends by itself: a toast that fades has colors of neither state. */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
      ),
  );
}

/** Expects that axe finds no violation, of all rules or of these alone, and that nothing is wider than the screen. */
export async function expectAccessible(page: Page, name: string, rules: string[] = []): Promise<void> {
  await page.evaluate(axe);
  await animationsEnded(page);
  const violations = await page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const found = await run(document, only.length === 0 ? {} : { runOnly: only });
    // The headings of a text in its editor are its writer's; the page that shows the text puts them in order.
    const isWriters = (id: string, [selector]: unknown[]) =>
      id === 'heading-order' &&
      document.querySelector(String(selector))?.closest('[contenteditable]') != null;
    return found.violations.flatMap(({ id, nodes }) => {
      const own = nodes.filter(({ target }) => !isWriters(id, target));
      return own.length === 0 ? [] : [`${id}: ${own.map(({ html }) => html).join(' | ')}`];
    });
  }, rules);
  expect(violations, name).toEqual([]);
  await expectFits(page, name);
}

/** Expects that nothing is wider than the screen. */
export async function expectFits(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} is wider than its screen`).toBe(0);
}
