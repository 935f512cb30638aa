import {
  casinosAdd,
  homepageEdit,
  matchRoute,
  menusAdd,
  pagesAdd,
  postsAdd,
  ROUTES,
  type Route,
  type RouteKind,
  sectionsDisable,
  sectionsMove,
  settingsSet,
  stylesSet,
} from '@croupier/core';
import { demoFallbacks } from '@croupier/core/sample';
import { describe, expect, test } from 'vitest';
import { readSourceText } from '../architecture/repository-files.js';
import { createTestStore, startTestServer } from '../site/test-server.js';
import { renderDemoPage, renderServedPage } from './rendered-page.js';

/** The promise of every page, an address of it, and what its heading says there. */
const PAGES: readonly (readonly [promise: string, address: string, title: string])[] = [
  ['P-010', '/', 'Find a casino you can trust'],
  ['P-011', '/search?q=heron', 'Search results for “heron”'],
  ['P-012', '/best-casinos', 'Best Casinos'],
  ['P-228', '/best-casinos/live', 'Best Live Casinos'],
  ['P-013', '/casinos-by-country', 'Casinos by Country'],
  ['P-014', '/games', 'Casino Games'],
  ['P-015', '/guides', 'Guides'],
  ['P-016', '/blog', 'Blog'],
  ['P-017', '/blog/a-budget-that-holds', 'A Budget That Holds: Limits You Set While You Are Calm'],
  ['P-018', '/bonuses', 'Casino Bonuses'],
  ['P-019', '/reviews', 'Casino Reviews'],
  ['P-020', '/casino/copper-heron', 'Copper Heron'],
  ['P-224', '/authors/ines-valkama', 'Ines Valkama'],
  ['P-225', '/how-we-rate', 'How We Rate Casinos'],
  ['P-223', '/compare?c=copper-heron,lantern-quay', 'Compare Casinos'],
  ['P-021', '/blacklisted', 'Blacklisted Casinos'],
  ['P-022', '/complaints', 'Casino Complaints'],
  ['P-023', '/forum', 'Community Forum'],
  ['P-024', '/tournaments', 'Casino Tournaments'],
  ['P-025', '/news', 'News'],
  ['P-026', '/login', 'Login'],
  ['P-026', '/register', 'Sign up'],
  ['P-026', '/profile', 'Profile'],
  ['P-027', '/forgot-password', 'Forgot your password?'],
  ['P-028', '/about', 'About Us'],
];

test.each(PAGES)('%s: at %s is the screen %s', async (_line, address, title) => {
  for (const { status, html } of [await renderServedPage(address), await renderDemoPage(address)]) {
    expect(status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(title);
  }
});

test('every page has a promise here, and its line names the address', () => {
  const promises = readSourceText('docs/specification/public.md').split('\n');
  const kinds = new Set<RouteKind>();
  for (const [promise, address] of PAGES) {
    const { kind } = matchRoute(new URL(address, 'https://guide.example').pathname) as Route;
    kinds.add(kind);
    const line = promises.find((one) => one.startsWith(`- **${promise}**`));
    const [fixedPart = ''] = ROUTES[kind].pattern.split('{slug}');
    if (kind !== 'custom-page') expect(line, `${promise} of ${kind}`).toContain(`\`${fixedPart}`);
  }
  expect([...kinds].sort(), 'Write a promise for the page, and a row above.').toEqual(
    Object.keys(ROUTES).sort(),
  );
});

test.each([
  ['P-014', '/games/category/slots', 'Slots'],
  ['P-014', '/games/category/table', 'Table Games'],
  ['P-014', '/games/category/live', 'Live Casino'],
  ['P-014', '/games/category/jackpot', 'Jackpots'],
  ['P-015', '/guides/level/beginner', 'Beginner Guides'],
  ['P-015', '/guides/level/advanced', 'Advanced Strategies'],
  ['P-015', '/guides/level/safety', 'Safety & Security'],
  ['P-018', '/bonuses/type/welcome', 'Welcome Bonuses'],
  ['P-018', '/bonuses/type/no-deposit', 'No Deposit'],
  ['P-018', '/bonuses/type/free-spins', 'Welcome Bonuses'],
  ['P-018', '/bonuses/type/reload', 'Reload Bonuses'],
  ['P-018', '/bonuses/type/cashback', 'Cashback'],
  ['P-025', '/news/category/security', 'Security'],
  ['P-193', '/games', 'Slots'],
  ['P-193', '/guides', 'Beginner Guides'],
  ['P-193', '/bonuses', 'Welcome Bonuses'],
  ['P-193', '/blog', 'All'],
  ['P-193', '/news', 'all'],
  ['P-193', '/tournaments', 'All'],
])('%s: at %s the tab %s is open', async (_line, address, tab) => {
  const { html } = await renderServedPage(address);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const open = [...main.matchAll(/<a [^>]*aria-current="[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, inside = '']) =>
    /^(?:<span[^>]*>)?([^<]*)/.exec(inside)?.[1]?.replaceAll('&amp;', '&'),
  );
  expect(open).toEqual([tab]);
});

const DESTINATIONS =
  'live-casino providers contact terms privacy cookies disclaimer about sitemap responsible-gambling new-casinos mobile-casinos crypto-casinos free-spins vip-programs payment-methods faq help live-chat report feedback bug-report'.split(
    ' ',
  );

test('P-030: the footer links to all 22 destinations', async () => {
  const { html } = await renderServedPage('/');
  const footer = html.slice(html.indexOf('<footer'));
  expect(DESTINATIONS).toHaveLength(22);
  for (const slug of DESTINATIONS) expect(footer, slug).toContain(`href="/${slug}"`);
});

test('P-033: the search sends a term to /search, and an empty field sends nothing', async () => {
  const { html } = await renderServedPage('/');
  const form = /<form [^>]*action="\/search".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toContain('method="get"');
  const field = /<input [^>]*name="q"[^>]*>/.exec(form)?.[0] ?? '';
  expect(field).toContain('required=""');
  const pattern = new RegExp(`^(?:${/pattern="([^"]*)"/.exec(field)?.[1]})$`, 'v');
  expect([pattern.test('   '), pattern.test(' fox ')]).toEqual([false, true]);
});

test('P-041: the subscribe box takes an email address and sends it nowhere', async () => {
  const { html } = await renderServedPage('/');
  const box =
    /<section [^>]*aria-labelledby="([^"]+)-title"[^>]*>(?:(?!<\/section>).)*type="email".*?<\/section>/s.exec(
      html.slice(html.indexOf('<footer')),
    )?.[0];
  expect(box).toContain('type="email"');
  expect(box).not.toMatch(/<form|type="submit"/);
});

test('P-147: sample view counts are between 500 and 5,499, spread out, and always the same for a post', async () => {
  const { viewCount } = await demoFallbacks();
  const ids = Array.from(
    { length: 5_000 },
    (_, i) => `019fa000-0000-7000-8000-${String(i).padStart(12, '0')}`,
  );
  const views = ids.map(viewCount);
  expect(Math.min(...views)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...views)).toBeLessThanOrEqual(5_499);
  expect(Math.min(...views)).toBeLessThan(600);
  expect(Math.max(...views)).toBeGreaterThan(5_400);
  expect(new Set(views).size).toBeGreaterThan(2_000);
  expect(ids.map(viewCount)).toEqual(views);
});

describe('what staff change shows on the next load', () => {
  async function site() {
    const { storage, perform } = await createTestStore();
    const { address } = await startTestServer(storage);
    const page = async (path = '/') => (await fetch(address + path)).text();
    return { perform, page };
  }

  test('P-032: settings decide the name, the logo and its size, and whether the name is shown', async () => {
    const { perform, page } = await site();
    await perform(settingsSet, { changes: { siteName: 'Golden Guide' } });
    expect(await page()).toMatch(
      /<a [^>]*href="\/"[^>]*>.{0,250}<img [^>]*src="\/logo\.svg"[^>]*width="150" height="40"[^>]*\/><\/span><span[^>]*>Golden Guide</,
    );
    await perform(settingsSet, { changes: { showSiteName: false, logoWidth: 99, logoHeight: 33 } });
    const html = await page();
    expect(html).toMatch(/<img [^>]*alt="Golden Guide" width="99" height="33"/);
    expect(html).not.toMatch(/<span[^>]*>Golden Guide</);
  });

  test('P-034, P-040: staff choose the items of both menus', async () => {
    const { perform, page } = await site();
    await perform(postsAdd, {
      record: { title: 'First', excerpt: 'A.', content: '<p>B.</p>', author: 'Ada', isPublished: true },
    });
    await perform(menusAdd, { menu: 'header', record: { label: 'Only Here', url: '/blog' } });
    await perform(menusAdd, {
      menu: 'footer',
      record: { label: 'Down There', url: '/news', target: '_blank' },
    });
    const html = await page();
    expect(html.slice(0, html.indexOf('<main'))).toMatch(/<a [^>]*href="\/blog"[^>]*>Only Here</);
    expect(html.slice(html.indexOf('<footer'))).toMatch(
      /<a [^>]*href="\/news" target="_blank" rel="noopener">Down There</,
    );
  });

  test('P-045, P-046, P-047: settings decide the texts and figures of the home page, and the HTML of the footer', async () => {
    const { perform, page } = await site();
    const changes = {
      heroTitle: 'Play & know',
      heroDescription: 'First words.',
      heroSubtitle: 'Small words.',
      statsValues: { casinos: '13,367' },
      footerCopyright: '© <b>Guide</b><script>alert(1)</script>',
      footerGamblingWarning: 'Think of <em>tomorrow</em>.',
    };
    await perform(homepageEdit, { changes });
    const html = await page();
    for (const words of ['Play &amp; know', 'First words.', 'Small words.', '13,367', '<b>Guide</b>']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('<em>tomorrow</em>');
    expect(html).not.toContain('alert(1)');
  });

  test('P-057: staff decide which sections are shown, and their order', async () => {
    const { perform, page } = await site();
    await perform(casinosAdd, { record: { name: 'Red Fox', description: 'Calm.', rating: 8 } });
    await perform(homepageEdit, { changes: { dailyPlayersTitle: '100+ daily players' } });
    const order = async () => {
      const html = await page();
      return [html.indexOf('100+ daily players'), html.indexOf('Red Fox')];
    };
    const [players, casinos] = (await order()) as [number, number];
    expect(casinos).toBeGreaterThan(0);
    expect(players).toBeGreaterThan(casinos);
    await perform(sectionsMove, { record: 'daily-players', to: 1 });
    const [first, second] = (await order()) as [number, number];
    expect(first).toBeLessThan(second);
    await perform(sectionsDisable, { records: ['daily-players'] });
    expect((await order())[0]).toBe(-1);
  });

  test('P-028: a visitor sees a page once it is published, and not before', async () => {
    const { perform, page } = await site();
    await perform(pagesAdd, { record: { title: 'Team', content: '<p>Two people.</p>' } });
    expect(await page('/team')).toContain('Oops! Page not found');
    await perform(pagesAdd, { record: { title: 'House', content: '<p>One room.</p>', isPublished: true } });
    expect(await page('/house')).toContain('One room.');
  });

  test('custom CSS comes after a style sheet that keeps header, hero and notices visible', async () => {
    const { perform, page } = await site();
    await perform(stylesSet, { css: 'header, main, [data-kept] { display: none }' });
    const html = await page();
    expect(html).toMatch(/<header [^>]*data-kept="block"/);
    expect(html).toMatch(/<footer [^>]*data-kept="block"/);
    const kept = [...html.slice(html.indexOf('<main')).matchAll(/data-kept="(\w+)"/g)];
    expect(kept.length).toBeGreaterThan(2);
  });
});
