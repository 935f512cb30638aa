import {
  ADMIN_SCREEN_ROUTES,
  type AdminScreen,
  adminPath,
  openStore,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import type { Page } from 'playwright-core';

/** All screens behind the sign-in. */
export const SCREENS = (Object.keys(ADMIN_SCREEN_ROUTES) as AdminScreen[]).filter(
  (screen) => screen !== 'login',
);

/** What scrolls sideways although it is neither a picture of a page nor a row of tabs or of code. */
export const SIDEWAYS = `(() => {
  const isWide = (one) =>
    one.scrollWidth > one.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
    one.closest('[role=tablist], .cm-editor, pre') === null;
  return [...document.querySelectorAll('body, body *')].filter(isWide).map((one) => one.outerHTML.slice(0, 120));
})()`;

/** The address of a screen; that of one record has the record in this place of its list. */
export async function screenPath(storage: StorageAdapter, screen: AdminScreen, place = 0): Promise<string> {
  const idOf = (name: 'casinos' | 'posts' | 'pages' | 'users') =>
    openStore(storage, runtime).question((content) => [...content[name].all()].at(place)?.id ?? '');
  if (screen === 'section') return adminPath(screen, '1');
  if (screen.startsWith('casino')) return adminPath(screen, await idOf('casinos'));
  if (screen.startsWith('news')) return adminPath(screen, await idOf('posts'));
  if (screen.startsWith('page')) return adminPath(screen, await idOf('pages'));
  return adminPath(screen, screen.startsWith('user') ? await idOf('users') : '');
}

/** Opens an address of the admin, and waits until the screen has what it asks for. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}
