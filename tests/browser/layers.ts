import type { ElementHandle, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What opens something over the page, and the tabs that show more of it. */
const OPENERS = [
  'details[data-croupier-menu] > summary',
  '[popovertarget]:not([popovertargetaction="hide"])',
  'header input[type=search]',
  '[aria-haspopup]',
  '[role=combobox]',
  '[role=menuitem]:not([href])',
  '[role=tab]',
  'main button:not([type=submit], form *)',
].join();
/** The words of buttons that open dialogs; what other buttons do is not looked at. */
const OPENS_DIALOG = /^(Add|New|Import|Delete|Edit|Choose|Upload)\b/;
/** What is open over the page. */
const POPUPS =
  'details[data-croupier-menu][open] > :not(summary), :popover-open, [role=dialog], [role=alertdialog], [role=menu], [role=presentation][data-open][data-side], [role=listbox]';
/** What is told over the page for a while, such as that a record was copied. */
const MESSAGE = '[data-sonner-toast]';
/** How long something may take to open. */
const OPENING_MS = 1_500;
/** How long something may be drawn anew before it is pressed. */
const PRESSING_MS = 5_000;

/** The menus, lists and dialogs that can be opened on a page, each by the names of what is pressed for it, and what covers them. */
export interface Layers {
  opened: string[];
  covered: string[];
}

/**
 * Opens every menu, list and dialog of a page, and those within them, and looks at a grid of their points: as they open, and
 * with the page scrolled until they begin at the top of the screen. `open` opens the page.
 */
export async function lookAtLayers(page: Page, open: () => Promise<unknown>): Promise<Layers> {
  const found: Layers = { opened: [], covered: [] };
  await open();
  const paths = (await openers(page)).map((name) => [name]);
  const seen = new Set(paths.flat());
  for (const path of paths) {
    if (!(await isAllClosed(page))) await open();
    await closeMessages(page);
    const before = await openers(page);
    for (const name of path) await press(page, name);
    const covers = await coversOf(page);
    if (covers !== undefined) found.opened.push(path.join(' > '));
    for (const cover of covers ?? []) found.covered.push(`${path.join(' > ')}: ${cover}`);
    for (const name of await openers(page)) {
      if (seen.has(name) || before.includes(name)) continue;
      seen.add(name);
      paths.push([...path, name]);
    }
  }
  return found;
}

/**
 * What opens something and can be seen, by name, the first of each: of the rows of a table one menu. None signs out. Runs in
 * the page; gives the names, or the element that is wanted.
 */
function openersInPage([selectors, opensDialog, wanted]: readonly [string, string, string?]) {
  const byName = new Map<string, Element>();
  for (const one of document.querySelectorAll(selectors)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled, [aria-disabled=true]'))
      continue;
    const isPlainButton = one.matches('button:not([role], [aria-haspopup], [popovertarget])');
    if (isPlainButton && !new RegExp(opensDialog).test((one.ariaLabel ?? one.textContent).trim())) continue;
    const words = [
      one.ariaLabel,
      (one as HTMLInputElement).labels?.[0]?.textContent,
      one.textContent,
      one.id,
    ];
    const spoken = `${one.tagName} ${words.find((text) => text)}`.replace(/\s+/g, ' ').trim();
    // An id has a part that differs each time it is drawn.
    const name = spoken.replace(/ (Actions|Delete|Edit) .*/, ' $1').replace(/_r_\w+?_/, '');
    if (!/Sign Out/i.test(spoken) && !byName.has(name)) byName.set(name, one);
  }
  return wanted === undefined ? [...byName.keys()] : byName.get(wanted);
}

/** One call for all of them: a page has some sixty. */
async function openers(page: Page): Promise<string[]> {
  return (await page.evaluate(openersInPage, [OPENERS, OPENS_DIALOG.source] as const)) as string[];
}

/** Clicks what has a name, again where it was drawn anew meanwhile; undefined where there is none. */
async function click(page: Page, name: string): Promise<ElementHandle<Element> | undefined> {
  for (let tries = 3; ; tries--) {
    const found = await page.evaluateHandle(openersInPage, [OPENERS, OPENS_DIALOG.source, name] as const);
    const opener = found.asElement() as ElementHandle<Element> | null;
    if (opener === null) return undefined;
    try {
      await opener.click({ timeout: PRESSING_MS });
      return opener;
    } catch (error) {
      // It is under what is open, and comes to light once that is closed.
      if (/intercepts pointer events/.test(String(error))) return undefined;
      if (tries === 1 || !/not attached/.test(String(error))) throw error;
    }
  }
}

async function press(page: Page, name: string): Promise<void> {
  const count = await page.locator(POPUPS).count();
  const opener = await click(page, name);
  if (opener === undefined) return;
  // A tab shows more of the page, and opens nothing over it.
  if (await opener.evaluate((one) => one.matches('[role=tab]'))) return;
  if (await opener.evaluate((one) => one.matches('input:not([readonly])'))) await page.keyboard.type('co');
  await page
    .waitForFunction(
      ([popups, before]) =>
        document.querySelectorAll(popups).length > before &&
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      [POPUPS, count] as const,
      { timeout: OPENING_MS },
    )
    .catch(() => undefined);
}

/** Closes what is open; false if that did not help. */
async function isAllClosed(page: Page): Promise<boolean> {
  for (let tries = 3; tries > 0 && (await page.locator(POPUPS).count()) > 0; tries--) {
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => scrollTo(0, 0));
  return (await page.locator(POPUPS).count()) === 0;
}

/** Closes what is told of what was pressed before, as a person does who goes on at once. */
async function closeMessages(page: Page): Promise<void> {
  await page.evaluate((closers) => {
    for (const one of document.querySelectorAll<HTMLElement>(closers)) one.click();
  }, `${MESSAGE} [data-kind=close]`);
  await expect.poll(() => page.locator(MESSAGE).count()).toBe(0);
}

/** What lies over the last popup of a page; undefined where none is open. */
function coversOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate((popups) => {
    // A list in which nothing is found has no height: its popup alone is seen.
    const popup = [...document.querySelectorAll(popups)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
      .at(-1);
    if (popup === undefined) return undefined;
    const COLUMNS = 7;
    const ROWS = 13;
    /** Within the round corners, in pixels. */
    const INSET = 4;
    const covers = new Set<string>();
    for (const scroll of [0, popup.getBoundingClientRect().top]) {
      scrollBy({ top: scroll, behavior: 'instant' });
      // A list may be longer than the popup in which it scrolls; one that lies below its field is clipped by nothing.
      const parent = popup.parentElement as Element;
      const isInScroller =
        popup.matches('[role=listbox]') && getComputedStyle(parent).overflowY !== 'visible';
      const scroller = isInScroller ? parent : popup;
      const [whole, seen] = [popup.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const [left, top] = [Math.max(whole.left, seen.left), Math.max(whole.top, seen.top)];
      const width = Math.min(whole.right, seen.right) - left;
      const height = Math.min(whole.bottom, seen.bottom) - top;
      for (let column = 0; column < COLUMNS; column++) {
        for (let row = 0; row < ROWS; row++) {
          const x = left + INSET + ((width - 2 * INSET) * column) / (COLUMNS - 1);
          const y = top + INSET + ((height - 2 * INSET) * row) / (ROWS - 1);
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && !popup.contains(hit)) covers.add(hit.outerHTML.slice(0, 120));
        }
      }
    }
    return [...covers];
  }, POPUPS);
}
