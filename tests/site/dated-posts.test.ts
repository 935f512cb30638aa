import { postsAdd, settingsSet } from '@croupier/core';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

afterEach(() => {
  vi.useRealTimers();
});

test('a post with a future date is hidden until its day, and public from its first moment, without a change in the store', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-31T23:59:59.000Z') });
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { siteBaseUrl: 'https://guide.example', siteName: 'Guide' } });
  const words = { excerpt: 'About a comet.', content: '<p>It comes back.</p>', category: 'News' };
  const post = { ...words, isPublished: true, isGuide: true, tags: ['sky'] };
  await perform(postsAdd, {
    record: { ...post, title: 'Old Moon', publishedAt: '2026-05-01T08:00:00.000Z' },
  });
  await perform(postsAdd, {
    record: { ...post, title: 'Halley Returns', publishedAt: '2026-06-01T17:00:00.000Z' },
  });
  const { address } = await startTestServer(storage);
  const own = '/blog/halley-returns';
  const places = [
    ...['/', '/blog', '/news', '/guides', '/search?q=halley', '/blog/old-moon', '/feed.xml', '/sitemap.xml'],
    own,
  ];
  const listedAt = async () => {
    const telling: string[] = [];
    for (const place of places) {
      // Twice, so that the cache answers too.
      for (const _ of [1, 2]) {
        const text = await (await fetch(address + place)).text();
        if (/Halley Returns|halley-returns/.test(text)) telling.push(place);
      }
    }
    return [...new Set(telling)];
  };
  expect(await listedAt()).toEqual([]);
  expect((await fetch(address + own)).status).toBe(404);
  vi.setSystemTime(new Date('2026-06-01T00:00:00.000Z'));
  expect(await listedAt()).toEqual(places);
  expect((await fetch(address + own)).status).toBe(200);
});
