import { expect, test } from 'vitest';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { feedXml } from '../feed/atom-feed.js';
import { blogPage } from '../pages/articles/blog.js';
import { newsPage } from '../pages/articles/news.js';
import { type PostPageView, postPage } from '../pages/articles/post.js';

async function siteNamed(siteName: string) {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'owner' }, operation: 'test.fill' }, ({ settings, posts }) => {
    settings.set({ ...settings.get(), siteName, siteBaseUrl: 'https://reviews.example' });
    posts.insert({ slug: 'first', title: 'First', excerpt: 'A.', content: '<p>B.</p>', isPublished: true });
  });
  return store.question((content) => publicCatalogue(content, '2999-01-01'));
}

test('a post on which nobody wrote an author is by the site, wherever visitors and machines read it', async () => {
  const catalogue = await siteNamed('North Lantern');
  const page = postPage(catalogue, 'first') as PostPageView;
  expect(page.post.author).toBe('North Lantern');
  expect(page.head.structured[0]?.author).toEqual({
    ...{ '@type': 'Organization', name: 'North Lantern', url: 'https://reviews.example/' },
  });
  const feed = feedXml(catalogue) ?? '';
  expect(feed).toContain('<author><name>North Lantern</name></author>');
  expect(JSON.stringify([page, blogPage(catalogue), newsPage(catalogue), feed])).not.toContain('Admin');
});

test('a site without a name names no author', async () => {
  const catalogue = await siteNamed('');
  const page = postPage(catalogue, 'first') as PostPageView;
  expect(page.post.author).toBe('');
  expect(page.head.structured[0]).not.toHaveProperty('author');
});
