import { describe, expect, test } from 'vitest';
import { withLabels } from '../../../model/public-catalogue.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { resolveUrl } from '../../../urls/resolve-url.js';
import { sitemapEntries } from '../../../urls/sitemap/sitemap.js';
import { type ToplistPageView, toplistPage } from './toplist.js';

const LONG = 'Casinos that we tested with money of our own, ranked by the score of our reviews. '.repeat(3);

const catalogue = await sampleCatalogue((content) => {
  const settings = { siteBaseUrl: 'https://casinos.example', isSample: false };
  content.settings.set({ ...content.settings.get(), ...settings });
  content.toplists.insert({ slug: 'sms', title: 'Paid by SMS', query: 'payment=sms', isActive: true });
  content.toplists.insert({
    ...{ slug: 'best-crypto', title: 'Crypto', isActive: true },
    query: 'payment=bitcoin&where=rating%3E0%20and%20createdAt%3Ctoday%2B1d',
  });
  content.toplists.insert({ slug: 'broken', title: 'Broken', query: 'where=rating%3C', isActive: true });
  content.toplists.insert({
    ...{ slug: 'far', title: 'Far', isActive: true },
    query: 'where=updatedAt%3Ctoday%2B7980y',
  });
  content.toplists.insert({ slug: 'off', title: 'Off', isActive: false });
  content.toplists.insert({ slug: 'all', title: 'All', isActive: true });
  content.toplists.insert({
    ...{ slug: 'pinned', title: 'Pinned', description: LONG, isActive: true },
    pins: [
      'paper-kite @ 1 until 2026-07-01: Partner of the <month>',
      'lantern-quay @ 2 until 2026-06-30: Ended',
      'brass-magpie @ 3 until 2026-12-31: Blacklisted',
    ],
  });
});
const slugs = (slug: string) => toplistPage(catalogue, slug)?.casinos.map((casino) => casino.slug);

test('a toplist shows the casinos that its query finds, best first, and no blacklisted one', () => {
  expect(slugs('live')).toEqual(['copper-heron', 'lantern-quay']);
  expect(slugs('crypto')).toEqual(['paper-kite']);
  expect(slugs('paypal')).toEqual(['copper-heron']);
});

test('a condition narrows the list and is no filter of other lists; one that means nothing finds none', () => {
  expect(slugs('best-crypto')).toEqual(['paper-kite']);
  expect(toplistPage(catalogue, 'best-crypto')?.narrow).toBe('/best-casinos?payment=bitcoin');
  expect(slugs('broken')).toEqual([]);
  expect(slugs('far')).toEqual([]);
});

test('a toplist has a title, a description and a trail of its own, and leads to its filters', () => {
  const page = toplistPage(catalogue, 'paypal');
  expect(page?.head.title).toMatch(/^PayPal Casinos/);
  expect(page?.head.description).toMatch(/^Casinos that take PayPal for deposits/);
  expect(page?.head.canonical).toBe('https://casinos.example/best-casinos/paypal');
  expect(page?.narrow).toBe('/best-casinos?payment=paypal');
  const trail = page?.head.structured.find((one) => one['@type'] === 'BreadcrumbList') ?? {};
  const steps = (trail as { itemListElement?: { name: string }[] }).itemListElement ?? [];
  expect(steps.map(({ name }) => name).slice(1)).toEqual(['Best Casinos', 'PayPal Casinos']);
});

test('a toplist that holds nothing says so, is no related list, and is neither indexed nor in the sitemap', () => {
  expect(toplistPage(catalogue, 'sms')).toMatchObject({ casinos: [], head: { isIndexed: false } });
  expect(toplistPage(catalogue, 'live')?.related.map(({ href }) => href)).not.toContain('/best-casinos/sms');
  const paths = sitemapEntries(catalogue, 'https://casinos.example').map(({ loc }) => new URL(loc).pathname);
  expect(paths).toContain('/best-casinos/live');
  expect(paths).not.toContain('/best-casinos/sms');
  expect(paths).not.toContain('/best-casinos/off');
});

test('an inactive toplist has no address', () => {
  expect(resolveUrl(catalogue, '/best-casinos/off').kind).toBe('missing');
  expect(resolveUrl(catalogue, '/best-casinos/live').kind).toBe('page');
  expect(resolveUrl(catalogue, '/best-casinos/page/2')).toMatchObject({ route: { kind: 'best-casinos' } });
});

describe('a toplist with pins', () => {
  const page = toplistPage(catalogue, 'pinned') as ToplistPageView;
  const shown = page.casinos.map(({ slug, rank, placed }) => [slug, rank, placed]);

  test('has pinned casinos at their places, with the reason and no rank; the others are numbered by score', () => {
    const ranked = toplistPage(catalogue, 'all')?.casinos.map(({ slug }) => slug) ?? [];
    expect(ranked).not.toContain('brass-magpie');
    expect(ranked[0]).not.toBe('paper-kite');
    expect(shown).toEqual([
      ['paper-kite', undefined, 'Placed by us: Partner of the <month>'],
      ...ranked.filter((slug) => slug !== 'paper-kite').map((slug, i) => [slug, i + 1, undefined]),
    ]);
  });

  test('says in its text, its description and its data that it is not ranked by score alone', () => {
    expect(page.pinned).toBe('Some places on this list are chosen by us, not by score.');
    expect(page.head.description).toMatch(/ Some places on this list are chosen by us, not by score\.$/);
    expect(page.head.description.length).toBeLessThanOrEqual(160);
    expect(orderOf('pinned')).toBe('https://schema.org/ItemListUnordered');
    expect(orderOf('all')).toBe('https://schema.org/ItemListOrderDescending');
    expect(toplistPage(catalogue, 'all')).not.toHaveProperty('pinned');
  });

  test('is an ordinary one from the day after its last pin ends, and tells of no pin that has ended or does nothing', () => {
    expect(JSON.stringify([...catalogue.toplists.values()])).not.toMatch(/Ended|Blacklisted/);
    const later = { ...catalogue, today: '2026-07-02' };
    expect(toplistPage(later, 'pinned')?.casinos.some(({ placed }) => placed !== undefined)).toBe(false);
    expect(toplistPage(later, 'pinned')).not.toHaveProperty('pinned');
  });

  test('says so in the language of the site', async () => {
    const german = await withLabels({ ...catalogue, settings: { ...catalogue.settings, language: 'de' } });
    const { pinned, casinos = [] } = toplistPage(german, 'pinned') ?? {};
    expect(pinned).toBe('Einige Plätze dieser Liste haben wir selbst vergeben, nicht nach Wertung.');
    expect(casinos[0]?.placed).toBe('Von uns platziert: Partner of the <month>');
  });
});

function orderOf(slug: string): unknown {
  return toplistPage(catalogue, slug)?.head.structured.find((one) => one['@type'] === 'ItemList')
    ?.itemListOrder;
}
