import {
  casinosDeactivate,
  createPerform,
  dayOf,
  memoryStorage,
  openStore,
  ROUTES,
  readCatalogue,
  redirectsAdd,
  runtime,
  settingsSet,
} from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { createPageCache } from '../../../packages/cli/src/serve/caching/page-cache.js';
import {
  type PreparedResponse,
  prepareResponse,
} from '../../../packages/cli/src/serve/caching/prepared-response.js';
import { siteFromSource } from '../test-server.js';

const MANY = 2_000;

/** A page cache of the sample, with a redirect and a casino that is gone, whose pages are all short. */
async function samplePageCache(budget?: number) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const perform = createPerform(storage, runtime);
  await perform(settingsSet, { changes: { siteBaseUrl: 'https://guide.example' } });
  await perform(redirectsAdd, { record: { source: '/out', target: '/reviews', match: 'prefix' } });
  await perform(casinosDeactivate, { records: ['paper-kite'] });
  const site = {
    ...siteFromSource,
    render: async (path: string, _load: unknown, _links: unknown, query = '') => {
      const status = path.includes('anything') ? 404 : 200;
      return { status, headers: {}, html: `the page of ${path}?${query}` };
    },
  };
  return createPageCache(await readCatalogue(storage, dayOf(runtime.now())), site, storage, budget);
}

const QUERIED = Object.values(ROUTES).flatMap((route) =>
  'query' in route ? [{ pattern: route.pattern, query: route.query as readonly string[] }] : [],
);

/** Every shape of address, with `anything` for an unlimited part. */
const SHAPES: ((word: string) => [path: string, query?: string])[] = [
  ...Object.values(ROUTES)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.includes('{slug}'))
    .map((pattern) => (word: string): [string] => [pattern.replace('{slug}', word)]),
  (word) => [`/${word}/deeper/${word}`],
  (word) => [`/embed/casinos/${word}`],
  (word) => [`/embed/casinos/${word}.json`],
  (word) => [`/media/${word}.png`],
  (word) => [`/styles/custom-${word}.css`],
  (word) => [`/assets/${word}.js`],
  (word) => [`/sitemap-${word.replace(/\D/g, '')}.xml`],
  (word) => [`/out/${word}`],
  (word) => ['/oembed', `url=https://guide.example/casino/${word}`],
  (word) => ['/oembed', `url=https://guide.example/casino/copper-heron&maxwidth=${word.replace(/\D/g, '')}`],
  (word) => ['/reviews', `utm_source=${word}`],
  (word) => ['/casino/copper-heron', word],
  ...QUERIED.filter(({ query }) => query.includes('q')).map(
    ({ pattern }) =>
      (word: string): [string, string] => [pattern, `q=${word}`],
  ),
];

test.each(SHAPES.map((shape) => [shape('anything-0').join('?'), shape] as const))(
  'the cache does not grow with the number of addresses like %s',
  async (_name, shape) => {
    const pageCache = await samplePageCache();
    for (let n = 0; n < MANY; n++) {
      const [path, query = ''] = shape(`anything-${n}`);
      await pageCache.get(path, query);
      await pageCache.get(path, query);
    }
    expect(pageCache.usage().entries).toBeLessThanOrEqual(3);
  },
);

const ADDRESSES = QUERIED.flatMap(({ pattern, query }) => query.map((name) => [pattern, name] as const));

test.each(ADDRESSES)(
  'the cache stays within its budget for any number of pages of %s, requested by %s',
  async (path, name) => {
    const budget = 1_000_000;
    const pageCache = await samplePageCache(budget);
    const most = { bytes: 0, entries: 0 };
    for (let n = 0; n < MANY; n++) {
      await pageCache.get(path, `${name}=anything-${n}`);
      const { entries, bytes } = pageCache.usage();
      most.bytes = Math.max(most.bytes, bytes);
      most.entries = Math.max(most.entries, entries);
    }
    expect(most.bytes).toBeLessThanOrEqual(budget);
    expect(most.entries).toBeLessThanOrEqual(budget / 4_096);
  },
);

test('the measured size of a response is all that it keeps in memory: no body is part of a larger block', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  for (const length of [0, 10, 900, 5_000, 100_000]) {
    const answers: PreparedResponse[] = [
      await prepareResponse(200, headers, 'a calm word '.repeat(length / 10)),
      await prepareResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(length)),
    ];
    for (const { bodies, memoryBytes } of answers) {
      const blocks = new Set(Object.values(bodies).map(({ body }) => body.buffer));
      const kept = [...blocks].reduce((sum, block) => sum + block.byteLength, 0);
      expect(memoryBytes).toBeGreaterThanOrEqual(kept);
    }
  }
});
