import {
  createPerform,
  memoryStorage,
  postsAdd,
  postsEdit,
  runtime,
  type StorageAdapter,
  trackingSummary,
  trackingView,
  usersAdd,
  usersSetPassword,
  VISITOR,
} from '@croupier/core';
import { fileStorage, scryptPasswords } from '@croupier/core/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAccountClient } from './account-client.js';
import { sendRawRequest, statusOf } from './raw-request.js';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

/** What a browser calls itself. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

async function serveWithSummary() {
  const { storage, folder, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  const report = (
    body: string,
    origin: string | undefined = address,
    headers: Record<string, string | undefined> = {},
  ) => {
    const sent = { ...BROWSER, ...(origin === '' ? {} : { origin }), ...headers };
    return fetch(`${address}/beacon`, { method: 'POST', body, headers: sent as Record<string, string> });
  };
  const counted = async () => {
    const { views, clicks, topPages, topLinks } = (await perform(trackingSummary, {})).result;
    return { views, clicks, topPages, topLinks };
  };
  return { address, folder, report, counted };
}

test('a report of a page is counted and gets an empty response', async () => {
  const { report, counted } = await serveWithSummary();
  const answer = await report('{"view":{"path":"/blog","title":"Blog","referrer":""}}');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  await report('{"click":{"label":"Red Fox","url":"https://fox.example/","location":"/reviews"}}');
  await expect.poll(counted).toMatchObject({ views: 1, clicks: 1 });
  const { topPages, topLinks } = await counted();
  expect(topPages).toEqual([{ path: '/blog', title: 'Blog', views: 1 }]);
  expect(topLinks).toEqual([{ label: 'Red Fox', url: 'https://fox.example/', clicks: 1 }]);
});

test('a view of an address without a page is not counted', async () => {
  const { report, counted } = await serveWithSummary();
  for (const path of ['/nowhere', '/review/nobody', '/blog/never', '/%zz', 7]) {
    expect((await report(JSON.stringify({ view: { path } }))).status, String(path)).toBe(204);
  }
  await report('{"view":{"path":"/blog"}}');
  await expect.poll(async () => (await counted()).views).toBeGreaterThan(0);
  expect((await counted()).topPages).toEqual([{ path: '/blog', title: '', views: 1 }]);
});

test('reports from other sites or without a browser are not counted', async () => {
  const { report, counted } = await serveWithSummary();
  const view = '{"view":{"path":"/blog"}}';
  for (const origin of ['https://elsewhere.example', 'null', '']) {
    expect((await report(view, origin)).status, origin).toBe(204);
  }
  await report(view);
  await expect.poll(async () => (await counted()).views).toBeGreaterThan(0);
  expect((await counted()).views).toBe(1);
});

const BOTH = '{"view":{"path":"/blog"},"click":{"url":"https://fox.example/"}}';

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  [
    'a browser without a person',
    { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36' },
  ],
  ['a script', { 'user-agent': 'curl/8.5.0' }],
  ['a page that is rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a page that is fetched ahead', { purpose: 'prefetch' }],
])('what %s reports is answered and not counted', async (_, headers) => {
  const { report, counted } = await serveWithSummary();
  expect((await report(BOTH, undefined, headers)).status).toBe(204);
  await report('{"view":{"path":"/news"}}');
  await expect.poll(async () => (await counted()).views).toBeGreaterThan(0);
  expect(await counted()).toMatchObject({ clicks: 0, topPages: [{ path: '/news' }] });
});

test.each([
  ['editor', 1],
  ['user', 2],
] as const)('with a signed-in %s beside a visitor, views and clicks count %i times', async (role, count) => {
  const { address, folder, report, counted } = await serveWithSummary();
  const people = createPerform(fileStorage(folder), runtime, {
    passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }),
  });
  await people(usersAdd, { record: { username: 'ann', email: 'ann@guide.example', role } });
  await people(usersSetPassword, { record: 'ann', password: 'kvetch-umbra' });
  const ann = createAccountClient(address);
  await ann.post('/login', { identifier: 'ann', password: 'kvetch-umbra' });
  expect(ann.cookies()).not.toBe('');
  expect((await report(BOTH, undefined, { cookie: ann.cookies() })).status).toBe(204);
  await report(BOTH);
  await report('{"view":{"path":"/news"}}');
  await expect.poll(async () => (await counted()).topPages.map(({ path }) => path)).toContain('/news');
  expect(await counted()).toMatchObject({ views: count + 1, clicks: count });
});

test('a malformed report gets the same response and is not counted', async () => {
  const { report, counted } = await serveWithSummary();
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"view":1}',
    '{"view":{}}',
    `{"view":{"path":"${'a'.repeat(20_000)}"}}`,
  ]) {
    expect((await report(body)).status, body.slice(0, 20)).toBe(204);
  }
  await report('{"view":{"path":"/blog"}}');
  await expect.poll(async () => (await counted()).views).toBeGreaterThan(0);
  expect((await counted()).topPages).toEqual([{ path: '/blog', title: '', views: 1 }]);
});

test('a report for another host, or not by POST, is rejected and not counted', async () => {
  const { address, report, counted } = await serveWithSummary();
  const view = '{"view":{"path":"/blog"}}';
  const sent = (host: string) =>
    sendRawRequest(
      address,
      [
        `POST /beacon HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: close`,
        `Content-Length: ${view.length}\r\n\r\n${view}`,
      ].join('\r\n'),
    );
  expect(statusOf(await sent('reviews.example'))).toBe(421);
  expect(statusOf(await sent('local host'))).toBe(400);
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const answer = await fetch(`${address}/beacon`, { method });
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
  }
  expect((await fetch(`${address}/beacon?a=1`, { method: 'POST', body: view })).status).toBe(405);
  await report(view);
  await expect.poll(async () => (await counted()).views).toBeGreaterThan(0);
  expect((await counted()).views).toBe(1);
});

test('an endless report gets a response once it is too long, and its connection is closed', async () => {
  const { address } = await serveWithSummary();
  const head = `POST /beacon HTTP/1.1\r\nHost: localhost\r\nOrigin: ${address}`;
  const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
  for (const start of [
    `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${piece}${piece}`,
    `${head}\r\nContent-Length: 1000000000\r\n\r\n{`,
  ]) {
    const answer = await sendRawRequest(address, start);
    expect(statusOf(answer)).toBe(204);
    expect(answer.toLowerCase()).toContain('connection: close');
  }
  expect((await fetch(address)).status).toBe(200);
});

test('every report of a flood gets a response, and at most a hundred wait for a slow store', async () => {
  let waiting = 0;
  let most = 0;
  const storage = memoryStorage();
  const slow: StorageAdapter = {
    ...storage,
    appendLog: async () => {
      waiting++;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setTimeout(resolve, 500));
      waiting--;
    },
  };
  const { address } = await startTestServer(slow);
  const report = () =>
    fetch(`${address}/beacon`, {
      method: 'POST',
      body: '{"view":{"path":"/blog"}}',
      headers: { ...BROWSER, origin: address },
    });
  const answers = await Promise.all(Array.from({ length: 300 }, report));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await expect.poll(() => most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(100);
  await expect.poll(() => waiting).toBe(0);
});

test('a flooding client counts like a busy reader, dropped reports are logged, and other readers count fully', async () => {
  // The minute of the limit does not end meanwhile, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage, siteFromSource, { trustedProxies: ['127.0.0.1'] });
  const report = (path: string, client: string) =>
    fetch(`${address}/beacon`, {
      method: 'POST',
      body: JSON.stringify({ view: { path } }),
      headers: { ...BROWSER, origin: address, 'x-forwarded-for': client },
    });
  const summary = async () => (await perform(trackingSummary, {})).result;
  for (let n = 0; n < 10; n++) {
    const flood = Array.from({ length: 30 }, (_, i) => report('/news', `2001:db8:0:1::${i + 1}`));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await report('/guides', `203.0.113.${n + 1}`);
  }
  const counts = async () => {
    const { topPages, uncounted } = await summary();
    return [...topPages.map(({ path, views }) => `${path} ${views}`), uncounted];
  };
  await expect.poll(counts).toEqual(['/news 60', '/guides 10', 240]);
});

test('a post shows its counted views beside its own number, once its page is rendered again', async () => {
  const { storage, perform } = await createTestStore();
  const record = {
    slug: 'old-moon',
    title: 'Old Moon',
    excerpt: 'Far.',
    content: '<p>Away.</p>',
    isPublished: true,
  };
  await perform(postsAdd, { record });
  const { address } = await startTestServer(storage);
  const page = async () => (await fetch(`${address}/blog/old-moon`)).text();
  expect(await page()).not.toMatch(/\d+ views/);
  for (let n = 0; n < 3; n++) await perform(trackingView, { path: '/blog/old-moon' }, { actor: VISITOR });
  await perform(postsEdit, { record: 'old-moon', changes: { author: 'Ann' } });
  expect(await page()).toContain('3 views');
});
