import { openStore, postsAdd, postsUnpublish, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

const POST = {
  slug: 'first-post',
  title: 'First Post',
  excerpt: 'How it began.',
  content: '<p>It began.</p>',
  isPublished: true,
};

test('the feed exists once the site has an address and a post, and lists only public posts', async () => {
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  const ask = () => fetch(`${address}/feed.xml`);
  await perform(postsAdd, { record: POST });
  expect((await ask()).status).toBe(404);
  expect(await (await fetch(`${address}/blog`)).text()).not.toContain('feed.xml');

  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'once.put' }, (content) =>
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example/' }),
  );
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('href="https://guide.example/blog/first-post"');
  expect(await (await fetch(`${address}/blog`)).text()).toContain(
    '<link rel="alternate" type="application/atom+xml" href="/feed.xml"',
  );
  const again = await fetch(`${address}/feed.xml`, {
    headers: { 'if-none-match': answer.headers.get('etag') as string },
  });
  expect(again.status).toBe(304);

  await perform(postsUnpublish, { records: ['first-post'] });
  expect((await ask()).status).toBe(404);
});

test('an unknown post is a 404 page of its own, whatever was requested before', async () => {
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  await perform(postsAdd, { record: POST });
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return [answer.status, await answer.text()] as const;
  };
  expect((await ask('/no-such-page'))[1]).toContain('Oops! Page not found');
  const [status, html] = await ask('/blog/no-such-post');
  expect(status).toBe(404);
  expect(html).toContain('Blog Post Not Found');
  expect(html).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.');
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
  expect((await ask('/no-such-page-either'))[1]).toContain('Oops! Page not found');
  expect((await ask('/blog/first-post'))[0]).toBe(200);
});

test('a post has metadata in its head', async () => {
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  await perform(postsAdd, {
    record: { ...POST, title: 'A </script> in a title', featuredImage: 'https://pictures.example/one.jpg' },
  });
  const html = await (await fetch(`${address}/blog/first-post`)).text();
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="og:image" content="https://pictures.example/one.jpg"/>');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const [posting] = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: 'A </script> in a title' });
});
