import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { resolveUrl } from '../../../urls/resolve-url.js';
import { sitemapEntries } from '../../../urls/sitemap.js';
import { toplistPage } from './toplist.js';

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
