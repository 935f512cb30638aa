import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../page-checks.js';
import { demoSite, holdRequests } from '../test-sites.js';

const demo = demoSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a visitor who waits for the script sees what to do, and then the site', async () => {
  await demo.onPage({ viewport: { width: 320, height: 700 } }, async (page) => {
    const send = await holdRequests(page, '**/assets/*.js');
    await page.goto('/blog', { waitUntil: 'commit' });
    await heading(page, 'This site is still on its way');
    await expectAccessible(page, 'on its way');
    send();
    await heading(page, 'Blog');
    await expect.poll(() => page.locator('title').allTextContents()).toEqual(['Blog - CASINO GURU']);
  });
});

test('a missing script or style sheet does not leave a white page', async () => {
  await demo.onPage({}, async (page) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/blog');
    await heading(page, 'This site is still on its way');
    await page.unroute('**/assets/*.js');
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.getByRole('link', { name: 'load it again' }).click();
    await heading(page, 'Blog');
    // Without styles the footer is folded.
    await page.locator('footer summary').click();
    await page.getByRole('link', { name: 'Casino Reviews' }).click();
    await heading(page, 'Casino Reviews');
  });
});

test('without script the demo says only that it needs one', async () => {
  await demo.onPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/blog');
    await heading(page, 'This demo needs JavaScript');
    expect(await page.getByRole('heading').filter({ visible: true }).count()).toBe(1);
  });
});

test('with a full browser storage, a visitor reads everything and sees what cannot be saved', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await context.addInitScript(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`other${localStorage.length}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await page.goto('/blog');
    await heading(page, 'Blog');
    await page.getByText('no room left for this site').waitFor();
    await page.getByRole('link', { name: 'Reviews', exact: true }).first().click();
    await heading(page, 'Casino Reviews');
    await expectAccessible(page, 'reviews in a full browser');
  });
});

test('a visitor who registers with a full storage sees an error, and the form keeps its values', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/register');
    await heading(page, 'Sign up');
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`other${localStorage.length}`, 'x'.repeat(size));
        } catch {}
      }
    });
    const fields = {
      Username: 'mina',
      Email: 'mina@sample.example',
      Password: 'abcdef',
      'Confirm password': 'abcdef',
    };
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(new RegExp(`^${label}`)).fill(value);
    }
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Creat/ }).click();
    await page.getByText('An error occurred during registration. This browser has no room').waitFor();
    expect(await page.getByLabel(/^Username/).inputValue()).toBe('mina');
    await page.getByRole('link', { name: 'Reviews', exact: true }).first().click();
    await heading(page, 'Casino Reviews');
  });
});

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a library picture is shown, and a missing one is replaced by a placeholder', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/casino/copper-heron');
    await heading(page, 'Copper Heron');
    const names = await page.evaluate((bytes) => {
      const name = (digit: string) => `${digit.repeat(32)}.png`;
      const [here, gone] = [name('a'), name('b')];
      const at = '2026-01-01T00:00:00.000Z';
      localStorage.setItem(`mediaFile:${here}`, `data:image/png;base64,${bytes}`);
      const files = [here, gone].map((file, n) => ({
        ...{ id: `00000000-0000-7000-8000-00000000000${n}`, file, title: 'One', type: 'image/png' },
        ...{ bytes: 70, width: 1, height: 1, createdAt: at },
      }));
      localStorage.setItem('mediaLibrary', JSON.stringify({ files }));
      const casinos = JSON.parse(localStorage.getItem('casinos') ?? '[]') as {
        slug: string;
        logo?: string;
      }[];
      for (const casino of casinos) {
        if (casino.slug === 'copper-heron') casino.logo = `/media/${here}`;
        if (casino.slug === 'lantern-quay') casino.logo = `/media/${gone}`;
      }
      localStorage.setItem('casinos', JSON.stringify(casinos));
      localStorage.setItem('storeGeneration', 'another');
      return { here, gone };
    }, PICTURE);
    await page.goto('/best-casinos');
    await heading(page, 'Best Casinos');
    await expect.poll(() => page.locator('img[src^="blob:"]').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator(`img[src*="${names.gone.replace('.png', '')}"]`).count())
      .toBeGreaterThan(0);
  });
});
