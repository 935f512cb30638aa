import { memoryStorage, openStore, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { siteFromSource, startTestServer } from './test-server.js';

async function serveSample(countryHeader?: string, market?: string) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, (content) => {
    putSample(content);
    if (market !== undefined) content.settings.set({ ...content.settings.get(), market });
  });
  const options = countryHeader === undefined ? {} : { countryHeader };
  const { address } = await startTestServer(storage, siteFromSource, options);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
  const suggest = (at: string, country: string) =>
    get(`/casinos-by-country/suggestion?at=${encodeURIComponent(at)}`, { 'x-country': country });
  return { get, suggest };
}

test('a list suggests the country that the header names, with a link to the same list for its players', async () => {
  const { suggest } = await serveSample('X-Country');
  const answer = await suggest('/best-casinos', 'FI');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('Is your country Finland?');
  expect(html).toContain('href="/best-casinos?country=fi"');
  const hrefAt = async (at: string) =>
    /href="([^"]*)"/.exec(await (await suggest(at, 'FI')).text())?.[1]?.replaceAll('&amp;', '&');
  expect(await hrefAt('/reviews?min-score=8&page=3')).toBe('/reviews?country=fi&min-score=8');
  expect(await hrefAt('/casinos-by-country')).toBe('/casinos-by-country/country/fi');
});

test('the suggested list is the list of that country', async () => {
  const { get, suggest } = await serveSample('X-Country');
  const href = /href="([^"]*)"/.exec(await (await suggest('/best-casinos', 'FI')).text())?.[1] as string;
  const main = (html: string) => html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
  const [suggested, chosen, all] = await Promise.all(
    [href, '/best-casinos?country=finland', '/best-casinos'].map(async (path) =>
      main(await (await get(path)).text()),
    ),
  );
  expect(suggested).toBe(chosen);
  expect(suggested).not.toBe(all);
});

test.each([
  ['a country that no casino names', '/best-casinos', 'KI'],
  ['a country that is none', '/best-casinos', 'XX'],
  ['no country', '/best-casinos', ''],
  ['markup', '/best-casinos', '<script>'],
  ['a list that is narrowed already', '/best-casinos?country=de', 'FI'],
  ['a country of a path', '/casinos-by-country/country/de', 'FI'],
  ['a page without countries', '/blog', 'FI'],
  ['another site', 'https://elsewhere.example/', 'FI'],
  ['no address', '', 'FI'],
])('%s is not suggested', async (_, at, country) => {
  const { suggest } = await serveSample('X-Country');
  const answer = await suggest(at, country);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    204,
    'no-store',
    '',
  ]);
});

test('the home market is not suggested', async () => {
  const { suggest } = await serveSample('X-Country', 'FI');
  expect((await suggest('/best-casinos', 'FI')).status).toBe(204);
  expect((await suggest('/best-casinos', 'DE')).status).toBe(200);
});

test('a page is the same for visitors of every country', async () => {
  const { get } = await serveSample('X-Country');
  for (const path of ['/best-casinos', '/reviews', '/casinos-by-country', '/']) {
    const [one, other, none] = await Promise.all(
      ['FI', 'DE', undefined].map(async (country) => {
        const answer = await get(path, country === undefined ? {} : { 'x-country': country });
        return {
          etag: answer.headers.get('etag'),
          cookie: answer.headers.get('set-cookie'),
          html: await answer.text(),
        };
      }),
    );
    expect(one, path).toEqual(none);
    expect(other, path).toEqual(none);
    expect(none?.cookie).toBeNull();
    expect(none?.html.includes('data-suggests-country'), path).toBe(path !== '/');
  }
});

test('a server without such a header suggests nothing, and its pages do not ask', async () => {
  const { get, suggest } = await serveSample();
  expect((await suggest('/best-casinos', 'FI')).status).toBe(404);
  expect(await (await get('/best-casinos')).text()).not.toContain('data-suggests-country');
});
