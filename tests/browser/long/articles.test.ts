import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectAnnounced } from '../page-checks.js';
import { demoSite, servedSite } from '../test-sites.js';

const POST = '/blog/how-to-read-bonus-terms';

const served = servedSite();
const demo = demoSite();

const titles = (page: Page) => page.locator('main article :is(h2, h3)').allInnerTexts();

test.each([
  [
    '/guides',
    ['Latest Guides', 'Read Guide', 'Featured Guides', 'Key Tips', 'Additional Resources', 'FAQ Section'],
  ],
  [
    '/guides',
    ['Downloadable Guides', 'Video Tutorials', 'Strategy Tools', "Can't Find What You're Looking For"],
  ],
  [
    '/guides',
    ['Request a Guide', 'Contact Support', 'Beginner Guides', 'Advanced Strategies', 'Safety & Security'],
  ],
  [
    '/blog',
    ['Featured Posts', 'All Posts', 'Read More', 'Content Writer', '2.3k views', '#wagering', '2 min read'],
  ],
  [
    '/blog',
    ['Sort by', 'Read Time', '50+', 'Expert Articles', '100k+', 'Monthly Readers', '15+', 'Expert Authors'],
  ],
  ['/blog/category/security', ['Security Posts', 'Sixty Days Without a Payment']],
  ['/news', ['Featured Articles', 'Latest News', 'Responsible Gaming', 'Education', 'Industry']],
  ['/news?q=nothing+has+this', ['No articles found', 'Try searching with different keywords']],
  [
    POST,
    ['Back to News', 'Share', 'Related Articles', '#bonuses', '2.3k views', 'May 12, 2026', 'Content Writer'],
  ],
  [
    '/blog/no-such-post',
    ['Blog Post Not Found', "The blog post you're looking for doesn't exist.", 'Back to Blog'],
  ],
])('%s says %j', async (address, texts) => {
  await served.onPage({}, async (page) => {
    await page.goto(served.address + address);
    const said = await page.locator('main').innerText();
    for (const text of texts) expect(said).toContain(text);
  });
});

describe('without script', () => {
  test('a visitor searches, sorts and filters the blog, and returns from a post to the same list', async () => {
    await served.onPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${served.address}/blog`);
      expect(await page.getByPlaceholder('Search blog posts...').count()).toBe(1);
      await page.getByRole('searchbox', { name: 'Search blog posts' }).fill('limits');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/blog?q=limits&sort=');
      expect(await titles(page)).toEqual(['A Budget That Holds: Limits You Set While You Are Calm']);
      await page.getByRole('link', { name: 'Show all' }).click();
      await page.waitForURL((address) => !address.searchParams.has('q'));
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Views');
      await page.locator('main').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/sort[=/]views/);
      await page.locator('main').getByRole('link', { name: 'Responsible Gaming' }).click();
      await page.getByRole('heading', { name: 'Responsible Gaming Posts' }).waitFor();
      await page.getByRole('link', { name: /^Read More.*A Budget That Holds/ }).click();
      await page.waitForURL('**/blog/a-budget-that-holds');
      const way = page.getByRole('navigation', { name: 'Breadcrumb' });
      expect(await way.innerText()).toContain('A Budget That Holds: Limits You Set While You Are …');
      await way.getByRole('link', { name: 'Responsible Gambling' }).click();
      await page.waitForURL('**/news/category/responsible-gambling');
      expect(await titles(page)).toEqual(['A Budget That Holds: Limits You Set While You Are Calm']);
      await page.goBack();
      await page.getByRole('link', { name: 'Back to News' }).click();
      await page.waitForURL(`${served.address}/news`);
    });
  });

  test('controls that need a script are hidden', async () => {
    await served.onPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(served.address + POST);
      // This site has no base URL, so shared links would not work.
      expect(await page.getByText('Share', { exact: true }).isVisible()).toBe(false);
    });
  });
});

test('a visitor chooses levels and opens explanations by keyboard', async () => {
  await served.onPage({}, async (page) => {
    await page.goto(`${served.address}/guides`);
    await page.locator('main').getByRole('link', { name: 'Advanced Strategies' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guides/level/advanced#lessons');
    expect(await titles(page)).toContain('Is a Bonus Worth Its Wagering?');
    const notice = page.getByText('This is sample content').filter({ visible: true });
    await page.getByRole('button', { name: 'Contact Support' }).focus();
    await page.keyboard.press('Enter');
    await notice.waitFor();
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
  });
});

describe.each([
  ['served', served],
  ['demo', demo],
] as const)('%s', (_name, site) => {
  test('a visitor shares a post by keyboard: a window for each network, and the full address for the clipboard', async () => {
    await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, _, context) => {
      const { address } = site;
      await context.route(/twitter\.com/, (route) => route.fulfill({ body: 'shared' }));
      await page.goto(address + POST);
      await page.getByText('Share', { exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      const popup = await opened;
      expect(popup.viewportSize()).toEqual({ width: 600, height: 400 });
      await popup.waitForURL('https://twitter.com/**');
      const shared = new URL(popup.url());
      expect(shared.searchParams.get('url')).toBe(address + POST);
      expect(shared.searchParams.get('text')).toBe('How to Read Bonus Terms Before You Claim');
      await page.getByRole('button', { name: 'Copy Link' }).focus();
      await expectAnnounced(page, 'Copied!', () => page.keyboard.press('Enter'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address + POST);
      await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    });
  });
});

test('the demo shows all articles too, and an error for an unknown post', async () => {
  await demo.onPage({}, async (page, complaints) => {
    for (const [each, heading] of [
      ['/guides', 'Guides'],
      ['/blog', 'Blog'],
      ['/news', 'News'],
      ['/blog/no-such-post', 'Blog Post Not Found'],
    ] as const) {
      await page.goto(demo.address + each);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await expectAccessible(page, each);
    }
    expect(complaints).toEqual([]);
  });
});
