import { expect, test } from 'vitest';
import type { SiteSettings } from '../model/documents/settings.js';
import { sampleCatalogue } from '../sample/sample.js';
import { embedCards } from './embed/embedded-card.js';
import { getView } from './views.js';

const catalogueWith = (settings: Partial<SiteSettings>) =>
  sampleCatalogue((content) => content.settings.set({ ...content.settings.get(), ...settings }));
const linksIn = (view: unknown) => [...new Set(JSON.stringify(view).match(/\/(?:go|out)\/[^"\\]*/g))];

test('each link to a casino says its page and its place in a list', async () => {
  const catalogue = await catalogueWith({ visitLinks: 'go' });
  const best = linksIn(getView(catalogue, 'best-casinos'));
  expect(best[0]).toMatch(/^\/go\/[a-z-]+\?from=best-casinos_casinos-1$/);
  expect(best[1]).toMatch(/^\/go\/[a-z-]+\?from=best-casinos_casinos-2$/);
  const review = linksIn(getView(catalogue, 'review', { slug: 'copper-heron' }));
  expect(review[0]).toBe('/go/copper-heron?from=review-copper-heron_casino');
  expect(linksIn(getView(catalogue, 'home')).join(' ')).toContain('from=home_sections-');
});

test('no two places of a list have one name, pinned ones and those of its further pages among them', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), visitLinks: 'go' });
    for (let n = 10; n < 40; n++)
      content.casinos.insert({
        ...{ slug: `owl-${n}`, name: `Owl ${n}`, description: 'x', paymentMethods: ['Visa'] },
        visitUrl: `https://owl-${n}.example/`,
      });
    const toplist = { slug: 'visa', title: 'Visa', query: 'payment=visa' };
    content.toplists.insert({ ...toplist, pins: ['owl-30 @ 1 until 9999-01-01: Partner'] });
  });
  const places = (query: string) =>
    linksIn(getView(catalogue, 'toplist', { slug: 'visa', query })).map((link) => link.split('from=')[1]);
  const [first, second] = [places(''), places('page=2')];
  expect(first.slice(0, 2)).toEqual(['toplist-visa_casinos-1', 'toplist-visa_casinos-2']);
  expect(second[0]).toBe('toplist-visa-page-2_casinos-1');
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
});

test('links to offers say which, and lead to the casino of the offer', async () => {
  const catalogue = await catalogueWith({ visitLinks: 'out' });
  const [link = ''] = linksIn(getView(catalogue, 'bonuses'));
  expect(link).toMatch(/^\/out\/[a-z-]+\?offer=[^&]+&from=bonuses_bonuses-1$/);
});

test('without the setting no link changes, and a site of files keeps straight links', async () => {
  const plain = await catalogueWith({});
  const counted = await catalogueWith({ visitLinks: 'go' });
  for (const name of ['home', 'best-casinos', 'bonuses', 'reviews', 'compare'] as const) {
    expect(linksIn(getView(plain, name))).toEqual([]);
    expect(linksIn(getView({ ...counted, isStatic: true }, name))).toEqual([]);
  }
});

test('of casinos with links, pages show no straight link to any', async () => {
  const catalogue = await catalogueWith({ visitLinks: 'go' });
  const text = JSON.stringify(
    (['home', 'best-casinos', 'bonuses', 'reviews'] as const).map((name) => {
      const { head: _, ...view } = getView(catalogue, name) as unknown as Record<string, unknown>;
      return view;
    }),
  );
  for (const { visitUrl } of [...catalogue.casinos, ...catalogue.bonuses])
    if (visitUrl !== undefined) expect(text).not.toContain(`"href":"${visitUrl}"`);
});

test('embeds lead through the site where its address is known, and straight to the casino where it is not', async () => {
  const href = async (settings: Partial<SiteSettings>) => {
    const catalogue = await catalogueWith({ visitLinks: 'go', ...settings });
    const [card] = embedCards(
      catalogue,
      catalogue.casinos.filter(({ slug }) => slug === 'copper-heron'),
    );
    return card?.visit?.href;
  };
  expect(await href({ siteBaseUrl: 'https://reviews.example/' })).toBe(
    'https://reviews.example/go/copper-heron?from=embed_card',
  );
  expect(await href({ siteBaseUrl: undefined })).toBe('https://copper-heron.example/');
});
