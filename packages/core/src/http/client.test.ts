import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { casinosAdd, casinosList } from '../collections/casinos/casinos.js';
import { createHttpPerform } from './client.js';

/** A server that answers every request so. */
async function answering(status: number, headers: Record<string, string>, body: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [
    'a page of another program',
    200,
    { 'content-type': 'text/html' },
    '<h1>It works</h1>',
    'site.not-croupier',
  ],
  ['an error of a proxy', 502, { 'content-type': 'text/html' }, 'Bad gateway', 'site.not-croupier'],
  ['a redirect', 308, { location: 'https://guide.example/' }, '', 'site.moved'],
  ['half an answer', 200, { 'content-type': 'application/json' }, '{"result":', 'site.answer-lost'],
])('%s is told as such', async (_what, status, headers, body, reason) => {
  const perform = createHttpPerform({
    url: await answering(status, headers as Record<string, string>, body),
  });
  await expect(perform(casinosList, {})).rejects.toMatchObject({ code: 'fault', reason });
});

test('a change without an id is not asked for again', async () => {
  let asked = 0;
  const server = createServer((request) => {
    asked++;
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const perform = createHttpPerform({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const added = perform(casinosAdd, { record: { name: 'Fox', description: 'x' } });
  await expect(added).rejects.toMatchObject({ reason: 'site.answer-lost' });
  expect(asked).toBe(1);
});
