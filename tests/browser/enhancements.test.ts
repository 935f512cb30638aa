import { createPerform, OWNER, postsEdit, runtime, trackingSummary } from '@croupier/core';
import { expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible, expectAnnounced } from './page-checks.js';
import { addStaff, performOn, signInAs } from './staff.js';
import { PERSON, servedSite } from './test-sites.js';

const site = servedSite();
const summary = async () => (await createPerform(site.storage, runtime)(trackingSummary, {})).result;

test('search results update while a visitor types: no document loads, the field keeps focus, and Back works', async () => {
  await site.onPage({}, async (page, complaints) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.goto('/blog');
    await page.goto('/reviews');
    const field = page.locator('main').getByRole('searchbox');
    await field.pressSequentially('copper', { delay: 20 });
    await expect.poll(() => page.getByRole('link', { name: /^Read Full Review/ }).count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('copper');
    expect(await field.inputValue()).toBe('copper');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    expect(documents).toBe(2);
    await page.locator('main').getByRole('combobox').selectOption({ label: 'Name' });
    await expect.poll(() => new URL(page.url()).search).toContain('sort=name');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).not.toBe('name');
    expect(new URL(page.url()).searchParams.get('q')).toBe('copper');
    expect(complaints).toEqual([]);
  });
});

test('a click on a link in an article counts for its casino, and one of signed-in staff does not', async () => {
  await addStaff(site.storage, 'ines', 'editor');
  const content = '<p>Then <a href="https://www.copper-heron.example/vip">look there</a>.</p>';
  const slug = 'how-to-read-bonus-terms';
  await performOn(site.storage)(postsEdit, { record: slug, changes: { content } }, { actor: OWNER });
  const followed = async () =>
    (await summary()).topLinks.filter(({ url }) => url.endsWith('/vip')).map(({ clicks }) => clicks);
  for (const isStaff of [true, false]) {
    await site.onPage(PERSON, async (page, _, context) => {
      await context.route('https://**', (route) => route.fulfill({ body: 'somewhere' }));
      if (isStaff) {
        await signInAs(page, 'ines', '/admin');
        await expect.poll(async () => (await context.cookies()).length).toBe(1);
      }
      await page.goto(`/blog/${slug}`);
      const reported = page.waitForRequest((one) => (one.postData() ?? '').includes('"click"'));
      await page.getByText('look there').click();
      await reported;
    });
  }
  await expect.poll(followed).toEqual([1]);
  expect((await summary()).topCasinos).toContainEqual({ casino: 'Copper Heron', clicks: 1 });
});

test('page views and clicks are counted without cookies or storage', async () => {
  await site.onPage(PERSON, async (page, complaints, context) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'somewhere' }));
    const before = await summary();
    await page.goto('/best-casinos');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Visit Casino: Copper Heron (ad, opens in a new tab)' }).click();
    await (await opened).close();
    await expect.poll(async () => (await summary()).clicks).toBe(before.clicks + 1);
    await expect.poll(async () => (await summary()).views).toBe(before.views + 1);
    expect((await summary()).topLinks[0]).toMatchObject({ label: 'Copper Heron' });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('copying a link copies the address of the post, and says so for two seconds', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await page.goto('/blog/how-to-read-bonus-terms');
    await page.getByText('Share', { exact: true }).click();
    const copy = page.getByRole('button', { name: 'Copy Link' });
    await expectAnnounced(page, 'Copied!', () => copy.click());
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.address}/blog/how-to-read-bonus-terms`);
    await copy.waitFor();
  });
});

test('on a phone the menu of the header is behind a button, without script too, and on a desktop it is not', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await site.onPage({ viewport: { width: 320, height: 640 }, javaScriptEnabled }, async (page) => {
      await page.goto('/about');
      const entry = page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Reviews' });
      await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
      expect(await entry.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      await entry.waitFor();
      await entry.click();
      await page.getByRole('heading', { level: 1, name: 'Casino Reviews' }).waitFor();
    });
  }
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Reviews' })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
  });
});

test('on a phone the search is behind a button, without script too, and the slash key opens it', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await site.onPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled }, async (page) => {
      await page.goto('/about');
      const field = page.getByLabel('Search casinos and articles');
      expect(await field.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Search casinos and articles' }).click();
      if (javaScriptEnabled) await expect.poll(() => page.locator(':focus[type=search]').count()).toBe(1);
      await page.getByRole('button', { name: 'Close' }).click();
      expect(await field.isVisible()).toBe(false);
      if (javaScriptEnabled) await page.keyboard.press('/');
      else await page.getByRole('button', { name: 'Search casinos and articles' }).click();
      await field.fill('heron');
      await field.press('Enter');
      await page.waitForURL('**/search?q=heron');
    });
  }
});

test('a search is trimmed in the address, and an empty search does nothing', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/about');
    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations.push(request.url().slice(site.address.length));
    });
    const field = page.getByLabel('Search casinos and articles');
    await field.fill('   ');
    await field.press('Enter');
    await field.fill('  copper heron & co  ');
    await field.press('Enter');
    await page.waitForURL('**/search?*');
    expect(navigations).toEqual(['/search?q=copper+heron+%26+co']);
  });
});

test('a menu closes with Escape, which returns the focus, and with a click elsewhere', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/blog/how-to-read-bonus-terms');
    const menu = page.locator('details[data-croupier-menu]').first();
    const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open);
    await menu.locator('summary').press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Tab');
    await menu.locator(':focus:not(summary)').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await menu.locator('summary:focus').waitFor();
    await menu.locator('summary').click();
    await expect.poll(isOpen).toBe(true);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(isOpen).toBe(false);
  });
});

test('without script, controls that need it are hidden', async () => {
  await site.onPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/blog/how-to-read-bonus-terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Share', { exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Copy Link' }).count()).toBe(0);
  });
});

test('the slash key moves to the search, which suggests results while a visitor types; arrows and Enter open one', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page, complaints) => {
    await page.goto('/about');
    await page.keyboard.press('/');
    await page.keyboard.type('copper', { delay: 10 });
    const field = page.locator('header').getByRole('combobox');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect.poll(() => options.first().textContent()).toBe('Copper Heron Casino');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await field.press('Escape');
    expect(await options.count()).toBe(0);
    expect(await field.inputValue()).toBe('copper');
    await field.pressSequentially(' h');
    await options.first().waitFor();
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await field.press('Enter');
    await page.waitForURL('**/casino/copper-heron');
    expect(complaints).toEqual([]);
  });
});

test('a video loads nothing of its host before it is pressed, then plays in its place, by keyboard too', async () => {
  const video =
    '<figure data-block="video" data-video="youtube:aaaaaaaaaaa"><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa">Odds and ends</a></figure>';
  const slug = 'a-budget-that-holds';
  const changes = { content: `<p>See.</p>${video}` };
  await performOn(site.storage)(postsEdit, { record: slug, changes }, { actor: OWNER });
  await site.onPage({}, async (page, complaints) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    // The page comes in place of another: the policy is that of the first document.
    await page.goto('/blog');
    await page.goto(`/blog/${slug}`);
    const link = page.getByRole('link', { name: 'Load the video from YouTube Odds and ends' });
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectAccessible(page, 'a video', APPEARANCE_RULES);
    await page.keyboard.press('Enter');
    const player = page.locator('main iframe');
    await player.waitFor();
    expect(await player.getAttribute('title')).toBe('Odds and ends');
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1']);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(complaints).toEqual([]);
  });
});

test('no other site comes into a frame of a page', async () => {
  await site.onPage({}, async (page) => {
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toMatch(
      /; frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com;/,
    );
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
            resolve(violatedDirective),
          );
          const frame = document.createElement('iframe');
          frame.src = 'https://www.youtube.com/embed/aaaaaaaaaaa';
          document.body.append(frame);
        }),
    );
    expect(refused).toBe('frame-src');
  });
});
