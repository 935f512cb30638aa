import { adminPath, createPerform, memoryStorage, messagesSend, runtime } from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { isLongRun, quickShare } from '../long-run.js';
import { fillWithHostileValues } from '../security/fill-hostile-store.js';
import { HOSTILE_TEXTS } from '../security/hostile-values.js';
import { openScreen, SCREENS, SIDEWAYS, screenPath } from './admin-screens.js';
import { adminOf, adminSite } from './admin-site.js';
import { APPEARANCE_RULES, collectRuns, expectAccessible } from './page-checks.js';
import { addStaff, performOn, signInAs } from './staff.js';
import { openTestSite, realSite } from './test-sites.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The quick share: all rules for every 24th screen on a desk in light, for every 48th those of the look on a phone in the dark. */
const QUICK = [
  { colorScheme: 'light', viewport: DESK, rules: [] as string[], every: 24 },
  { colorScheme: 'dark', viewport: PHONE, rules: APPEARANCE_RULES, every: 48 },
] as const;
const LONG = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESK].map((viewport) => ({ colorScheme, viewport, rules: [] as string[], every: 1 })),
);

/** The quick share looks at every 64th screen of the real site, in its first way alone. */
const SITES = [
  { name: 'the sample', site: adminSite(), looks: isLongRun ? LONG : QUICK },
  { name: 'a real site', site: adminOf(realSite()), looks: isLongRun ? LONG : [{ ...QUICK[0], every: 64 }] },
];

describe.each(SITES.flatMap(({ looks, ...one }) => looks.map((look) => ({ ...one, ...look }))))(
  '$name in $colorScheme at $viewport.width px',
  ({ site, colorScheme, viewport, rules, every }) => {
    test('every screen of a served site is accessible, scrolls nothing sideways and complains of nothing', {
      timeout: 600_000,
    }, async () => {
      const message = { name: 'Ana', email: 'ana@example.com', text: 'Nine days.', consent: 'Keep it.' };
      await performOn(site.storage)(messagesSend, message);
      // Missing addresses have a table of their own.
      await fetch(`${site.address}/an-old-address-of-some-length/with-a-second-part`);
      await site.onPage({ colorScheme, viewport }, async (page, complaints) => {
        // A picture that the real site shows from another host.
        const body = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
        await page.route('https://pictures.example/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body }),
        );
        await site.signIn(page, '/admin');
        await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
        expect(SCREENS.length).toBeGreaterThan(25);
        for (const screen of quickShare(SCREENS, every)) {
          await openScreen(page, await screenPath(site.storage, screen));
          await expectAccessible(page, screen, [...rules]);
          expect(await page.evaluate(SIDEWAYS), screen).toEqual([]);
          expect(complaints, screen).toEqual([]);
        }
        if (!isLongRun && every !== QUICK[0].every) return;
        await page.goto(`${adminPath('toplists')}?edit=new`);
        await page.getByText(/^\d+ casinos on this list$/).waitFor();
        await expectAccessible(page, 'the form of a toplist', [...rules]);
        expect(await page.evaluate(SIDEWAYS)).toEqual([]);
      });
    });
  },
);

describe('with hostile text in every field of every record', () => {
  const storage = memoryStorage();
  const hostile = openTestSite(async () => {
    const perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
    expect(await fillWithHostileValues(perform)).toBeGreaterThan(1_500);
    const { address, stop } = await startServer({ storage, port: 0 });
    return { address, stop };
  });

  /** What would run a script: handlers, and addresses that are scripts or pages. */
  const LIVE = `[...document.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value }) =>
        /^on/i.test(name) || (/^(href|src|action|formaction|data)$/i.test(name) && /^\\s*(javascript|vbscript|data:text)/i.test(value)))
      .map(({ name, value }) => one.tagName + ' ' + name + '=' + value.slice(0, 80)))`;
  /** Screens that show one record each. */
  const OF_ONE = ['casino-view', 'casino-edit', 'news-edit', 'page-view', 'page-edit', 'user-edit'] as const;

  test('every screen shows it as text: nothing of it runs, and nothing asks for leave to', {
    timeout: 3_600_000,
  }, async () => {
    await addStaff(storage, 'ada', 'admin');
    await hostile.onPage({ viewport: DESK }, async (page, complaints) => {
      const ran = await collectRuns(page);
      await signInAs(page, 'ada', '/admin');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      const places = isLongRun ? [...Object.keys(HOSTILE_TEXTS).keys()] : [1];
      const paths = [
        ...(await Promise.all(SCREENS.map((screen) => screenPath(storage, screen)))),
        ...(await Promise.all(
          places.flatMap((place) => OF_ONE.map((screen) => screenPath(storage, screen, place))),
        )),
      ];
      for (const path of quickShare([...new Set(paths)], 16)) {
        await openScreen(page, path);
        expect(await page.evaluate(LIVE), path).toEqual([]);
      }
      expect(ran).toEqual([]);
      expect(complaints.filter((line) => /Content.Security|Error:|same key/i.test(line))).toEqual([]);
    });
  });
});
