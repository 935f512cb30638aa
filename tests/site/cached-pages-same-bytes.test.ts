import {
  casinosAdd,
  casinosDelete,
  casinosEdit,
  createPerform,
  dayOf,
  menusAdd,
  type Perform,
  postsEdit,
  postsUnpublish,
  readCatalogue,
  redirectsAdd,
  runtime,
  settingsSet,
  sitemapEntries,
  stylesSet,
} from '@croupier/core';
import { expect, test } from 'vitest';
import { createPageCache, type PageCache } from '../../packages/cli/src/serve/caching/page-cache.js';
import { isLongRun, quickShare } from '../long-run.js';
import { WALKED_STORES } from './built-folder.js';
import { siteFromSource } from './test-server.js';

/** One change after the other, each of another kind; those of a description and a post are counted below. */
const CHANGES: [what: string, change: (perform: Perform) => Promise<unknown>][] = [
  ['a rating', (perform) => perform(casinosEdit, { record: casinoSlug, changes: { rating: 1.5 } })],
  [
    'a description',
    (perform) => perform(casinosEdit, { record: casinoSlug, changes: { description: 'New.' } }),
  ],
  ['a post', (perform) => perform(postsEdit, { record: postSlug, changes: { title: 'Another title' } })],
  ['a hidden post', (perform) => perform(postsUnpublish, { records: [postSlug] })],
  [
    'a new casino',
    (perform) => perform(casinosAdd, { record: { name: 'Aaa', description: 'x', rating: 9.9 } }),
  ],
  [
    'a menu item',
    (perform) => perform(menusAdd, { menu: 'footer', record: { label: 'More', url: '/news' } }),
  ],
  ['a redirect', (perform) => perform(redirectsAdd, { record: { source: '/games', target: '/reviews' } })],
  ['the name of the site', (perform) => perform(settingsSet, { changes: { siteName: 'Renamed' } })],
  ['custom CSS', (perform) => perform(stylesSet, { css: 'h1 { color: red }' })],
  ['a deleted casino', (perform) => perform(casinosDelete, { records: [casinoSlug] })],
];
let postSlug = '';
let casinoSlug = '';

const answerOf = async (cache: PageCache, path: string) => {
  const { status, etag, bodies } = await cache.get(path, '');
  return { path, status, etag, html: bodies.plain.body.toString() };
};

test.each(quickShare(WALKED_STORES, 2))(
  'whatever changes in %s, a page that is kept has the bytes that it would be rendered with',
  async (_name, store) => {
    const storage = await store();
    const perform = createPerform(storage, runtime);
    const today = dayOf(runtime.now());
    let catalogue = await readCatalogue(storage, today);
    postSlug = catalogue.posts[0]?.slug ?? '';
    casinoSlug = catalogue.casinos.find(({ isBlacklisted }) => !isBlacklisted)?.slug ?? '';
    // Sample content has no sitemap, but the same pages.
    const listed = { ...catalogue, settings: { ...catalogue.settings, isSample: false } };
    const paths = sitemapEntries(listed, 'https://guide.example').map(({ loc }) => new URL(loc).pathname);
    let rendered = 0;
    const site = {
      ...siteFromSource,
      render(...asked: Parameters<typeof siteFromSource.render>) {
        rendered++;
        return siteFromSource.render(...asked);
      },
    };
    let cache = createPageCache(catalogue, site, storage);
    for (const path of paths) await cache.get(path, '');
    const all = rendered;

    const renderedAfter: Record<string, number> = {};
    for (const [what, change] of isLongRun ? CHANGES : CHANGES.slice(1, 3)) {
      await change(perform);
      catalogue = await readCatalogue(storage, today, catalogue);
      cache = cache.next(catalogue);
      rendered = 0;
      const fresh = createPageCache(catalogue, siteFromSource, storage);
      for (const path of paths) expect(await answerOf(cache, path)).toEqual(await answerOf(fresh, path));
      renderedAfter[what] = rendered;
    }
    // A page shows little of what there is, so most changes leave most pages as they are.
    expect(renderedAfter['a post']).toBeLessThan(all / 2);
    expect(renderedAfter['a description']).toBeLessThan(all / 2);
  },
);
