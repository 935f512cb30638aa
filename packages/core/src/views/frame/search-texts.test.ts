import { expect, test } from 'vitest';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { sitemapEntries } from '../../urls/sitemap/sitemap.js';
import { sharePictures } from '../share/share-picture.js';
import { getView } from '../views.js';

const BASE = 'https://guide.example';
type Content = Parameters<NonNullable<Parameters<typeof sampleCatalogue>[0]>>[0];

/** The sample on a host, with these search texts on a record of each kind that has a page. */
async function catalogueWith(texts: object, settings: object = {}): Promise<PublicCatalogue> {
  return sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: BASE, isSample: false, ...settings });
    for (const name of ['casinos', 'posts', 'toplists'] as const) {
      const [first] = [...content[name].all()].filter(isShown);
      content[name].update(first?.id as string, { ...texts, slug: `the-${name}` } as never);
    }
    const page = { slug: 'the-pages', title: 'Ours', content: '<p>Words</p>', isPublished: true };
    content.pages.insert({ ...page, ...texts });
  });
}

function isShown(record: object): boolean {
  return !('isActive' in record && !record.isActive) && !('isPublished' in record && !record.isPublished);
}

const PAGES = [
  ['review', 'the-casinos', '/casino/the-casinos'],
  ['post', 'the-posts', '/blog/the-posts'],
  ['toplist', 'the-toplists', '/best-casinos/the-toplists'],
  ['custom-page', 'the-pages', '/the-pages'],
] as const;

const headsOf = (catalogue: PublicCatalogue) =>
  PAGES.map(([kind, slug]) => getView(catalogue, kind, { slug })?.head);
const listed = (catalogue: PublicCatalogue) =>
  sitemapEntries(catalogue, BASE).map(({ loc }) => loc.slice(BASE.length));

test('a page whose record has no search texts is told to search engines as before', async () => {
  const without = await catalogueWith({});
  const heads = headsOf(without);
  expect(heads.map((head) => [head?.isIndexed, head?.canonical])).toEqual(
    PAGES.map(([, , path]) => [true, BASE + path]),
  );
  expect(heads[1]?.title).toMatch(/ - CASINO GURU$/);
  for (const [, , path] of PAGES) expect(listed(without)).toContain(path);
  const blank = await catalogueWith({ seoTitle: '', seoDescription: '' });
  expect(headsOf(blank)).toEqual(heads);
});

test('the title, the description and the picture of a record are those of its page, and nothing is added to them', async () => {
  const texts = { seoTitle: 'Ours, in short', seoDescription: 'Why.', shareImage: '/sample/share.png' };
  const catalogue = await catalogueWith(texts);
  for (const head of headsOf(catalogue)) {
    expect(head).toMatchObject({
      title: 'Ours, in short',
      description: 'Why.',
      image: `${BASE}/sample/share.png`,
      isIndexed: true,
    });
    expect(head).not.toHaveProperty('imageSize');
  }
  const [article] = getView(catalogue, 'post', { slug: 'the-posts' })?.head.structured ?? [];
  expect(article).toMatchObject({ description: 'Why.', image: `${BASE}/sample/share.png` });
  const drawn = [...sharePictures(catalogue)].map(({ path }) => path);
  expect(drawn.filter((path) => /^\/share\/(?:casino\/the-casinos|post\/the-posts)-/.test(path))).toEqual([]);
});

test('a picture that stands in the record itself is none for social networks', async () => {
  const shareImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  for (const head of headsOf(await catalogueWith({ shareImage }))) expect(head?.image).toMatch(/^https:/);
});

test('a page that is hidden from search engines asks them not to list it, and the sitemap leaves it out', async () => {
  const catalogue = await catalogueWith({ isHiddenFromSearch: true });
  for (const head of headsOf(catalogue)) {
    expect(head?.isIndexed).toBe(false);
    expect(head).not.toHaveProperty('canonical');
  }
  for (const [, , path] of PAGES) expect(listed(catalogue)).not.toContain(path);
});

test.each([
  ['/about', `${BASE}/about`],
  [`${BASE}/about`, `${BASE}/about`],
  ['https://other.example/about', 'https://other.example/about'],
])(
  'the canonical address %s takes the place of the page, which the sitemap leaves out',
  async (canonicalUrl, canonical) => {
    const catalogue = await catalogueWith({ canonicalUrl });
    for (const head of headsOf(catalogue)) expect(head).toMatchObject({ canonical, isIndexed: true });
    for (const [, , path] of PAGES) expect(listed(catalogue)).not.toContain(path);
  },
);

test('a canonical address that is the page itself changes nothing', async () => {
  const own = (content: Content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: `${BASE}/`, isSample: false });
    const page = { slug: 'ours', title: 'Ours', isPublished: true };
    content.pages.insert({ ...page, canonicalUrl: `${BASE}/ours/` });
  };
  const catalogue = await sampleCatalogue(own);
  expect(getView(catalogue, 'custom-page', { slug: 'ours' })?.head.canonical).toBe(`${BASE}/ours`);
  expect(listed(catalogue)).toContain('/ours');
});

test('a host whose name begins as that of the site is another', async () => {
  const catalogue = await catalogueWith({ canonicalUrl: `${BASE}.evil.example/about` });
  for (const head of headsOf(catalogue)) expect(head?.canonical).toBe(`${BASE}.evil.example/about`);
});

test('a site without an address names pages of other sites alone', async () => {
  const there = await catalogueWith({ canonicalUrl: 'https://other.example/' }, { siteBaseUrl: undefined });
  for (const head of headsOf(there)) expect(head?.canonical).toBe('https://other.example/');
  const here = await catalogueWith({ canonicalUrl: '/about' }, { siteBaseUrl: undefined });
  for (const head of headsOf(here)) expect(head).not.toHaveProperty('canonical');
});
