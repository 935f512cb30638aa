import { once } from 'node:events';
import { connect } from 'node:net';
import { clockwork, dayOf, memoryHome, openStore, pagesAdd, pagesEdit, readCatalogue } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { type Edition, editionOf } from '../../packages/cli/src/serve/edition.js';
import { serve } from '../../packages/cli/src/serve/serve.js';
import { raw, statusOf } from './raw.js';
import { newStore, served, sourceSite } from './serving.js';

/** An edition of the sample. */
async function sampleEdition(mostBytes?: number): Promise<Edition> {
  const home = memoryHome();
  await openStore(home, clockwork).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const site = {
    ...sourceSite,
    render: async (path: string) => ({ status: 200, headers: {}, html: `the page of ${path}` }),
  };
  return editionOf(await readCatalogue(home, dayOf(clockwork.now())), site, home, mostBytes);
}

/** Asks until the page is at rest: the first asks for it, the second finds it kept. */
async function settle(edition: Edition, path: string) {
  await edition.at(path, '');
  return edition.at(path, '');
}

test('a target is answered at once only by the page of just that path', async () => {
  const edition = await sampleEdition();
  expect(edition.ready('/reviews')).toBeUndefined();
  const answer = await settle(edition, '/reviews');
  expect(edition.ready('/reviews')).toBe(answer);
  for (const other of ['/reviews?sort=name', '/reviews/', '/reviews#top', '//reviews', '/%72eviews']) {
    expect(edition.ready(other)).toBeUndefined();
  }
});

test('what was asked for in vain is looked at each time, so that it can be written down', async () => {
  const edition = await sampleEdition();
  expect(await settle(edition, '/embed/casinos/nobody.json')).toMatchObject({ status: 404 });
  expect(edition.ready('/embed/casinos/nobody.json')).toBeUndefined();
  await settle(edition, '/embed/casinos/copper-heron.json');
  expect(edition.ready('/embed/casinos/copper-heron.json')).toMatchObject({ status: 200 });
});

test('a page that had to make room is not answered from memory any more', async () => {
  const edition = await sampleEdition(8_000);
  await settle(edition, '/reviews');
  await settle(edition, '/games');
  expect(edition.ready('/reviews')).toBeUndefined();
});

test('a page at rest is refused to other hosts and methods as any page is, and is new after a change', async () => {
  const { home, perform } = await newStore();
  const { address } = await served(home);
  const ask = (line: string, host = 'localhost', more = '') =>
    raw(address, `${line} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  await ask('GET /reviews');
  await ask('GET /reviews');
  expect(statusOf(await ask('GET /reviews', 'elsewhere.example'))).toBe(421);
  expect(statusOf(await ask('GET /reviews', 'no host'))).toBe(400);
  expect(statusOf(await ask('POST /reviews'))).toBe(405);
  expect(statusOf(await ask('GET /reviews', 'localhost', 'Content-Length: 1\r\n'))).toBe(413);
  const [head, body] = (await ask('HEAD /reviews')).split('\r\n\r\n');
  expect(head).toMatch(/content-security-policy/i);
  expect(body).toBe('');

  const record = {
    title: 'Opening hours',
    slug: 'opening-hours',
    content: '<p>Always</p>',
    isPublished: true,
  };
  await perform(pagesAdd, { record });
  await ask('GET /opening-hours');
  expect(await ask('GET /opening-hours')).toContain('Always');
  await perform(pagesEdit, { record: 'opening-hours', changes: { content: '<p>On Sundays</p>' } });
  expect(await ask('GET /opening-hours')).toContain('On Sundays');
});

test('an answer that is still going out when the server stops arrives whole', async () => {
  const large = Buffer.alloc(8_000_000, 'a');
  const site = { ...sourceSite, files: new Map([['/large.png', large]]) };
  const serving = await serve({ home: memoryHome(), site, port: 0 });
  const socket = connect(Number(new URL(serving.address).port), '127.0.0.1');
  socket.write('GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let came = 0;
  await once(socket, 'readable');
  const stopped = serving.stop();
  socket.on('data', (piece: Buffer) => {
    came += piece.length;
  });
  await Promise.all([once(socket, 'close'), stopped]);
  expect(came).toBeGreaterThan(large.length);
});
