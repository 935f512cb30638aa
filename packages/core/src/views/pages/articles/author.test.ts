import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { sitemapEntries } from '../../../urls/sitemap/sitemap.js';
import { type ReviewPageView, reviewPage } from '../review/review.js';
import { type AuthorPageView, authorPage } from './author.js';
import { type PostPageView, postPage } from './post.js';

test('an author has a page with profile, reviews and articles, and reviews and articles link to it', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({
      ...content.settings.get(),
      isSample: false,
      siteBaseUrl: 'https://guide.example',
    });
  });
  const view = authorPage(catalogue, 'ines-valkama') as AuthorPageView;
  expect(view).toMatchObject({ name: 'Ines Valkama', counts: ['2 reviews', '1 article'] });
  expect(view.bio.length).toBe(2);
  expect(view.reviews.map(({ href }) => href)).toEqual(['/casino/copper-heron', '/casino/paper-kite']);
  const review = reviewPage(catalogue, 'copper-heron') as ReviewPageView;
  expect(review.author).toEqual({
    ...{ name: 'Ines Valkama', href: '/authors/ines-valkama' },
    portrait: '/sample/ines-valkama.webp',
  });
  expect(review.head.structured[0]).toMatchObject({
    author: { '@type': 'Person', url: 'https://guide.example/authors/ines-valkama' },
  });
  const [own] = view.posts;
  const post = postPage(catalogue, own?.href.split('/').at(-1) ?? '') as PostPageView;
  expect(post.author?.href).toBe('/authors/ines-valkama');
  expect(post.head.structured[0]).toMatchObject({
    author: { url: 'https://guide.example/authors/ines-valkama' },
    image: expect.stringContaining('https://guide.example/'),
  });
  expect(sitemapEntries(catalogue, 'https://guide.example').map(({ loc }) => loc)).toContain(
    'https://guide.example/authors/ines-valkama',
  );
});

test('only names on public reviews and articles have a page, and it holds nothing of an account', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.users.insert({
      username: 'ines',
      email: 'ines@private.example',
      firstName: 'Ines',
      lastName: 'Valkama',
      role: 'admin',
    });
    content.users.insert({ username: 'Nobody Known', email: 'nobody@private.example' });
    content.casinos.insert({
      slug: 'hidden',
      name: 'Hidden',
      description: 'x',
      reviewer: 'Hidden Helen',
      isActive: false,
    });
    content.posts.insert({ slug: 'plain', title: 'P', excerpt: 'x', content: '<p>x</p>', isPublished: true });
  });
  for (const slug of ['nobody-known', 'hidden-helen', 'admin', 'ines']) {
    expect(authorPage(catalogue, slug), slug).toBeUndefined();
  }
  expect(JSON.stringify(authorPage(catalogue, 'ines-valkama'))).not.toContain('private.example');
});

test('an author without a profile has a page of what they did', async () => {
  const view = authorPage(await sampleCatalogue(), 'marit-oye') as AuthorPageView;
  expect(view).toMatchObject({ name: 'Marit Oye', bio: [], portrait: '', position: '', reviews: [] });
  expect(view.posts.length).toBeGreaterThan(0);
});
