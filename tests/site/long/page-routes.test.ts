import {
  getView,
  matchRoute,
  memoryStorage,
  openStore,
  type PublicCatalogue,
  publicRecords,
  ROUTES,
  type RouteKind,
  readCatalogue,
  resolveUrl,
  routePath,
  runtime,
  sitePages,
  VIEWS,
} from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { putSample, sampleCatalogue } from '@croupier/core/sample';
import { render } from '@croupier/site/server';
import { expect, test } from 'vitest';
import { GONE, NOT_FOUND, PAGES } from '../../../packages/site/src/routes.js';
import { sharedRealStore } from '../../real-site/real-site.js';

const links = { stylesheets: [], scripts: [], fonts: [] };

test('the demo has a screen for every route, and for no other', () => {
  expect(Object.keys(PAGES).sort()).toEqual(Object.keys(ROUTES).sort());
  for (const { view } of [...Object.values(PAGES), NOT_FOUND, GONE]) expect(VIEWS).toHaveProperty(view);
});

test('every kind of page is found again at its own address', () => {
  for (const kind of Object.keys(ROUTES) as RouteKind[]) {
    const hasSlug = ROUTES[kind].pattern.includes('{slug}');
    const place = hasSlug ? { kind, slug: 'some-slug' } : { kind };
    expect(matchRoute(routePath(place)), kind).toEqual(place);
  }
});

test('every kind of page answers 200 at its address', async () => {
  const catalogue = await sampleCatalogue();
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  for (const kind of Object.keys(ROUTES) as RouteKind[]) {
    const route = ROUTES[kind];
    const [record] = 'record' in route ? publicRecords(catalogue, route.record) : [];
    const path = routePath({ kind, ...record });
    const { status } = await render(path, load as never, links);
    const arrival = resolveUrl(catalogue, path).kind;
    expect([status, arrival], path).toEqual([200, 'page']);
  }
});

test.each<[site: string, read: () => Promise<PublicCatalogue>]>([
  ['the sample', sampleCatalogue],
  ['a real site', async () => readCatalogue(fileStorage(await sharedRealStore()), '2026-11-01')],
])('every page that %s has answers 200', async (_site, read) => {
  const catalogue = await read();
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  const missing: string[] = [];
  const paths = [...sitePages(catalogue)];
  for (const path of paths) {
    if ((await render(path, load as never, links)).status !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
  expect(paths.length).toBeGreaterThan(50);
});

test('an unknown address and an unknown slug are missing', async () => {
  const catalogue = await sampleCatalogue();
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  for (const path of ['/a/b/c', '/casino/', '/casino/No-Such', '/no-such', '/casino/no-such', '/404', '//']) {
    expect((await render(path, load as never, links)).status, path).toBe(404);
  }
});

test('a page after the last one of a list is missing', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (let n = 0; n < 60; n++)
      content.casinos.insert({ slug: `fox-${n}`, name: `Fox ${n}`, description: 'x' });
  });
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  const statusAt = async (path: string, query = '') =>
    (await render(path, load as never, links, query)).status;
  for (const path of ['/best-casinos', '/reviews']) {
    expect([await statusAt(`${path}/page/3`), await statusAt(`${path}/page/4`)]).toEqual([200, 404]);
    expect([await statusAt(path, 'page=3'), await statusAt(path, 'page=x')]).toEqual([301, 301]);
  }
  expect(await statusAt('/blog/page/2')).toBe(404);
});

test('every page that a list links to is there', async () => {
  const blacklisted = {
    description: 'x',
    isBlacklisted: true,
    blacklistReason: 'x',
    blacklistDate: '2026-01-01',
  };
  const catalogue = await sampleCatalogue((content) => {
    for (let n = 0; n < 60; n++) {
      const { id } = content.casinos.insert({ slug: `fox-${n}`, name: `Fox ${n}`, description: 'x' });
      content.casinos.insert({ ...blacklisted, slug: `bad-${n}`, name: `Bad ${n}` });
      content.bonuses.insert({ casino: `Fox ${n}`, title: `Fox ${n}`, casinoId: id });
      content.games.insert({ name: `Game ${n}` });
      const post = {
        excerpt: 'x',
        content: '<p>x</p>',
        isPublished: true,
        publishedAt: '2026-01-01T00:00:00.000Z',
      };
      content.posts.insert({ ...post, slug: `post-${n}`, title: `Post ${n}` });
      content.posts.insert({ ...post, slug: `guide-${n}`, title: `Guide ${n}`, isGuide: true });
    }
  });
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  const linked = async (path: string, query = '') => {
    const page = await render(path, load as never, links, query);
    const hrefs = 'html' in page ? [...page.html.matchAll(/href="([^"?#]+\/page\/\d+)"/g)] : [];
    return { status: page.status, hrefs: hrefs.map(([, href = '']) => href) };
  };
  const lists = [...sitePages(catalogue)].filter((path) => !/\/page\/\d+$/.test(path));
  const found = await Promise.all([...lists, '/casinos-by-country/country/mt'].map((path) => linked(path)));
  const paths = new Set(found.flatMap(({ hrefs }) => hrefs));
  const kinds = new Set([...paths].map((path) => matchRoute(path)?.kind));
  for (const kind of [
    'best-casinos',
    'casinos-by-country',
    'games',
    'guides',
    'blog',
    'bonuses',
    'reviews',
    'blacklisted',
  ])
    expect(kinds).toContain(kind);
  for (const path of paths) expect((await linked(path)).status, path).toBe(200);
});

test('a catalogue is cached for its state and its day, and read again on the next day', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const first = await readCatalogue(storage, '2030-01-01');
  expect(await readCatalogue(storage, '2030-01-01', first)).toBe(first);
  const next = await readCatalogue(storage, '2030-01-02', first);
  expect(next.today).toBe('2030-01-02');
  expect(next.generation).toBe(first.generation);
});
