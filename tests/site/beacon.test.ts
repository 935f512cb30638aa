import { postsAdd, postsEdit, trackingSummary, trackingView } from '@croupier/core';
import { expect, test, vi } from 'vitest';
import { newStore, served } from './serving.js';

async function counting() {
  const { home, perform } = await newStore();
  const { address } = await served(home);
  const report = (body: string, origin: string | undefined = address) =>
    fetch(`${address}/beacon`, { method: 'POST', body, headers: origin === '' ? {} : { origin } });
  const counted = async () => {
    const { views, clicks, topPages, topLinks } = (await perform(trackingSummary, {})).result;
    return { views, clicks, topPages, topLinks };
  };
  return { report, counted };
}

test('what a page reports is counted, and answered with nothing', async () => {
  const { report, counted } = await counting();
  const answer = await report('{"view":{"path":"/blog","title":"Blog","referrer":""}}');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  await report('{"click":{"label":"Red Fox","url":"https://fox.example/","location":"/reviews"}}');
  await vi.waitFor(async () => expect(await counted()).toMatchObject({ views: 1, clicks: 1 }));
  const { topPages, topLinks } = await counted();
  expect(topPages).toEqual([{ path: '/blog', title: 'Blog', views: 1 }]);
  expect(topLinks).toEqual([{ label: 'Red Fox', url: 'https://fox.example/', clicks: 1 }]);
});

test('what another site reports, or nobody a browser knows, is not counted', async () => {
  const { report, counted } = await counting();
  const view = '{"view":{"path":"/blog"}}';
  for (const origin of ['https://elsewhere.example', 'null', '']) {
    expect((await report(view, origin)).status, origin).toBe(204);
  }
  await report(view);
  await vi.waitFor(async () => expect((await counted()).views).toBeGreaterThan(0));
  expect((await counted()).views).toBe(1);
});

test('nonsense is answered like sense, and counted as nothing', async () => {
  const { report, counted } = await counting();
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
  await vi.waitFor(async () => expect((await counted()).views).toBeGreaterThan(0));
  expect((await counted()).topPages).toEqual([{ path: '/blog', title: '', views: 1 }]);
});

test('what was counted of a post stands beside its own number, once its page is made anew', async () => {
  const { home, perform } = await newStore();
  const record = {
    slug: 'old-moon',
    title: 'Old Moon',
    excerpt: 'Far.',
    content: '<p>Away.</p>',
    isPublished: true,
  };
  await perform(postsAdd, { record });
  const { address } = await served(home);
  const page = async () => (await fetch(`${address}/blog/old-moon`)).text();
  expect(await page()).not.toMatch(/\d+ views/);
  for (let n = 0; n < 3; n++) await perform(trackingView, { path: '/blog/old-moon' });
  await perform(postsEdit, { record: 'old-moon', changes: { author: 'Ann' } });
  expect(await page()).toContain('3 views');
});
