import type { Page } from 'playwright-core';

/** The box of an element, relative to its embed, and its computed style. */
export interface ElementStyles {
  element: string;
  place: { x: number; y: number; width: number; height: number };
  style: Record<string, string>;
}

/** Every element that is shown inside an embed of a given width, in CSS pixels. */
export async function measureCard(page: Page, width: number): Promise<ElementStyles[]> {
  return page.evaluate((given) => {
    const host = document.querySelector<HTMLElement>('croupier-casino-card');
    const frame = host?.shadowRoot?.querySelector('.frame');
    if (!host || !frame) throw new Error('There is no card.');
    host.style.setProperty('width', `${given}px`, 'important');
    const origin = host.getBoundingClientRect();
    const shown = [frame, ...frame.querySelectorAll('*')].filter((one) => one.checkVisibility());
    return shown.map((element) => {
      const { x, y, width: wide, height } = element.getBoundingClientRect();
      const computed = getComputedStyle(element);
      const round = (number: number) => Math.round(number * 4) / 4;
      return {
        element: `${element.localName}.${element.getAttribute('class') ?? ''}`,
        place: { x: round(x - origin.x), y: round(y - origin.y), width: round(wide), height: round(height) },
        style: Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)])),
      };
    });
  }, width);
}

/**
 * The computed style of every element around an embed, and where it starts and ends, unless the page keeps no room for
 * the embed, which then moves it. Left out are the sizes of the embed's ancestors, which grow with it, and their margins,
 * which Chromium reports as 0 after some layouts where they are automatic.
 */
export async function measurePage(
  page: Page,
  { isWithoutRoom = false } = {},
): Promise<Record<string, string>[]> {
  return page.evaluate((mayMove) => {
    const outside = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element.closest('croupier-casino-card, script') === null,
    );
    return outside.map((element) => {
      const holds = element.querySelector('croupier-casino-card') !== null;
      const computed = getComputedStyle(element);
      const names = [...computed].filter(
        (name) => !holds || !/height|width|-size|origin|margin/.test(name) || /border|outline/.test(name),
      );
      const { left, right } = element.getBoundingClientRect();
      return Object.fromEntries([
        ['element', element.localName],
        ['place', mayMove ? '' : `${left} to ${right}`],
        ...names.map((name) => [name, computed.getPropertyValue(name)]),
      ]);
    });
  }, isWithoutRoom);
}
