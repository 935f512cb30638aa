import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { OLD_SITE, type TestSite, wxr } from '../../wordpress/testing/wxr.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});

const migrate = async (text: string, told: object = {}) =>
  (await perform(op['migrate.wordpress'], { source: bytesOf(text), ...told })).result;
const post = async (slug: string) => (await perform(op['posts.show'], { record: slug })).result.record;
const page = async (slug: string) => (await perform(op['pages.show'], { record: slug })).result.record;
const redirects = async () =>
  new Map(
    (await perform(op['redirects.list'], { sort: 'position' })).result.records.map(({ source, target }) => [
      source,
      target,
    ]),
  );
/** Where an address of the old site leads. */
const led = async (address: string) => (await perform(op['redirects.test'], { url: address })).result;

const SITE: TestSite = {
  authors: { admin: 'Ada Owl' },
  terms: [
    [2, 'category', 'slots', 'Slots & more'],
    [3, 'category', 'news', 'News', 'slots'],
    [4, 'post_tag', 'free-spins', 'Free spins'],
  ],
  items: [
    {
      id: 10,
      title: 'Red Fox &amp; friends',
      slug: 'red-fox',
      content:
        'One\ntwo.\n\nSee <a href="https://www.old.example/about/#team">us</a> and <a href="/?p=11">next</a>.',
      terms: {
        'category slots': 'Slots & more',
        'category news': 'News',
        'post_tag free-spins': 'Free spins',
      },
      meta: {
        _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
        _yoast_wpseo_metadesc: 'All about foxes.',
        '_yoast_wpseo_meta-robots-noindex': '1',
        _thumbnail_id: '20',
      },
    },
    {
      id: 11,
      title: 'Gray Owl',
      slug: 'gray-owl',
      content: '<!-- wp:paragraph --><p>Calm.</p><!-- /wp:paragraph -->',
      status: 'draft',
    },
    {
      id: 12,
      type: 'page',
      title: 'About us',
      slug: 'about',
      link: `${OLD_SITE}/about/`,
      content: 'We are.',
    },
    { id: 13, type: 'page', title: 'Team', slug: 'team', link: `${OLD_SITE}/about/team/`, content: 'Ada.' },
    {
      id: 20,
      type: 'attachment',
      status: 'inherit',
      slug: 'fox',
      link: `${OLD_SITE}/fox/`,
      attachment: `${OLD_SITE}/wp-content/uploads/2019/05/fox.jpg`,
    },
  ],
};

test('posts and pages come with their texts, their terms and what they tell search engines', async () => {
  const { records, found } = await migrate(wxr(SITE));
  expect(records?.map(({ collection, created }) => [collection, created])).toEqual([
    ['authors', 1],
    ['posts', 2],
    ['pages', 2],
  ]);
  expect(found).toMatchObject({ posts: 2, pages: 2, authors: 1, categories: 2, tags: 1, pictures: 1 });
  expect(await post('red-fox')).toMatchObject({
    title: 'Red Fox & friends',
    content:
      '<p>One<br>two.</p>\n<p>See <a href="/about#team">us</a> and <a href="/blog/gray-owl">next</a>.</p>',
    author: 'Ada Owl',
    category: 'Slots & more',
    tags: ['Free spins', 'News'],
    featuredImage: `${OLD_SITE}/wp-content/uploads/2019/05/fox.jpg`,
    isPublished: true,
    publishedAt: '2019-05-03T10:20:30.000Z',
    seoTitle: 'Red Fox & friends - Old site',
    seoDescription: 'All about foxes.',
    isHiddenFromSearch: true,
  });
  expect(await post('gray-owl')).toMatchObject({ isPublished: false, content: '<p>Calm.</p>' });
  expect(await page('about')).toMatchObject({ content: '<p>We are.</p>', isPublished: true });
});

test('old addresses lead to the new ones', async () => {
  await migrate(wxr(SITE));
  const to = async (address: string) => {
    const { to, hops } = await led(address);
    return [to, hops.length];
  };
  expect(await to('/2019/05/red-fox/')).toEqual(['/blog/red-fox', 1]);
  expect(await to('/2019/05/red-fox/feed/')).toEqual(['/blog/red-fox', 1]);
  expect(await to('/?p=10')).toEqual(['/blog/red-fox', 1]);
  expect(await to('/about/team/')).toEqual(['/team', 1]);
  expect(await to('/about/')).toEqual(['/about/', 0]);
  expect(await to('/category/slots/page/2/')).toEqual(['/blog/category/slots-more', 1]);
  expect(await to('/category/slots/news/')).toEqual(['/blog/tag/news', 1]);
  expect(await to('/tag/free-spins/')).toEqual(['/blog/tag/free-spins', 1]);
  expect(await to('/author/admin/')).toEqual(['/authors/ada-owl', 1]);
  expect(await to('/2019/05/')).toEqual(['/blog', 1]);
  expect(await to('/page/3/')).toEqual(['/blog', 1]);
});

test('said again it changes nothing, and what people have edited since stays', async () => {
  await migrate(wxr(SITE));
  const again = await perform(op['migrate.wordpress'], { source: bytesOf(wxr(SITE)) });
  expect(again.changes).toEqual([]);
  await perform(op['posts.edit'], { record: 'red-fox', changes: { title: 'Fox', slug: 'fox' } });
  const { records } = await migrate(wxr(SITE));
  expect(records?.[1]).toMatchObject({ updated: 0, unchanged: 2, kept: 1 });
  expect(await post('fox')).toMatchObject({ title: 'Fox' });
  expect((await redirects()).get('/2019/05/red-fox')).toBe('/blog/fox');
});

test('a plan says what would come and what is not understood, and changes nothing', async () => {
  const outcome = await perform(op['migrate.wordpress'], {
    source: bytesOf(
      wxr({
        items: [
          {
            id: 1,
            content: '[owl_table id="4"] and <iframe src="https://play.example/x"></iframe>',
            comments: 3,
          },
          { id: 2, type: 'product', meta: { price: '4' } },
          { id: 3, meta: { odds: '4', _edit_last: '1' } },
          { id: 4, type: 'revision' },
          { id: 5, status: 'trash' },
        ],
      }),
    ),
    plan: true,
  });
  expect(outcome.changes).toEqual([]);
  expect(outcome.change).toBeUndefined();
  expect(outcome.result.records).toBeUndefined();
  expect(outcome.result.leftOut.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
    'comments comments',
    'element iframe play.example',
    'field odds',
    'shortcode owl_table',
    'status trash',
    'type product',
  ]);
});

test('an undo takes the whole of it back', async () => {
  await migrate(wxr(SITE));
  await perform(op['history.undo'], {});
  expect((await perform(op['posts.list'], {})).result.total).toBe(0);
  expect((await perform(op['redirects.list'], {})).result.total).toBe(0);
});

test('menus come where there are none, two levels deep, and circles among their items do no harm', async () => {
  const item = (id: number, title: string, parent: number, meta: Record<string, string>) => ({
    ...{ id, type: 'nav_menu_item', title, order: id },
    terms: { 'nav_menu main': 'Main menu' },
    meta: { _menu_item_menu_item_parent: String(parent), ...meta },
  });
  const link = (url: string) => ({ _menu_item_type: 'custom', _menu_item_url: url });
  const site = {
    ...SITE,
    items: [
      ...(SITE.items ?? []),
      item(101, '', 0, { _menu_item_type: 'post_type', _menu_item_object_id: '12' }),
      item(102, 'Slots', 101, { _menu_item_type: 'taxonomy', _menu_item_object_id: '2' }),
      item(103, 'Deep', 102, link('https://owl.example/')),
      item(104, 'Round', 105, link('/2019/05/red-fox/')),
      item(105, 'Trip', 104, link('https://owl.example/2')),
      item(106, 'Script', 0, link('javascript:alert(1)')),
    ],
  };
  const { menus, leftOut } = await migrate(wxr(site));
  expect(menus).toEqual({ header: 5, footer: 0 });
  expect(leftOut.filter(({ kind }) => kind === 'menu item').map(({ name }) => name)).toEqual(['Script']);
  const { records } = (await perform(op['menus.list'], { menu: ['header'] })).result;
  const labels = new Map(records.map(({ id, label }) => [id, label]));
  expect(records.map(({ label, url, parentId }) => [label, url, labels.get(parentId ?? '')])).toEqual([
    ['About us', '/about', undefined],
    ['Slots', '/blog/category/slots-more', 'About us'],
    ['Deep', 'https://owl.example/', 'About us'],
    ['Round', '/blog/red-fox', undefined],
    ['Trip', 'https://owl.example/2', undefined],
  ]);
});

test('hostile texts in every field do no harm', async () => {
  const bad = '<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" {{x}} [x y="]"]';
  const url = `javascript:alert(1)//${OLD_SITE}`;
  const { records } = await migrate(
    wxr({
      title: 'A',
      authors: { [bad]: bad, __proto__: 'x', constructor: bad },
      terms: [[1, 'category', '../../x', bad]],
      items: [
        {
          ...{ id: 1, title: bad, slug: '../../../etc/passwd', excerpt: bad, content: bad, author: bad },
          terms: { 'category ../../x': bad, 'post_tag __proto__': bad },
          meta: {
            _yoast_wpseo_title: bad,
            _yoast_wpseo_canonical: url,
            _thumbnail_id: '2',
            constructor: bad,
          },
        },
        { id: 2, type: 'attachment', attachment: '../../../../etc/passwd' },
        { id: 3, type: '__proto__', title: bad },
        { id: 4, type: 'constructor', title: bad },
        { id: 5, type: 'page', slug: 'admin', title: 'Admin', link: `${OLD_SITE}/admin/` },
      ],
    }),
  );
  expect(records?.find(({ collection }) => collection === 'pages')).toMatchObject({ created: 1, errors: [] });
  const stored = JSON.stringify([
    (await perform(op['posts.list'], {})).result.records,
    (await perform(op['pages.list'], {})).result.records,
    (await perform(op['redirects.list'], {})).result.records,
  ]);
  expect(stored).not.toMatch(/<script|onerror=\w+\W*>|"javascript:/);
  expect((await perform(op['pages.list'], {})).result.records[0]?.slug).toBe('admin-2');
});

test('the first of two records with one address keeps it, and every record has one of its own', async () => {
  await migrate(
    wxr({
      items: [
        { id: 1, slug: 'fox', title: 'Fox' },
        { id: 2, slug: 'fox', title: 'Other fox', status: 'draft' },
        { id: 3, slug: '', title: '', status: 'draft' },
        { id: 4, slug: '%d0%bb%d0%b8%d1%81%d0%b0', title: 'Лиса' },
      ],
    }),
  );
  const { records } = (await perform(op['posts.list'], {})).result;
  expect(records.map(({ slug }) => slug).sort()).toEqual(['fox', 'fox-2', 'lisa', 'post-3']);
});

test('an editor may not migrate', async () => {
  const told = { source: bytesOf(wxr(SITE)) };
  await expect(perform(op['migrate.wordpress'], told, actingAs('editor'))).rejects.toThrow(/role/);
});
