import { expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { encodeBase64 } from '../../values/base64.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { operations as op } from '../registry.js';
import { folderOf } from '../testing/exported-files.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';

const HUGO = {
  'content/posts/owls.md': `+++
title = "Owls & foxes"
date = 2019-05-01T10:00:00+02:00
draft = false
tags = ["owls", "night"]
categories = ["News", "Birds"]
aliases = ["/2019/owls.html"]
description = "Calm."
weight = 3
[params]
mood = "calm"
+++

See [the guide](/guides/caves/) and [foxes]({{< ref "foxes.md" >}}).

{{< youtube aqz-KE-bpKQ >}}

![An owl](owl.png)

{{< chart "rows" >}}

\`{{< kept >}}\`
`,
  'content/posts/foxes.md':
    '---\ntitle: Foxes\ndate: 2020-01-02\nauthor: ada\ncover:\n  image: /images/fox.png\n---\nFoxes. [Owls](./owls.md#end)\n',
  'content/guides/caves/index.md': '---\ntitle: Caves\nurl: /guides/caves/\ndraft: true\n---\nDark.\n',
  'content/about.md': '---\ntitle: About us\n---\n# About us\n\nWe.\n',
  'content/_index.md': '---\ntitle: Home\n---\n',
  'content/authors/ada.md': '---\ntitle: Ada Owl\n---\nWrites.\n',
};

const move = (perform: Perform, files: Readonly<Record<string, string>>, options: object = {}) =>
  perform(op['migrate.markdown'], { source: folderOf(files), site: 'owls' }, options);

const post = async (perform: Perform, record: string) =>
  (await perform(op['posts.show'], { record })).result.record;

const KEYSTATIC = {
  'src/content/posts/owls.mdoc':
    '---\ntitle: Owls\npublishedDate: 2024-03-01\nauthors:\n  - ada\ncoverImage: /images/posts/owls/coverImage.png\n---\nOwls, and [foxes](/posts/foxes).\n\n{% callout type="note" %}\nMind the owl.\n{% /callout %}\n',
  'src/content/posts/foxes/content.mdoc': 'Foxes.\n',
  'src/content/posts/foxes/index.yaml': 'title: Of foxes\nsummary: Red.\ndraft: true\n',
  'src/content/posts/hares/content.mdx': 'Hares.\n',
  'src/content/posts/hares.json': '{ "title": "Of hares" }',
  'src/content/authors/ada.yaml': 'name: Ada Owl\n',
};

test('a folder of Keystatic becomes posts, also where their facts stand in a file of their own', async () => {
  const perform = memoryPerform();
  const { result } = await move(perform, KEYSTATIC);
  expect(result.records).toMatchObject([{ collection: 'posts', created: 3, rejected: 0 }]);
  expect(await post(perform, 'owls')).toMatchObject({
    ...{ title: 'Owls', publishedAt: '2024-03-01T00:00:00.000Z' },
    ...{ author: 'ada', featuredImage: '/images/posts/owls/coverImage.png' },
    content:
      '<p>Owls, and <a href="/blog/foxes">foxes</a>.</p><p>Mind the owl.</p><section data-block="editor-note" title="callout type=&#x22;note&#x22;"></section>',
  });
  expect(await post(perform, 'foxes')).toMatchObject({
    ...{ title: 'Of foxes', excerpt: 'Red.', isPublished: false, content: '<p>Foxes.</p>' },
  });
  expect(await post(perform, 'hares')).toMatchObject({ title: 'Of hares', content: '<p>Hares.</p>' });
  expect(result.leftOut.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['shortcode callout', 'file ada.yaml']),
  );
});

const DECAP = {
  'content/blog/2024-01-04-owls.md':
    '---\ntemplateKey: blog-post\ntitle: Owls\ndate: 2024-01-04T15:04:10.000Z\nfeaturedpost: true\nfeaturedimage: /img/owl.jpg\ndescription: Calm.\ntags:\n  - night\n  - owls\n---\n![An owl](/img/owl.jpg)\n\nCalm.\n',
  'content/blog/foxes.md': '---\ntitle: Foxes\npublished: false\n---\nRed.\n',
};

test('a folder of Decap becomes posts, with what only its templates read told by name', async () => {
  const perform = memoryPerform();
  const { result } = await move(perform, DECAP);
  expect(await post(perform, 'owls')).toMatchObject({
    ...{ title: 'Owls', excerpt: 'Calm.', tags: ['night', 'owls'], featuredImage: '/img/owl.jpg' },
    ...{ isPublished: true, publishedAt: '2024-01-04T15:04:10.000Z' },
    content: '<p><img src="/img/owl.jpg" alt="An owl"></p><p>Calm.</p>',
  });
  expect(await post(perform, 'foxes')).toMatchObject({ isPublished: false });
  expect(result.leftOut.map(({ name }) => name)).toEqual(['featuredpost', 'templateKey']);
});

test('a folder of Hugo becomes posts, pages and authors, with what is not understood told by name', async () => {
  const perform = memoryPerform();
  const { result } = await move(perform, HUGO);
  expect(result.records.map(({ collection, created, rejected }) => [collection, created, rejected])).toEqual([
    ['authors', 1, 0],
    ['posts', 3, 0],
    ['pages', 1, 0],
  ]);
  expect(await post(perform, 'owls')).toMatchObject({
    ...{ title: 'Owls & foxes', excerpt: 'Calm.', category: 'News', tags: ['owls', 'night', 'Birds'] },
    ...{ isPublished: true, publishedAt: '2019-05-01T08:00:00.000Z' },
    content: [
      '<p>See <a href="/blog/caves">the guide</a> and <a href="/blog/foxes">foxes</a>.</p>',
      '<figure data-block="video" data-video="youtube:aqz-KE-bpKQ"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">https://www.youtube.com/watch?v=aqz-KE-bpKQ</a></figure>',
      '<p><img src="/content/posts/owl.png" alt="An owl"></p>',
      '<section data-block="editor-note" title="chart &#x22;rows&#x22;"></section>',
      '<p><code>{{&#x3C; kept >}}</code></p>',
    ].join(''),
  });
  expect(await post(perform, 'foxes')).toMatchObject({
    author: 'Ada Owl',
    featuredImage: '/images/fox.png',
    content: '<p>Foxes. <a href="/blog/owls#end">Owls</a></p>',
  });
  expect(await post(perform, 'caves')).toMatchObject({ isPublished: false });
  const { record } = (await perform(op['pages.show'], { record: 'about' })).result;
  expect(record).toMatchObject({ title: 'About us', content: '<p>We.</p>' });
  expect(result.leftOut.map(({ kind, name, count }) => `${kind} ${name} ${count}`).sort()).toEqual([
    'field params 1',
    'field weight 1',
    'file lists and notes about the folder 1',
    'shortcode chart 1',
  ]);
  expect(result.pictures?.map(({ address }) => address).sort()).toEqual([
    '/content/posts/owl.png',
    '/images/fox.png',
  ]);
});

test('old addresses and aliases lead to the new pages by one redirect', async () => {
  const perform = memoryPerform();
  await move(perform, HUGO);
  const { records } = (await perform(op['redirects.list'], {})).result;
  expect(records.map(({ source, target }) => `${source} ${target}`).sort()).toEqual([
    '/2019/owls.html /blog/owls',
    '/posts/foxes /blog/foxes',
    '/posts/owls /blog/owls',
  ]);
});

test('said again nothing changes, what people edited stays, and what changed in the folder follows', async () => {
  const perform = memoryPerform();
  await move(perform, HUGO);
  expect((await move(perform, HUGO)).change).toBeUndefined();
  await perform(op['posts.edit'], { record: 'owls', changes: { title: 'Mine' } });
  const edited = {
    ...HUGO,
    'content/posts/foxes.md': HUGO['content/posts/foxes.md'].replace('Foxes.', 'Red foxes.'),
  };
  const { result } = await move(perform, edited);
  expect(result.records[1]).toMatchObject({ created: 0, updated: 1, kept: 1 });
  expect(await post(perform, 'owls')).toMatchObject({ title: 'Mine' });
  expect((await post(perform, 'foxes')).content).toContain('Red foxes');
  await perform(op['history.undo'], {});
  await perform(op['history.undo'], {});
  await perform(op['history.undo'], {});
  expect((await perform(op['posts.list'], {})).result.total).toBe(0);
});

test('pictures that the library has by then stand in the texts', async () => {
  const perform = memoryPerform();
  const { result } = await move(perform, HUGO, { dryRun: true });
  const files = (result.pictures ?? []).map(({ address }, i) => {
    return { address, content: encodeBase64(pngFile(3 + i, 2)) };
  });
  await perform(op['migrate.pictures'], { files });
  const again = await move(perform, HUGO);
  expect(again.result.pictures).toEqual([]);
  expect((await post(perform, 'owls')).content).toMatch(
    /<img src="\/media\/[0-9a-f]{32}\.png" alt="An owl">/,
  );
  expect((await post(perform, 'foxes')).featuredImage).toMatch(/^\/media\//);
});

test('Jekyll says days, drafts and old addresses by its names of files', async () => {
  const perform = memoryPerform();
  await move(perform, {
    '_posts/2019-05-01-owls.markdown':
      '---\nlayout: post\nredirect_from:\n  - /owls\n---\n# The owls\n\n{% include card.html %}\n\nSee [x]({{ site.baseurl }}/about).\n',
    '_drafts/foxes.md': '---\ntitle: Foxes\n---\nFoxes\n',
    'README.md': '# About this folder\n',
  });
  expect(await post(perform, 'owls')).toMatchObject({
    ...{ title: 'The owls', publishedAt: '2019-05-01T00:00:00.000Z', isPublished: true },
    content:
      '<section data-block="editor-note" title="include card.html"></section><p>See <a href="/about">x</a>.</p>',
  });
  expect(await post(perform, 'foxes')).toMatchObject({ isPublished: false });
  const { records } = (await perform(op['redirects.list'], {})).result;
  expect(records.map(({ source }) => source).sort()).toEqual(['/2019/05/01/owls.html', '/owls']);
});

test('components of MDX leave notes, and the words within them stay', async () => {
  const perform = memoryPerform();
  const { result } = await move(perform, {
    'src/content/blog/owls.mdx':
      '---\ntitle: Owls\npubDate: 2024-02-03\nheroImage: ../../assets/owl.png\n---\nimport Card from \'./Card.astro\';\n\n<Card kind="x">Calm</Card> owls {/* no */}\n',
  });
  expect((await post(perform, 'owls')).content).toBe(
    '<section data-block="editor-note" title="import Card from &#x27;./Card.astro&#x27;;"></section><p>Calm owls</p><section data-block="editor-note" title="Card kind=&#x22;x&#x22;"></section>',
  );
  expect(result.leftOut.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'component Card',
    'component import',
  ]);
  expect(result.pictures).toEqual([expect.objectContaining({ address: '/src/assets/owl.png' })]);
});

const BOMB = `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'.replace(/./g, (c, i) => `${c}: &${c} [${`*${'abcdefgh'[i]},`.repeat(9)}]\n`)}title: Bomb\n---\nx\n`;

test('scripts, bombs and endless nesting do no harm, and the rest comes', async () => {
  const perform = memoryPerform();
  const script = '<script>alert(1)</script>';
  const { result } = await move(perform, {
    'posts/a.md': BOMB,
    'posts/b.md': `---\ntitle: "${script}Title"\ndescription: "${script}"\nauthor: "${script}"\ntags: ["${script}"]\nimage: "javascript:alert(1)"\ncanonical: "javascript:alert(1)"\naliases: ["javascript:alert(1)", "//evil.example", "/../../x"]\n---\n${script}[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n`,
    'posts/c.md': `---\ntitle: Deep\n---\n${'> '.repeat(20_000)}x\n`,
    'posts/d.md': `---\ntitle: ${'['.repeat(20_000)}\n---\nx\n`,
    'posts/e.md': `---\ntitle: Links\n---\n[a](../../../../etc/passwd.md) ![b](../../../../etc/passwd.png)\n`,
    'posts/f.md': '---\n__proto__: {isPublished: true}\nconstructor: x\ntitle: Proto\n---\nx\n',
  });
  const { records } = (await perform(op['posts.list'], { status: 'published' })).result;
  expect(JSON.stringify(records)).not.toMatch(/<script|javascript:|onerror/);
  expect(JSON.stringify((await perform(op['redirects.list'], {})).result)).not.toMatch(/"target":"(?!\/)/);
  const unread = result.leftOut.filter(({ kind }) => kind === 'text').flatMap(({ files }) => files);
  expect(unread.sort()).toEqual(['posts/a.md', 'posts/c.md', 'posts/d.md']);
  expect(records.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['e', 'f']));
  expect(result.pictures?.every(({ address }) => !address.includes('..'))).toBe(true);
});

test('a folder without Markdown is refused, and editors may not move one in', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  await expect(move(perform, { 'a.txt': 'x' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(move(perform, HUGO, actingAs('editor'))).rejects.toMatchObject({ code: 'not-allowed' });
});
