import { casinosRename, createPerform, runtime, type StorageAdapter, settingsSet } from '@croupier/core';
import { renderCard } from '@croupier/ui/embed';
import { expect, test } from 'vitest';
import { build, filesIn, freshFolder, newStore, ORIGIN } from './built-folder.js';
import { startTestServer } from './test-server.js';

const HOME = { link: 'https://red-fox.example/home', offer: '100% up to €50' };
const GREAT_BRITAIN = { link: 'https://red-fox.example/gb', offer: '£20 for newcomers' };

/** A casino that greets GB in its own way, refuses Germany and has nothing said of Ontario; Canada is turned on. */
function foxStore(): Promise<StorageAdapter> {
  return newStore(({ casinos, bonuses, listings, markets }) => {
    const { id: casinoId } = casinos.insert({
      ...{ slug: 'red-fox', name: 'Red Fox', description: 'Calm.', rating: 8 },
      ...{ visitUrl: HOME.link, bonus: HOME.offer, termsUrl: 'https://red-fox.example/terms' },
    });
    casinos.insert({ slug: 'gray-owl', name: 'Gray Owl', description: 'Calm.', rating: 7 });
    const offer = { title: GREAT_BRITAIN.offer, wagering: '10x', casino: 'Red Fox', casinoId };
    const { id: offerId } = bonuses.insert(offer);
    listings.insert({
      ...{ slug: 'red-fox-gb', casino: 'Red Fox', casinoId, market: 'GB', accepts: 'yes' },
      ...{ visitUrl: GREAT_BRITAIN.link, offer: GREAT_BRITAIN.offer, offerId },
    });
    listings.insert({ slug: 'red-fox-de', casino: 'Red Fox', casinoId, market: 'DE', accepts: 'no' });
    markets.insert({ code: 'DE' });
    markets.insert({ code: 'GB', minimumAge: 21 });
  });
}

async function servedFox() {
  const storage = await foxStore();
  const { address } = await startTestServer(storage);
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  return { storage, get, text: async (path: string) => (await get(path)).text() };
}

/** Each kind of embed, in a market by its query. */
const inMarket = (market: string) => [
  `/embed/casinos/red-fox.json?market=${market}`,
  `/embed/casinos/red-fox?market=${market}`,
  `/embed/casinos.json?market=${market}`,
  `/embed/casinos.json?limit=3&market=${market}`,
  `/embed/casinos.json?slugs=red-fox,gray-owl&market=${market}`,
];

test('an embed of a market has the link and the offer of that market, and no embed those of another', async () => {
  const { text } = await servedFox();
  for (const path of inMarket('GB')) {
    const shown = await text(path);
    for (const own of Object.values(GREAT_BRITAIN)) expect(shown, path).toContain(own);
    for (const other of Object.values(HOME)) expect(shown, path).not.toContain(other);
    expect(shown, path).toContain('21+');
  }
  // Where nobody said anything of a market, it gets what everyone gets.
  for (const path of [...inMarket('CA-ON'), '/embed/casinos/red-fox.json', '/embed/casinos.json']) {
    expect(await text(path), path).toContain(HOME.link);
    expect(await text(path), path).not.toContain(GREAT_BRITAIN.link);
  }
});

test('an embed that names no market is of the home market, and one that names another is not', async () => {
  const { storage, text } = await servedFox();
  await createPerform(storage, runtime)(settingsSet, { changes: { market: 'DE' } });
  for (const path of ['/embed/casinos/red-fox.json', '/embed/casinos/red-fox', '/embed/casinos.json']) {
    expect(await text(path), path).not.toMatch(/red-fox\.example|€50|£20/);
    expect(await text(`${path}?market=GB`), path).toContain(GREAT_BRITAIN.link);
  }
  expect(await text('/embed/casinos/red-fox.json')).not.toContain('market');
});

test('where a casino refuses the players of a market, neither its link nor its offer is in an embed', async () => {
  const { text } = await servedFox();
  for (const path of inMarket('DE')) {
    const shown = await text(path);
    expect(shown, path).toContain('Red Fox');
    expect(shown, path).not.toMatch(/red-fox\.example|€50|£20/);
  }
  expect(await text('/embed/casinos/red-fox?market=DE')).toContain('No link for players in Germany');
  expect(JSON.parse(await text('/embed/casinos/red-fox.json?market=DE'))).toMatchObject({
    market: 'DE',
    withheldIn: 'Germany',
  });
});

test('a card that a server renders stays in its market when the script takes over', async () => {
  const { text } = await servedFox();
  const card = async (query: string) =>
    renderCard(JSON.parse(await text(`/embed/casinos/red-fox.json${query}`)), { base: ORIGIN });
  const [element, content] = (await card('?market=DE')).split('<template');
  expect(element).toBe(`<croupier-casino-card slug="red-fox" base="${ORIGIN}" market="DE">`);
  expect(content).not.toContain('red-fox.example');
  expect((await card('')).split('<template')[0]).not.toContain('market');
});

test('a market is named by its code or its name in any case, in the query or in the path', async () => {
  const { text } = await servedFox();
  for (const [path, same] of [
    ['/embed/casinos/red-fox.json?market=germany', '/embed/casinos/red-fox.json?market=DE'],
    ['/embed/markets/DE/casinos/red-fox.json', '/embed/casinos/red-fox.json?market=DE'],
    ['/embed/markets/gb/casinos/red-fox', '/embed/casinos/red-fox?market=GB'],
    ['/embed/markets/GB/casinos.json?limit=1', '/embed/casinos.json?limit=1&market=GB'],
    ['/embed/markets/GB/casinos.json', '/embed/casinos.json?market=GB'],
  ] as const)
    expect(await text(path), path).toBe(await text(same));
});

test('what is no market is refused, and says so', async () => {
  const { get } = await servedFox();
  for (const path of [...inMarket('XX'), '/embed/markets/XX/casinos/red-fox.json', ...inMarket('')]) {
    const response = await get(path);
    expect(response.status, path).toBe(400);
    const said = await response.text();
    expect(said, path).toContain(path.includes('XX') ? 'not known: market=XX' : 'not known: market=');
    expect(said, path).not.toContain('red-fox.example');
  }
  const frame = await get('/embed/casinos/red-fox?market=%3Cscript%3E');
  expect([frame.status, frame.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
});

test('each market has a validator of its own, and keeps it', async () => {
  const { get } = await servedFox();
  for (const path of ['/embed/casinos/red-fox.json', '/embed/casinos/red-fox', '/embed/casinos.json']) {
    const tags = new Map<string, string | null>();
    for (const market of ['', '?market=GB', '?market=DE', '?market=GB', ''])
      for (const tag of [(await get(path + market)).headers.get('etag')]) {
        expect(tag, path).not.toBeNull();
        expect(tags.get(market) ?? tag, path).toBe(tag);
        tags.set(market, tag);
      }
    expect(new Set(tags.values()).size, path).toBe(3);
  }
});

test('an embed of a market outlives a rename of its casino', async () => {
  const { storage, text } = await servedFox();
  await createPerform(storage, runtime)(casinosRename, { record: 'red-fox', slug: 'calm-fox' });
  for (const path of ['/embed/casinos/red-fox.json?market=GB', '/embed/markets/GB/casinos/red-fox'])
    expect(await text(path), path).toContain(GREAT_BRITAIN.link);
});

test('oEmbed answers with the frame of the market that it is asked for', async () => {
  const { get, text } = await servedFox();
  const path = `/oembed?url=${ORIGIN}/casino/red-fox`;
  expect(JSON.parse(await text(`${path}&market=DE`)).html).toContain(
    `src="${ORIGIN}/embed/markets/DE/casinos/red-fox"`,
  );
  expect(JSON.parse(await text(path)).html).toContain(`src="${ORIGIN}/embed/casinos/red-fox"`);
  expect((await get(`${path}&market=XX`)).status).toBe(400);
  expect(await text(`${path}&market=XX`)).toContain('not known: market=XX');
  expect(await text('/embed/oembed/red-fox.json?market=GB')).toContain('/embed/markets/GB/casinos/red-fox');
});

test('a site of files has the embeds of the markets that are turned on, in folders of their own', async () => {
  const folder = await freshFolder();
  await build(await foxStore(), folder);
  const files = await filesIn(folder);
  const markets = [...files.keys()].filter((file) => file.startsWith('embed/markets/')).sort();
  expect(markets).toEqual(
    ['DE', 'GB'].flatMap((market) =>
      [
        'casinos.json',
        'casinos/gray-owl.json',
        'casinos/gray-owl/index.html',
        'casinos/red-fox.json',
        'casinos/red-fox/index.html',
      ].map((file) => `embed/markets/${market}/${file}`),
    ),
  );
  for (const file of markets) {
    const text = String(files.get(file));
    if (file.includes('/DE/')) expect(text, file).not.toMatch(/red-fox\.example|€50|£20/);
    else if (!file.includes('gray-owl')) expect(text, file).toContain(GREAT_BRITAIN.link);
  }
});
