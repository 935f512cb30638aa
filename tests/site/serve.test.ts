import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import {
  cardNotices,
  casinosAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosEdit,
  createPerform,
  memoryStorage,
  messages,
  openStore,
  runtime,
  settingsSet,
} from '@croupier/core';
import { englishHomeLabels } from '@croupier/core/messages';
import { fileStorage } from '@croupier/core/node';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

const FOX = {
  slug: 'red-fox',
  name: 'Red Fox & Sons',
  description: 'A calm place with <quick> payouts.',
  rating: 8.4,
  visitUrl: 'https://red-fox.example/welcome?from=review',
};

async function foxServed() {
  const { folder, storage, perform } = await createTestStore();
  await perform(casinosAdd, { record: FOX });
  return { folder, perform, ...(await startTestServer(storage)) };
}

test('the ranking and the review show the name, the score and a sponsored link', async () => {
  const { address } = await foxServed();
  for (const place of ['/best-casinos', '/casino/red-fox', '/']) {
    const response = await fetch(address + place);
    const html = await response.text();
    expect(response.status, place).toBe(200);
    expect(html, place).toContain('Red Fox &amp; Sons');
    expect(html, place).toContain('8.4');
    const visit = /<a [^>]*href="https:\/\/red-fox\.example[^>]*>/.exec(html)?.[0];
    expect(visit, place).toContain('target="_blank"');
    for (const word of ['sponsored', 'nofollow', 'noopener']) expect(visit, place).toContain(word);
  }
});

test('the head names the page, and structured data cannot close its script element', async () => {
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { siteName: 'Golden Guide' } });
  await perform(casinosAdd, { record: { ...FOX, name: '</script><script>alert(1)</script>\u2028' } });
  const { address } = await startTestServer(storage);
  const html = await (await fetch(`${address}/casino/red-fox`)).text();
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/site-0123abcd.css"/>');
  expect(html).toMatch(
    /<link rel="preload" as="font" [^>]*href="\/assets\/title-0123abcd\.woff2" crossorigin/i,
  );
  expect(html).not.toContain('<script>');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json as string),
  );
  expect(blocks).toMatchObject([
    {
      '@type': 'Review',
      itemReviewed: { name: expect.stringContaining('</script>') },
      reviewRating: { ratingValue: 8.4, bestRating: 10 },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a casino without a score or on the blacklist has no rating in structured data', async () => {
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { siteName: 'Golden Guide' } });
  await perform(casinosAdd, { record: { ...FOX, rating: undefined } });
  const { address } = await startTestServer(storage);
  const unrated = await (await fetch(`${address}/casino/red-fox`)).text();
  expect(unrated).toContain('Not rated yet');
  expect(unrated).not.toContain('reviewRating');
  await perform(casinosEdit, { record: 'red-fox', changes: { rating: 9 } });
  expect(await (await fetch(`${address}/casino/red-fox`)).text()).toContain('reviewRating');
  await perform(casinosBlacklist, { records: ['red-fox'], severity: 'high' });
  const html = await (await fetch(`${address}/casino/red-fox`)).text();
  expect(html).not.toContain('reviewRating');
  expect(html).not.toContain('https://red-fox.example');
  expect(html).toContain(cardNotices.blacklistedNotice);
});

test('a change in the store shows on the next load, made here or by another process', async () => {
  const { address, folder, perform } = await foxServed();
  const page = async () => (await fetch(`${address}/best-casinos`)).text();
  expect(await page()).not.toContain('Blue Heron');
  await perform(casinosAdd, { record: { ...FOX, slug: 'blue-heron', name: 'Blue Heron' } });
  expect(await page()).toContain('Blue Heron');
  const elsewhere = createPerform(fileStorage(folder), runtime);
  await elsewhere(casinosEdit, { record: 'blue-heron', changes: { name: 'Grey Heron' } });
  expect(await page()).toContain('Grey Heron');
});

test('a store file broken by hand leaves the site unchanged, and is logged once', async () => {
  const { address, folder, lines } = await foxServed();
  const file = path.join(folder, 'casinos.json');
  const good = await readFile(file, 'utf8');
  await writeFile(file, good.replace('8.4', '"high"'));
  const status = async () => (await fetch(`${address}/casino/red-fox`)).status;
  const log = async () => {
    expect(await status()).toBe(200);
    return lines.join('\n');
  };
  await expect.poll(log).toContain('casinos.json');
  await status();
  expect(lines.filter((line) => line.includes('casinos.json'))).toHaveLength(1);

  await writeFile(file, good.replace('8.4', '7.1'));
  await expect.poll(async () => (await fetch(`${address}/casino/red-fox`)).text()).toContain('7.1');
});

test('unknown addresses are 404, a retired casino is 410, each with a page and links', async () => {
  const { address, perform } = await foxServed();
  const unknown = await fetch(`${address}/no-such-page`);
  expect(unknown.status).toBe(404);
  const html = await unknown.text();
  expect(html).toContain(messages.notFound.text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const casino = await fetch(`${address}/casino/no-such-casino`);
  expect(casino.status).toBe(404);
  expect(await casino.text()).toContain(messages.casino.notFound);

  await perform(casinosDeactivate, { records: ['red-fox'] });
  const gone = await fetch(`${address}/casino/red-fox`);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain(cardNotices.goneText);
});

test('every link of the menus, the ranking and the reviews leads to a page', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const { address } = await startTestServer(storage);
  const links = new Set<string>();
  for (const place of ['/', '/best-casinos', '/casino/copper-heron', '/casino/unknown', '/unknown']) {
    const html = await (await fetch(address + place)).text();
    // The pictures of the sample are files of the built site, which this server lacks.
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/(?!sample\/)[^"#?]*)/g)) links.add(href as string);
  }
  expect(links.size).toBeGreaterThan(8);
  for (const link of links) expect((await fetch(address + link)).status, link).toBe(200);
});

test('an unchanged page is 304 for a visitor who has it', async () => {
  const { address, perform } = await foxServed();
  const first = await fetch(`${address}/casino/red-fox`);
  const etag = first.headers.get('etag') as string;
  const ask = () => fetch(`${address}/casino/red-fox`, { headers: { 'if-none-match': `"other", ${etag}` } });
  const again = await ask();
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  await perform(casinosEdit, { record: 'red-fox', changes: { rating: 3 } });
  expect((await ask()).status).toBe(200);
});

test('HEAD returns the headers of GET, without the body', async () => {
  const { address } = await foxServed();
  for (const place of ['/best-casinos', '/placeholder.svg', '/nowhere', '/embed/casinos/red-fox.json']) {
    const head = await fetch(address + place, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    const get = await fetch(address + place, { headers: { 'accept-encoding': 'identity' } });
    expect(head.status, place).toBe(get.status);
    const body = await get.text();
    expect(head.headers.get('content-length'), place).toBe(String(Buffer.byteLength(body)));
    expect(await head.text(), place).toBe('');
  }
});

test('files of the site are cached forever if their name has a hash, else for an hour', async () => {
  const { address } = await foxServed();
  const sheet = await fetch(`${address}/assets/site-0123abcd.css`);
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const picture = await fetch(`${address}/placeholder.svg`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
});

test('any site may read the card of an active casino; the card of a retired one says that it is gone', async () => {
  const { address, perform } = await foxServed();
  const embed = () => fetch(`${address}/embed/casinos/red-fox.json`);
  const card = await embed();
  expect(card.headers.get('access-control-allow-origin')).toBe('*');
  expect(card.headers.get('cache-control')).toContain('public');
  expect(await card.json()).toMatchObject({ name: FOX.name, score: { text: '8.4', label: 'Good' } });
  await perform(casinosBlacklist, { records: ['red-fox'], severity: 'high' });
  const blamed = (await (await embed()).json()) as object;
  expect(blamed).toHaveProperty('blacklist');
  expect(blamed).not.toHaveProperty('visit');
  await perform(casinosDeactivate, { records: ['red-fox'] });
  expect((await embed()).status).toBe(410);
  expect((await fetch(`${address}/embed/casinos/unknown.json`)).status).toBe(404);
});

test('a rendering error answers 500 without details, and is logged', async () => {
  const storage = memoryStorage();
  const { address, lines } = await startTestServer(storage, {
    ...siteFromSource,
    render: async () => {
      throw new Error('secret detail');
    },
  });
  const response = await fetch(`${address}/best-casinos`);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain('secret');
  const id = /error (\w+)/.exec(text)?.[1];
  expect(lines.find((line) => line.includes(`Error ${id}`))).toContain('secret detail');
});

test('a port in use is an error that names it', async () => {
  const storage = memoryStorage();
  const { address } = await startTestServer(storage);
  const port = Number(new URL(address).port);
  const { startServer } = await import('../../packages/cli/src/serve/server.js');
  await expect(startServer({ storage, site: siteFromSource, port })).rejects.toMatchObject({
    code: 'fault',
    message: `Port ${port} of 127.0.0.1 is in use already`,
    hint: expect.stringContaining('--port'),
  });
});

test('an abort signal stops the server and closes its connections', async () => {
  const { startServer } = await import('../../packages/cli/src/serve/server.js');
  const stopping = new AbortController();
  const serving = await startServer({
    storage: memoryStorage(),
    site: siteFromSource,
    port: 0,
    signal: stopping.signal,
  });
  expect((await fetch(serving.address)).status).toBe(200);
  stopping.abort();
  await serving.stopped;
  await expect(fetch(serving.address)).rejects.toThrow();
});

test('a server that is stopped while it starts stops once it has', async () => {
  const { startServer } = await import('../../packages/cli/src/serve/server.js');
  const stopping = new AbortController();
  const starting = startServer({
    storage: memoryStorage(),
    site: siteFromSource,
    port: 0,
    signal: stopping.signal,
  });
  stopping.abort();
  const serving = await starting;
  await serving.stopped;
  await expect(fetch(serving.address)).rejects.toThrow();
});

test('a new site has a home page that says it has no casinos yet', async () => {
  const { address } = await startTestServer(memoryStorage());
  expect(await (await fetch(address)).text()).toContain(englishHomeLabels().noCasinos);
});

test('a connection without a complete request does not delay the stop', async () => {
  const { startServer } = await import('../../packages/cli/src/serve/server.js');
  const shutdownTimeout = 10 * 60_000;
  const serving = await startServer({
    storage: memoryStorage(),
    site: siteFromSource,
    port: 0,
    shutdownTimeout,
  });
  const { hostname, port } = new URL(serving.address);
  const ends = ['', 'GET / HTTP/1.1\r\nHost: localhost\r\n'].map(async (text) => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  });
  const sockets = await Promise.all(ends);
  expect((await fetch(`${serving.address}/best-casinos`)).status).toBe(200);
  await Promise.all([serving.stop(), ...sockets.map((socket) => once(socket, 'close'))]);
});
