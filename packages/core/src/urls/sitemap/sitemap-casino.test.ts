import { expect, test } from 'vitest';
import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import { runtime } from '../../runtime.js';
import { putSample } from '../../sample/sample.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import { sitemapEntries } from './sitemap.js';
import { sitemapCasino } from './sitemap-casino.js';

const TODAY = '2026-07-01';
const QUERIES = [
  '',
  'payment=Visa&country=DE',
  'payout-days=3&min-score=7',
  'where=bonuses.welcome%20~%20free%20or%20bonus%20!%3D%20""',
  'where=not%20(safetyRating%20%3C%208)%20and%20isFeatured%3Dyes',
  'where=visitUrl%20~%20example',
  'where=isActive%3Dyes',
  'where=((',
];

async function bothCatalogues(
  market: string | undefined,
  put: (content: Transaction) => void = () => undefined,
): Promise<[whole: PublicCatalogue, kept: PublicCatalogue]> {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'owner' }, operation: 'sample.put' }, (content) => {
    putSample(content);
    for (const [n, query] of QUERIES.entries())
      content.toplists.insert({ slug: `list-${n}`, title: `List ${n}`, query });
    const [first, second, third, fourth] = [...content.casinos.all()];
    content.casinos.update(first?.id ?? '', { reviewer: 'Ada Quill', canonicalUrl: '/about' });
    content.casinos.update(second?.id ?? '', { checkedBy: 'Bo Reed', isHiddenFromSearch: true });
    content.casinos.update(third?.id ?? '', { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' });
    content.casinos.update(fourth?.id ?? '', { isBlacklisted: true, blacklistDate: '2026-06-01' });
    content.settings.set({ ...content.settings.get(), isSample: false, market });
    put(content);
  });
  return store.question((content) => [
    publicCatalogue(content, TODAY),
    publicCatalogue(content, TODAY, sitemapCasino(content.toplists.all())),
  ]);
}

test.each([undefined, 'GB', 'DE', 'US'])(
  'the sitemap of a site for %s is the same from what is kept of its casinos',
  async (market) => {
    const [whole, kept] = await bothCatalogues(market);
    const entries = sitemapEntries(whole, 'https://guide.example');
    expect(entries.length).toBeGreaterThan(80);
    expect(sitemapEntries(kept, 'https://guide.example')).toEqual(entries);
  },
);

test.each([
  ['bonus', 'welcome'],
  ['bonuses.noDeposit', 'noDeposit'],
])(
  'a toplist that asks for %s alone is left out where a market takes the other promise of the same words',
  async (field, category) => {
    const words = { both: 'Fifty spins at once', one: 'Sixty spins at once' };
    const [whole, kept] = await bothCatalogues('NO', (content) => {
      for (const { id } of [...content.toplists.all()]) content.toplists.remove(id);
      // A promise without a bonus that states its conditions is not said there, nor is any in the same words.
      content.markets.insert({ code: 'NO', termsBesideOffer: 'yes' });
      for (const [slug, text] of Object.entries(words)) {
        const { id: casinoId } = content.casinos.insert({
          ...{ slug, name: slug, description: 'x', countries: ['NO'] },
          ...{ bonus: text, bonuses: { noDeposit: text } },
        });
        const categories = slug === 'both' ? ['welcome', 'noDeposit'] : [category];
        for (const one of categories)
          content.bonuses.insert({
            ...{ casino: slug, casinoId, title: `Of ${one}`, category: one, wagering: '10x' },
          });
        const query = `where=${encodeURIComponent(`${field} = "${text}"`)}`;
        content.toplists.insert({ slug: `of-${slug}`, title: slug, query });
      }
    });
    const listed = (catalogue: PublicCatalogue) =>
      sitemapEntries(catalogue, 'https://guide.example').filter(({ loc }) =>
        loc.includes('/best-casinos/of-'),
      );
    expect(listed(whole).map(({ loc }) => loc)).toEqual(['https://guide.example/best-casinos/of-both']);
    expect(listed(kept)).toEqual(listed(whole));
  },
);

test('all that the sitemap reads of a casino is kept for it', async () => {
  const [whole, kept] = await bothCatalogues(undefined);
  const read = new Set<string>();
  const casinos = whole.casinos.map(
    (casino) =>
      new Proxy(casino, {
        get(record, field: string) {
          read.add(field);
          return Reflect.get(record, field);
        },
      }),
  );
  const casinoBySlug = new Map(casinos.map((casino) => [casino.slug, casino]));
  sitemapEntries({ ...whole, casinos, casinoBySlug }, 'https://guide.example');
  expect([...read]).toContain('updatedAt');
  expect(Object.keys(kept.casinos[0] ?? {})).toEqual(expect.arrayContaining([...read]));
});
