import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryStorage, openStore, readCatalogue, runtime, type StorageAdapter } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildSite } from '../../packages/cli/src/build/build-site.js';
import { openOutputFolder } from '../../packages/cli/src/build/open-output-folder.js';
import { staticCatalogue } from '../../packages/cli/src/build/site-address.js';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { loadSiteRenderer } from '../../packages/cli/src/serve/site-renderer.js';
import { quickShare } from '../long-run.js';
import { copyRealStore } from '../real-site/real-site.js';
import { startPlainHost } from '../site/plain-host.js';
import { HANDS, pressInMenus } from './menu-presses.js';
import { openTestSite, type TestSite } from './test-sites.js';

/** A built site behind a host of files that knows no queries, and the same site served, for the tests of this file. */
function builtSite(store: () => Promise<StorageAdapter>) {
  let served: Awaited<ReturnType<typeof startServer>>;
  const site = openTestSite(async () => {
    const storage = await store();
    served = await startServer({ storage, port: 0 });
    const parent = await mkdtemp(path.join(tmpdir(), 'croupier-built-'));
    const stored = await readCatalogue(storage, new Date().toISOString().slice(0, 10));
    const sources = {
      catalogue: staticCatalogue(stored, undefined),
      storage,
      site: await loadSiteRenderer(),
    };
    await buildSite({ ...sources, inputs: 'x' }, openOutputFolder(path.join(parent, 'site')));
    const host = await startPlainHost(path.join(parent, 'site'), { hasErrorPage: true });
    return {
      address: host.address,
      async stop() {
        await Promise.all([host.stop(), served.stop()]);
        await rm(parent, { recursive: true, force: true });
      },
    };
  });
  return Object.defineProperty(site as TestSite & { readonly served: string }, 'served', {
    get: () => served.address,
  });
}

/** The sample with eighty casinos more. */
const site = builtSite(async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, (content) => {
    putSample(content);
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example' });
    for (let n = 0; n < 80; n++) {
      const { id } = content.casinos.insert({
        slug: `fox-${n}`,
        name: `Fox ${n}`,
        description: `Den ${n}, of the ${n % 2 === 0 ? 'Quokka' : 'Wombat'} family`,
        rating: 4 + (n % 50) / 10,
        paymentMethods: n % 3 === 0 ? ['Visa', 'PayFox'] : ['Visa'],
        licenses: ['Malta Gaming Authority'],
        pros: [`Pro ${n}`],
        bonuses: { welcome: `${n} free spins` },
        ...(n % 7 === 0 ? { isBlacklisted: true, blacklistReason: 'Slow', blacklistDate: '2026-01-02' } : {}),
      });
      content.bonuses.insert({ casino: `Fox ${n}`, casinoId: id, title: `Offer ${n}`, wagering: `${n}x` });
    }
    content.redirects.insert({ source: '/casino/former-fox', target: '/casino/fox-3' });
  });
  return storage;
});

/** A store as an import leaves it. */
const realSite = builtSite(async () => (await copyRealStore()).storage);

const QUERIES = [
  '/search?q=fox',
  '/search?q=quokka&page=2',
  '/search?q=payfox',
  '/search?q=Fxo+12',
  '/search?q=zzzzzz',
  '/search?q=bonus',
  '/best-casinos?payment=payfox',
  '/best-casinos?payment=payfox&license=mga&min-score=8',
  '/best-casinos?payment=visa&page=2',
  '/reviews?q=fox&sort=name',
  '/reviews?country=DE',
  '/reviews?country=GB',
  '/best-casinos?country=FI&min-score=5',
  '/reviews?country=NO',
  '/games?q=book',
  '/games?category=table&q=a',
  '/bonuses?wagering=30',
  '/blog?q=bonus',
  '/news?q=the',
  '/complaints?q=withdrawal',
  '/forum?q=a',
  '/tournaments?q=a',
  '/compare?c=fox-1,fox-7,copper-heron',
  '/compare?c=fox-1&q=fox',
  '/compare?c=fox-1,fox-2&only=differences',
  '/compare?c=fox-1,not-there',
  '/compare?c=former-fox,fox-2',
];

const REAL_QUERIES = [
  '/search?q=mackerel',
  '/search?q=%D0%BC%D0%BE%D1%81%D1%82',
  '/search?q=ferry+%26+sons',
  '/best-casinos?payment=visa',
  '/best-casinos?min-score=8',
  '/reviews?country=Denmark',
  '/reviews?q=bare&sort=name',
  '/search?q=free',
  '/blog?q=payouts',
  '/compare?c=bare-bramble,perfect-ten,velvet-mackerel',
];

/** What a page shows between its header and footer, once its script is done with it. */
async function contentOf(page: Page): Promise<{ title: string; main: string; search: string | undefined }> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    title: document.title,
    main: document.querySelector('main')?.innerHTML ?? '',
    search: document.querySelector<HTMLInputElement>('form[data-croupier-suggest] input')?.value,
  }));
}

test.each([
  ['the sample', site, QUERIES],
  ['a real site', realSite, REAL_QUERIES],
])('a query on a host of files shows what the server shows, of %s', async (_name, built, queries) => {
  await built.onPage({}, async (page, complaints) => {
    for (const query of quickShare(queries, 5)) {
      await page.goto(built.served + query);
      const expected = await contentOf(page);
      await page.goto(query);
      await page.waitForSelector('main[aria-busy=false]');
      expect.soft(await contentOf(page), query).toEqual(expected);
      expect.soft(page.url(), query).toBe(built.address + query);
    }
    expect(complaints).toEqual([]);
  });
});

test('a missing address on a host of files names the pages that the server would', async () => {
  await site.onPage({}, async (page) => {
    const near = page.getByRole('region', { name: 'Did you mean' });
    await page.goto(`${site.served}/casino/coper-heron`);
    const expected = await near.innerHTML();
    expect(expected).toContain('href="/casino/copper-heron"');
    await page.goto('/casino/coper-heron');
    await near.waitFor();
    expect(await near.innerHTML()).toBe(expected);
  });
});

test('suggestions on a host of files are those of the server', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/');
    for (const typed of ['fox 1', 'quok', 'copper', 'payf', 'Hreon', 'bonus']) {
      const { suggestions } = (await (
        await fetch(`${site.served}/search/suggestions.json?q=${encodeURIComponent(typed)}`)
      ).json()) as { suggestions: { title: string; kind: string }[] };
      await page.fill('form[data-croupier-suggest] input', typed);
      const options = page.locator('[role=option]');
      const texts = suggestions.map(({ title, kind }) => `${title} ${kind}`);
      await expect.poll(() => options.allTextContents(), { message: typed }).toEqual(texts);
    }
  });
});

test('a filter on a host of files stands in the address, is heard, and Back takes it away', async () => {
  await site.onPage({}, async (page, complaints) => {
    await page.goto('/reviews');
    await page.fill('main input[type=search]', 'fox 3');
    await page.waitForURL('**/reviews?q=fox+3&sort=rating');
    const count = await page.locator('[data-croupier-count]').textContent();
    await expect.poll(() => page.locator('[role=status]').allTextContents()).toContain(count);
    expect(
      await page.locator('main input[type=search]').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.selectOption('main select[name=sort]', 'name');
    await page.waitForURL('**sort=name');
    await page.goBack();
    await page.waitForSelector('main[aria-busy=false]');
    expect(await page.locator('main select[name=sort]').inputValue()).toBe('rating');
    expect(complaints).toEqual([]);
  });
});

test('a page loads no index before it is asked a query', async () => {
  await site.onPage({}, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/best-casinos?utm_source=letter');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);
  });
});

test('without script the pages of a host of files say what they need', async () => {
  await site.onPage({ javaScriptEnabled: false }, async (page) => {
    for (const path of ['/search?q=fox', '/best-casinos', '/compare?c=fox-1,fox-2'])
      expect(await page.goto(path).then(() => page.textContent('main noscript')), path).toContain(
        'JavaScript',
      );
    await page.goto('/casino/copper-heron');
    expect(await page.locator('main noscript').count()).toBe(0);
  });
});

test('an index that cannot be loaded is said on lists, search and comparison, however it fails', async () => {
  for (const fail of [
    (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
    (route: Route) => route.abort(),
  ]) {
    await site.onPage({}, async (page) => {
      await page.route('**/search/index.json', fail);
      for (const path of ['/search?q=fox', '/compare?c=fox-1,fox-2', '/best-casinos?payment=payfox']) {
        await page.goto(path);
        const notice = page.locator('main [role=alert]:visible');
        await notice.waitFor();
        expect(await notice.count(), path).toBe(1);
        expect(await page.getAttribute('main', 'aria-busy'), path).toBe('false');
      }
      await page.unroute('**/search/index.json');
      await page.goto('/search?q=fox');
      await page.waitForSelector('[data-croupier-count]');
      expect(await page.locator('main [role=alert]').count()).toBe(0);
    });
  }
});

test.each(
  quickShare(
    [
      { of: 'the sample', built: site, post: 'how-to-read-bonus-terms' },
      { of: 'a real site', built: realSite, post: 'live-tables-in-spring' },
    ].flatMap((row) => HANDS.map((hand) => ({ ...row, ...hand }))),
    3,
  ),
)(
  'words and empty space of a menu of $of can be pressed by $hand, and it stays open',
  async ({ built, post, options, press }) => {
    await built.onPage(options, async (page, complaints) => {
      await pressInMenus(page, press, post);
      expect(complaints).toEqual([]);
    });
  },
);

test('embeds of a host of files show the casinos that they ask for; a toplist that it cannot answer stays a link', async () => {
  const ours = '<a href="/best-casinos">Our list</a>';
  const body = `<!doctype html><title>A host</title>
    <croupier-compare slugs="fox-3,copper-heron">${ours}</croupier-compare>
    <croupier-toplist id="first" query="sort=-rating" limit="2">${ours}</croupier-toplist>
    <croupier-toplist id="narrowed" query="payment=payfox" limit="2">${ours}</croupier-toplist>
    <script src="/embed/croupier.js"></script>`;
  await site.onPage({}, async (page, complaints) => {
    await page.route('**/their-page', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/their-page');
    const names = (selector: string) => page.locator(`${selector} [part=name]`).allTextContents();
    await expect.poll(() => names('croupier-compare')).toEqual(['Fox 3', 'Copper Heron']);
    const best = await (await fetch(`${site.served}/embed/casinos.json?limit=2`)).json();
    await expect.poll(() => names('#first')).toEqual(best.casinos.map(({ name }: { name: string }) => name));
    await page.locator('#narrowed').getByRole('link', { name: 'Our list' }).waitFor();
    expect(await names('#narrowed')).toEqual([]);
    expect(complaints.join()).toContain(
      "croupier-toplist: nothing to show for 'payment=payfox'. Error: needs a server",
    );
  });
});
