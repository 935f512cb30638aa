import { expect, test } from 'vitest';
import { demoFallbacks, sampleCatalogue } from '../../../sample/index.js';
import { resolveUrl } from '../../../urls/resolve-url.js';
import { type PostPageView, postPage } from './post.js';

const SLUG = 'how-to-read-bonus-terms';
const LONG = 'Sixty Days Without a Payment: Why Brass Magpie Is on Our Blacklist';

const catalogue = await sampleCatalogue((content) => {
  content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://site.example' });
  content.posts.update(SLUG, { featuredImage: 'https://pictures.example/terms.jpg' });
});
const view = postPage(catalogue, SLUG) as PostPageView;

test('a post shows its content, its author, and all of its tags', () => {
  expect(view.post).toMatchObject({
    title: 'How to Read Bonus Terms Before You Claim',
    category: 'Guides',
    author: 'Ines Valkama',
    authorRole: 'Content Writer',
    image: 'https://pictures.example/terms.jpg',
    readTime: '2 min read',
    views: '2.3k',
  });
  expect(view.tags).toEqual(['bonuses', 'wagering', 'beginners', 'terms']);
  expect(view.content).toContain('<h2>1. What the wagering multiplies</h2>');
  expect(view.back).toBe('/news');
});

test('the breadcrumb contains the news, the category and the title, cut at 50 characters', () => {
  expect(view.breadcrumbs).toEqual([
    { label: 'Home', href: '/' },
    { label: 'News', href: '/news' },
    { label: 'Guides', href: '/news/category/guides' },
    { label: 'How to Read Bonus Terms Before You Claim' },
  ]);
  const long = postPage(catalogue, 'why-brass-magpie-is-on-our-blacklist') as PostPageView;
  expect(long.post.title).toBe(LONG);
  expect(long.breadcrumbs.at(-1)).toEqual({ label: `${LONG.slice(0, 50)}…` });
  const { breadcrumbs } = postPage(catalogue, 'a-budget-that-holds') as PostPageView;
  expect(breadcrumbs[2]?.href).toBe('/news/category/responsible-gambling');
});

test('a cut title never splits a character', async () => {
  const many = await sampleCatalogue((content) => {
    content.posts.update(SLUG, { title: `${'x'.repeat(49)}🎲🎲` });
  });
  expect((postPage(many, SLUG) as PostPageView).breadcrumbs.at(-1)?.label).toBe(`${'x'.repeat(49)}🎲…`);
});

test('the head describes an article, with its own description and picture', () => {
  expect(view.head).toMatchObject({
    title: 'How to Read Bonus Terms Before You Claim - CASINO GURU',
    description:
      'Five lines decide whether an offer is worth having. Here is where they hide, and what each of them costs you.',
    canonical: `https://site.example/blog/${SLUG}`,
    image: 'https://pictures.example/terms.jpg',
    kind: 'article',
  });
});

test('structured data describes a BlogPosting, from stored values only', () => {
  const [posting] = view.head.structured;
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How to Read Bonus Terms Before You Claim',
    url: `https://site.example/blog/${SLUG}`,
    image: 'https://pictures.example/terms.jpg',
    author: { '@type': 'Person', name: 'Ines Valkama' },
    publisher: { '@type': 'Organization', name: 'CASINO GURU' },
    datePublished: '2026-05-12T08:00:00.000Z',
    dateModified: '2026-07-01T09:00:00.000Z',
    articleSection: 'Guides',
    keywords: 'bonuses, wagering, beginners, terms',
  });
  expect(JSON.stringify(posting)).not.toMatch(/interaction|views/i);
});

test('a visitor can share a post in five places by its full URL, and copy the same URL', () => {
  const { url, title, text, targets } = view.share;
  expect(url).toBe(`https://site.example/blog/${SLUG}`);
  expect([title, text]).toEqual([view.post.title, view.post.excerpt]);
  expect(targets.map(({ label }) => label)).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'WhatsApp',
    'Telegram',
  ]);
  for (const { href } of targets) expect(new URL(href).search).toContain(encodeURIComponent(url));
  const [, twitter, , whatsApp, telegram] = targets.map(({ href }) => new URL(href).searchParams.get('text'));
  expect([twitter, whatsApp, telegram]).toEqual([title, `${title} ${url}`, title]);
});

test('a site without a known address shares the path, which the browser completes', async () => {
  expect((postPage(await sampleCatalogue(), SLUG) as PostPageView).share.url).toBe(`/blog/${SLUG}`);
});

test('two other posts are related: of the same category first, then by tags, then the newest', async () => {
  const many = await sampleCatalogue((content) => {
    const common = { excerpt: 'x', content: '<p>x</p>', isPublished: true };
    content.posts.insert({ ...common, slug: 'tagged', title: 'Tagged', category: 'Other', tags: ['terms'] });
    content.posts.insert({ ...common, slug: 'guide', title: 'Guide', category: 'Guides' });
    content.posts.insert({ ...common, slug: 'draft', title: 'D', category: 'Guides', isPublished: false });
  });
  const related = (slug: string) => (postPage(many, slug) as PostPageView).related.map((other) => other.slug);
  expect(related(SLUG)).toEqual(['guide', 'tagged']);
  expect(related('guide')).toContain(SLUG);
  expect(related('guide')).not.toContain('guide');
});

test('HTML is sanitized again when it is shown', () => {
  const stored = catalogue.postBySlug.get(SLUG);
  const smuggled = { ...stored, content: '<p onclick="x()">Hi<script>x()</script></p>' };
  const postBySlug = new Map([[SLUG, smuggled as NonNullable<typeof stored>]]);
  expect(postPage({ ...catalogue, postBySlug }, SLUG)?.content).toBe('<p>Hi</p>');
});

test('a draft and an unknown slug are not found; only the demo has sample posts', async () => {
  const unpublished = await sampleCatalogue((content) => {
    for (const { id } of [...content.posts.all()]) content.posts.update(id, { isPublished: false });
  });
  expect(postPage(unpublished, SLUG)).toBeUndefined();
  expect(resolveUrl(unpublished, `/blog/${SLUG}`)).toEqual({ kind: 'missing' });
  const demo = { ...unpublished, demoFallbacks: await demoFallbacks() };
  expect(postPage(demo, SLUG)?.post.title).toBe(view.post.title);
  expect(resolveUrl(demo, `/blog/${SLUG}`).kind).toBe('page');
  expect(resolveUrl(demo, '/blog/no-such-post')).toEqual({ kind: 'missing' });
  expect(postPage({ ...catalogue, demoFallbacks: await demoFallbacks() }, 'no-such-post')).toBeUndefined();
});

test('what changed in a post is shown with the latest day first, none before its day, and dates the post', async () => {
  const dated = await sampleCatalogue((content) => {
    const days = ['2026-02-01 Asked the casino', '2026-03-04 It answered, at last', '2999-01-01 To come'];
    content.posts.update(SLUG, { updates: days });
  });
  const changed = postPage(dated, SLUG) as PostPageView;
  expect(changed.updates).toEqual([
    { day: '2026-03-04', text: 'It answered, at last' },
    { day: '2026-02-01', text: 'Asked the casino' },
  ]);
  expect(changed.head.structured[0]).toMatchObject({ dateModified: '2026-03-04' });
  expect(view).not.toHaveProperty('updates');
});

test('the questions of a post are told to search engines as its readers see them', async () => {
  const html =
    '<section data-block="questions"><h3>Is it &lt;safe&gt;?</h3><p>Yes, at </p><figure data-block="casino-card" data-record="gone">Hidden</figure><p>most times.</p></section>';
  const asked = await sampleCatalogue((content) => {
    content.posts.update(SLUG, { content: html });
  });
  const ofPage = (page: PostPageView) =>
    page.head.structured.filter((one) => one['@type'] === 'FAQPage').map(({ mainEntity }) => mainEntity);
  expect(ofPage(postPage(asked, SLUG) as PostPageView)).toEqual([
    [
      {
        '@type': 'Question',
        name: 'Is it <safe>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, at\nmost times.' },
      },
    ],
  ]);
  expect(ofPage(view)).toEqual([]);
});
