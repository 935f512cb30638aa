import { describe, expect, test } from 'vitest';
import { openScreen, SCREENS, screenPath } from '../admin-screens.js';
import { adminSite } from '../admin-site.js';
import { lookAtLayers } from '../layers.js';
import { URLS_BY_PAGE } from '../route-checks.js';

const site = adminSite(({ settings }) => settings.set({ ...settings.get(), hasContactForm: true }));

const ONE_OF_EACH = Object.values(URLS_BY_PAGE).map(([first]) => first as string);
const PAGES = ['/casino/copper-heron', ...ONE_OF_EACH.filter((address) => !address.startsWith('/casino/'))];

const WIDTHS = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a tablet', viewport: { width: 768, height: 1024 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
];

describe.each(WIDTHS)('on $name', ({ viewport }) => {
  test('nothing lies over an open menu, list or dialog of any page', { timeout: 1_800_000 }, async () => {
    await site.onPage({ viewport }, async (page) => {
      await site.signIn(page, '/admin');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      for (const address of PAGES) {
        const { opened, covered } = await lookAtLayers(page, () => page.goto(address));
        expect(covered, address).toEqual([]);
        expect(opened.join(), address).toContain(site.lastUser());
      }
    });
  });
});

describe.each(WIDTHS)('on $name', ({ viewport }) => {
  test('nothing lies over an open menu, list or dialog of any screen of the admin', {
    timeout: 1_800_000,
  }, async () => {
    await site.onPage({ viewport }, async (page) => {
      await site.signIn(page, '/admin');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      for (const screen of SCREENS) {
        const path = await screenPath(site.storage, screen);
        const { covered } = await lookAtLayers(page, () => openScreen(page, path));
        expect(covered, screen).toEqual([]);
      }
    });
  });
});
