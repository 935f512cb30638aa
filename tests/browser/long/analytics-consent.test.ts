import { CARD_LANGUAGES, openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { PERSON, servedSite } from '../test-sites.js';

const GOOGLE = 'G-ABCD123456';
const plain = servedSite();
const google = withId(GOOGLE);
const plausible = withId('guide.example');
const scripted = withId('pa-gYyxvZhkMzdzXBAtSeSNz');
const unknown = withId('UA-12345-1');

function withId(analyticsId: string) {
  return servedSite((content) => content.settings.set({ ...content.settings.get(), analyticsId }));
}

/** What a page asks of other sites; each is answered with a script that says that it ran, and sends what such a script sends. */
async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      const beacon = url.includes('google')
        ? 'https://region1.google-analytics.com/g/collect'
        : 'https://plausible.io/api/event';
      const body = `document.documentElement.dataset.counted = document.currentScript.dataset.domain ?? ''; fetch('${beacon}', { method: 'POST', mode: 'no-cors' });`;
      await route.fulfill({
        contentType: 'text/javascript',
        body: url.includes('.js') || url.includes('/js?') ? body : '',
      });
    },
  );
  return asked;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const press = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();
const choices = (page: Page) => page.locator('footer').getByRole('button', { name: 'Privacy choices' });

test('a site without an analytics id has no notice, no button, no further script and no wider policy', async () => {
  for (const site of [plain, unknown])
    await site.onPage(PERSON, async (page, complaints) => {
      const asked = await foreignRequests(page);
      const answer = await page.goto('/best-casinos', { waitUntil: 'networkidle' });
      const html = (await answer?.text()) ?? '';
      expect(html).not.toMatch(/consent|privacy-?choices|data-croupier-(analytics|privacy)/i);
      expect(answer?.headers()['content-security-policy']).toMatch(
        /script-src 'self';.*trusted-types croupier$/,
      );
      expect(asked).toEqual([]);
      expect(complaints).toEqual([]);
    });
});

test('nothing goes out before a visitor accepts, nor after they decline; a later page does not ask again', async () => {
  await google.onPage(PERSON, async (page, complaints) => {
    const asked = await foreignRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await notice(page).waitFor();
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await press(page, 'Decline');
    await notice(page).waitFor({ state: 'hidden' });
    await page.goto('/best-casinos', { waitUntil: 'networkidle' });
    await choices(page).waitFor();
    expect(await notice(page).isVisible()).toBe(false);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

for (const { name, site, script, beacon, domain } of [
  {
    name: 'Google Analytics',
    site: google,
    script: `https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`,
    beacon: 'https://region1.google-analytics.com/g/collect',
    domain: '',
  },
  {
    name: 'Plausible by a domain',
    site: plausible,
    script: 'https://plausible.io/js/script.js',
    beacon: 'https://plausible.io/api/event',
    domain: 'guide.example',
  },
  {
    name: 'Plausible by its script',
    site: scripted,
    script: 'https://plausible.io/js/pa-gYyxvZhkMzdzXBAtSeSNz.js',
    beacon: 'https://plausible.io/api/event',
    domain: '',
  },
])
  test(`${name} is loaded under the policy of the page once a visitor accepts, on this page and on the next`, async () => {
    await site.onPage(PERSON, async (page, complaints) => {
      const asked = await foreignRequests(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await press(page, 'Accept');
      await expect.poll(() => asked).toEqual([script, beacon]);
      expect(await page.locator('html').getAttribute('data-counted')).toBe(domain);
      await page.goto('/reviews', { waitUntil: 'networkidle' });
      await expect.poll(() => asked).toEqual([script, beacon, script, beacon]);
      expect(await notice(page).isVisible()).toBe(false);
      expect(complaints).toEqual([]);
    });
  });

test('who accepted can decline at the foot of the page by keyboard: the script and its cookies are gone', async () => {
  await google.onPage(PERSON, async (page, complaints, context) => {
    const asked = await foreignRequests(page);
    await page.goto('/');
    await press(page, 'Accept');
    await expect.poll(() => asked.length).toBe(2);
    const { hostname } = new URL(google.address);
    await context.addCookies([{ name: '_ga_ABCD123456', value: 'x', domain: hostname, path: '/' }]);
    await choices(page).focus();
    await page.keyboard.press('Enter');
    await notice(page).waitFor();
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await reloaded;
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
    expect(await context.cookies()).toEqual([]);
    expect(await notice(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

test('browsers that ask not to be tracked are not asked, and load nothing until their reader accepts by hand', async () => {
  for (const signal of ['globalPrivacyControl', 'doNotTrack'])
    await google.onPage(PERSON, async (page) => {
      const asked = await foreignRequests(page);
      const value = signal === 'doNotTrack' ? `'1'` : 'true';
      await page.addInitScript(
        `Object.defineProperty(Navigator.prototype, '${signal}', { value: ${value} })`,
      );
      await page.goto('/', { waitUntil: 'networkidle' });
      await choices(page).waitFor();
      expect(await notice(page).isVisible(), signal).toBe(false);
      expect(asked).toEqual([]);
      await choices(page).click();
      await press(page, 'Accept');
      await expect.poll(() => asked.length).toBe(2);
    });
});

test('pages with passwords ask nothing and load nothing', async () => {
  await google.onPage(PERSON, async (page) => {
    const asked = await foreignRequests(page);
    await page.goto('/');
    await press(page, 'Accept');
    await expect.poll(() => asked.length).toBe(2);
    const answer = await page.goto('/login', { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).not.toContain('google');
    expect(asked).toHaveLength(2);
  });
});

describe('the notice', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`is accessible in a ${colorScheme} page, and moves nothing when it comes and goes`, async () => {
      await google.onPage({ ...PERSON, colorScheme, viewport: { width: 360, height: 740 } }, async (page) => {
        await foreignRequests(page);
        await page.goto('/');
        await notice(page).waitFor();
        await expectAccessible(page, 'privacy notice', APPEARANCE_RULES);
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        const before = await height();
        const [decline, accept] = await Promise.all(
          ['Decline', 'Accept'].map(async (name) =>
            notice(page)
              .getByRole('button', { name })
              .evaluate((button) => {
                const { backgroundColor, color, fontSize, fontWeight, borderColor } =
                  getComputedStyle(button);
                return {
                  backgroundColor,
                  color,
                  fontSize,
                  fontWeight,
                  borderColor,
                  height: button.clientHeight,
                };
              }),
          ),
        );
        expect(accept).toEqual(decline);
        await press(page, 'Decline');
        expect(await height()).toBe(before);
      });
    });

  test('has the words of each language', async () => {
    for (const language of CARD_LANGUAGES) {
      await openStore(google.storage, runtime).change(
        { by: { name: 'owner' }, operation: 'settings.set' },
        ({ settings }) => settings.set({ ...settings.get(), language }),
      );
      await google.onPage(PERSON, async (page) => {
        const region = page.locator('[data-croupier-analytics]');
        await expect
          .poll(async () => {
            await page.goto('/');
            return page.locator('html').getAttribute('lang');
          })
          .toBe(language);
        await region.waitFor();
        const words = [
          await region.getAttribute('aria-label'),
          ...(await region.getByRole('button').allInnerTexts()),
        ];
        expect(words.every((word) => (word ?? '') !== '')).toBe(true);
        if (language !== 'en') expect(words.join()).not.toMatch(/Privacy choices|Accept$|Decline/);
        expect(await region.innerText()).toContain('Google Analytics');
      });
    }
  });
});
