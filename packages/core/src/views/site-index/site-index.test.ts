import { expect, test } from 'vitest';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { sampleCatalogue } from '../../sample/sample.js';
import type { PageFrameView } from '../frame/page-frame.js';
import type { ComparePageView } from '../pages/compare/compare.js';
import { getView } from '../views.js';
import { readSiteIndex } from './read-site-index.js';
import type { IndexPart, SiteIndex } from './site-index.js';
import { siteIndexParts, siteIndexPieces } from './write-site-index.js';

/** The files of the index of a catalogue, by their paths, and which of them were read. */
function indexOf(catalogue: PublicCatalogue) {
  const files = new Map<string, string>();
  const parts = {} as Record<IndexPart, string>;
  for (const { part, pieces } of siteIndexParts(catalogue)) {
    parts[part] = `/${part}`;
    files.set(parts[part], [...pieces()].join(''));
  }
  const text = [...siteIndexPieces(catalogue, parts)].join('');
  const read: string[] = [];
  const reader = readSiteIndex(JSON.parse(text) as SiteIndex, async (path) => {
    read.push(path);
    return JSON.parse(files.get(path) as string);
  });
  return { reader, files, read, text };
}

/** The casinos of the sample, of which one has other offers in Germany, one none, and one is as everywhere. */
const catalogueWithOffers = (home?: string) =>
  sampleCatalogue((content) => {
    if (home !== undefined) content.settings.set({ ...content.settings.get(), market: home });
    for (const { id, casinoId } of [...content.listings.all()])
      if (casinoId !== undefined) content.listings.remove(id);
    content.markets.insert({
      code: 'DE',
      minimumAge: 21,
      notice: 'Only in Germany.',
      disclosure: 'Seen there.',
    });
    const countries = ['DE', 'FI', 'SE'];
    const add = (slug: string, bonus: string) =>
      content.casinos.insert({
        ...{ slug, name: slug, description: 'x', countries, bonus, rating: 9.9 },
        visitUrl: `https://${slug}.example/`,
      });
    const elsewhere = add('elsewhere', '100 spins');
    const offer = content.bonuses.insert({
      ...{ casino: 'elsewhere', casinoId: elsewhere.id, title: '7 German spins', markets: ['DE'] },
      ...{ wagering: '10x', category: 'welcome' },
    });
    content.listings.insert({
      ...{
        slug: 'elsewhere-in-de',
        casino: 'elsewhere',
        casinoId: elsewhere.id,
        market: 'DE',
        accepts: 'yes',
      },
      ...{ visitUrl: 'https://elsewhere.example/de', offer: offer.title, offerId: offer.id },
      licenseAuthority: 'Gemeinsame Glücksspielbehörde der Länder',
    });
    const refusing = add('refusing', '200 spins');
    content.listings.insert({
      ...{ slug: 'refusing-in-fi', casino: 'refusing', casinoId: refusing.id, market: 'FI', accepts: 'no' },
      visitUrl: 'https://refusing.example/never',
    });
    add('same', '300 spins');
  });

/** What a page shows between its header and its footer, which are in its file. */
function contentOf({ head: _head, header: _header, footer: _footer, ...content }: PageFrameView): unknown {
  return JSON.parse(JSON.stringify(content));
}

test.each([undefined, 'DE', 'SE'])(
  'a list narrowed to a country shows what a server shows, where the home market is %s',
  async (home) => {
    const catalogue = await catalogueWithOffers(home);
    const { reader } = indexOf(catalogue);
    for (const [name, query] of [
      ...(['DE', 'FI', 'SE', 'NO'] as const).flatMap((country) => [
        ['reviews', `country=${country}`] as const,
        ['best-casinos', `country=${country}&min-score=2`] as const,
      ]),
      ['bonuses', ''],
    ] as const) {
      const ask = (shown: PublicCatalogue) => contentOf(getView(shown, name, { query }));
      const answer = await reader.answer({ readsTexts: false, ask });
      expect(answer, `${name} ${query}`).toEqual(ask(catalogue));
    }
  },
);

test('what is withheld stands in no file, and what differs in a country is read only there', async () => {
  const { reader, files, read, text } = indexOf(await catalogueWithOffers());
  expect([...files.values(), text].join('')).not.toContain('refusing.example/never');
  const ask = (query: string) =>
    reader.answer({ readsTexts: false, ask: (indexed) => getView(indexed, 'reviews', { query }) });
  await ask('country=SE');
  expect(read).not.toContain('/market-DE');
  await ask('country=DE');
  expect(read).toContain('/market-DE');
  expect(files.get('/market-DE')).toContain('7 German spins');
  expect(files.get('/market-DE')).not.toContain('300 spins');
});

test('an address of a comparison leads to a renamed casino by the slug that it had, without the redirects of the site', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' });
    for (const [source, target] of [
      ['/casino/tin-heron', '/casino/zinc-heron'],
      ['/casino/zinc-heron', '/casino/copper-heron'],
      ['/casino/rice-kite', '/casino/paper-kite'],
      ['/casino/elsewhere', 'https://elsewhere.example/'],
      ['/best-casinos/old', '/casino/copper-heron'],
    ] as const)
      content.redirects.insert({ source, target });
  });
  const { reader, text } = indexOf(catalogue);
  const query = 'c=tin-heron,Zinc-Heron,lantern-quay,rice-kite,elsewhere,old';
  const ask = (shown: PublicCatalogue) => getView(shown, 'compare', { query }) as ComparePageView;
  const answer = await reader.answer({ readsTexts: false, ask });
  expect(answer.casinos.map(({ slug }) => slug)).toEqual(['copper-heron', 'lantern-quay']);
  expect(answer.notes).toEqual([
    expect.stringMatching(/rice-kite.* no longer/),
    expect.stringContaining('elsewhere'),
    expect.stringContaining('old'),
  ]);
  expect(contentOf(answer)).toEqual(contentOf(ask(catalogue)));
  expect(text).not.toContain('elsewhere.example');
  expect(indexOf(await catalogueWithOffers()).text).not.toContain('movedCasinos');
});
