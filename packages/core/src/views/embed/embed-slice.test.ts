import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { canonicalEmbedQuery, embedSlice } from './embed-slice.js';
import { toplistIndex, toplistIndexText } from './embed-toplist.js';

const catalogue = await sampleCatalogue((content) => {
  const retired = { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' };
  content.casinos.insert({ slug: 'shut-down', name: 'Shut Down', description: 'Calm.', ...retired });
  content.casinos.insert({ slug: 'secret', name: 'Secret', description: 'Calm.', isActive: false });
});

const slugsOf = (query: string) => {
  const { status, data } = embedSlice(catalogue, query);
  return status === 200 ? data.casinos.map(({ slug }) => slug) : status;
};

test('a comparison has the casinos that it names, in that order, once each, and no more than four', () => {
  expect(slugsOf('slugs=paper-kite,copper-heron,paper-kite')).toEqual(['paper-kite', 'copper-heron']);
  expect(slugsOf('slugs=a,b,c,d,copper-heron')).toBe(404);
});

test('a comparison leaves out who is not on the site, and without any other says whether one was', () => {
  expect(slugsOf('slugs=shut-down,copper-heron,nobody,secret')).toEqual(['copper-heron']);
  expect(slugsOf('slugs=nobody,shut-down')).toBe(410);
  expect(slugsOf('slugs=nobody,secret')).toBe(404);
});

test('a toplist has no more casinos than its limit, and no query gives it more than 25', () => {
  expect(slugsOf('limit=2')).toEqual(['copper-heron', 'lantern-quay']);
  expect(slugsOf('sort=-name&limit=1')).toEqual(['paper-kite']);
  expect(canonicalEmbedQuery(catalogue, '/embed/casinos.json', 'sort=name&limit=9000')).toBe(
    'limit=25&sort=name',
  );
  expect(slugsOf('colour=green&limit=3')).toBe(400);
});

test('only the address of all casinos has slices, and without a question it has them all', () => {
  expect(canonicalEmbedQuery(catalogue, '/embed/casinos.json', 'v=2')).toBe('');
  expect(canonicalEmbedQuery(catalogue, '/casinos', 'limit=3')).toBe('');
});

test('what a site gives to embeds says its language, unless that is English', () => {
  const german = { ...catalogue, settings: { ...catalogue.settings, language: 'de' as const } };
  for (const query of ['limit=2', 'slugs=copper-heron', 'slugs=shut-down']) {
    expect(embedSlice(german, query).data).toHaveProperty('language', 'de');
    expect(embedSlice(catalogue, query).data).not.toHaveProperty('language');
  }
  expect(JSON.parse(toplistIndexText(german))).toEqual(JSON.parse(JSON.stringify(toplistIndex(german))));
  expect(toplistIndex(german).language).toBe('de');
});

test('a frame is kept once for the language of its site, and beside it for each other language', () => {
  const german = { ...catalogue, settings: { ...catalogue.settings, language: 'de' as const } };
  const kept = (site: typeof german | typeof catalogue) =>
    ['', 'lang=de', 'lang=en', 'lang=nl'].map((query) =>
      canonicalEmbedQuery(site, '/embed/casinos/copper-heron', query),
    );
  expect(kept(catalogue)).toEqual(['', 'lang=de', '', '']);
  expect(kept(german)).toEqual(['', '', 'lang=en', '']);
});

test('a toplist of three out of 4,900 casinos is three cards long', async () => {
  const large = await sampleCatalogue((content) => {
    for (let n = 0; n < 4_900; n++) {
      content.casinos.insert({ slug: `casino-${n}`, name: `Casino ${n}`, description: 'Calm.', rating: 5 });
    }
  });
  expect(toplistIndexText(large).length).toBeGreaterThan(1_000_000);
  expect(JSON.stringify(embedSlice(large, 'limit=3').data).length).toBeLessThan(3_000);
});
