import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SiteFault, StorageAdapter } from '@croupier/core';
import { expect, onTestFinished, test } from 'vitest';
import { checkSite } from '../../packages/cli/src/check/check-site.js';
import { openSiteCrawl } from '../../packages/cli/src/check/site-crawl.js';
import { openSiteFolder } from '../../packages/cli/src/check/site-folder.js';
import { isLongRun, quickShare } from '../long-run.js';
import { LARGE } from '../real-site/real-site.js';
import { build, filesIn, freshFolder, newStore, ORIGIN, realStore, sampleStore } from './built-folder.js';
import { startTestServer } from './test-server.js';

type Files = Map<string, string>;

/** The sample content as that of a site that search engines may list. */
const listedStore = () =>
  sampleStore((content) => content.settings.set({ ...content.settings.get(), isSample: false }));

/** The built site of a store, in a folder, with the files that the test site lacks. */
async function builtSite(storage: StorageAdapter): Promise<string> {
  const folder = await freshFolder();
  await build(storage, folder);
  const ownFiles = path.join(import.meta.dirname, '../../packages/site/public');
  await cp(ownFiles, folder, { recursive: true, force: false });
  for (const file of ['embed/frame.js']) await writeFile(path.join(folder, file), '');
  return folder;
}

const inPage = (file: string, from: string | RegExp, to: string) => (files: Files) => {
  const before = files.get(file) ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  files.set(file, after);
};
const inHead = (html: string) => inPage('about/index.html', '</head>', `${html}</head>`);
const inMain = (html: string) => inPage('about/index.html', '</main>', `${html}</main>`);
const ABOUT = 'about/index.html';
const SHEET = 'assets/site-0123abcd.css';
const REVIEW = 'casino/lantern-quay/index.html';

const PLANTED: readonly (readonly [rule: string, plant: (files: Files) => void])[] = [
  ['title-missing', inPage(ABOUT, /<title>.*?<\/title>/, '')],
  ['title-twice', inHead('<title>Another</title>')],
  ['title-shared', inPage(ABOUT, /<title>.*?<\/title>/, '<title>The same</title>')],
  ['description-missing', inPage(ABOUT, /<meta name="description"[^>]*>/, '')],
  [
    'description-shared',
    inPage(ABOUT, /<meta name="description"[^>]*>/, '<meta name="description" content="Equal">'),
  ],
  ['canonical-missing', inPage(ABOUT, /<link rel="canonical"[^>]*>/, '')],
  ['canonical-twice', inHead(`<link rel="canonical" href="${ORIGIN}/about">`)],
  ['canonical-relative', inPage(ABOUT, `href="${ORIGIN}/about"`, 'href="/about"')],
  ['canonical-host', inPage(ABOUT, `href="${ORIGIN}/about"`, 'href="https://other.example/about"')],
  ['canonical-dead', inPage(ABOUT, `href="${ORIGIN}/about"`, `href="${ORIGIN}/gone"`)],
  ['canonical-query', inPage(ABOUT, `href="${ORIGIN}/about"`, `href="${ORIGIN}/about?x=1"`)],
  ['viewport-missing', inPage(ABOUT, /<meta name="viewport"[^>]*>/, '')],
  ['charset-missing', inPage(ABOUT, /<meta charSet="utf-8"\/?>/i, '')],
  ['share-title-missing', inPage(ABOUT, /<meta property="og:title"[^>]*>/, '')],
  ['language-missing', inPage(ABOUT, '<html lang="en"', '<html')],
  ['refresh', inHead('<meta http-equiv="refresh" content="5">')],
  ['base', inHead('<base href="/else/">')],
  ['heading-missing', inPage(ABOUT, /<h1[^>]*>.*?<\/h1>/s, '')],
  ['heading-twice', inMain('<h1>Again</h1>')],
  ['heading-level', inMain('<h2>Two</h2><h4>Four</h4>')],
  ['heading-empty', inMain('<h2></h2>')],
  ['main', inPage(ABOUT, '</body>', '<main></main></body>')],
  ['id-twice', inMain('<p id="one"></p><p id="one"></p>')],
  ['picture-text', inMain('<img src="/logo.svg" width="1" height="1">')],
  ['picture-size', inMain('<img src="/logo.svg" alt="">')],
  ['picture-size-elsewhere', inMain('<img src="https://pictures.example/a.png" alt="">')],
  ['picture-source', inMain('<img src="" alt="" width="1" height="1">')],
  ['link-empty', inMain('<a href="/blog"></a>')],
  ['link-script', inMain('<a href="javascript:alert(1)">Now</a>')],
  ['button-empty', inMain('<button type="button"></button>')],
  ['field-label', inMain('<input name="age">')],
  ['frame-title', inMain('<iframe src="/embed/casinos/lantern-quay"></iframe>')],
  ['tab-order', inMain('<a href="/blog" tabindex="3">Blog</a>')],
  [
    'zoom',
    inPage(
      ABOUT,
      /<meta name="viewport"[^>]*>/,
      '<meta name="viewport" content="width=device-width, user-scalable=no">',
    ),
  ],
  ['language-unknown', inPage(ABOUT, '<html lang="en"', '<html lang="plain English"')],
  ['aria-unknown', inMain('<p aria-labeledby="content">One</p>')],
  ['reference-dead', inMain('<div role="group" aria-labelledby="no-such">One</div>')],
  ['reference-dead', inMain('<label for="no-such">Age</label>')],
  ['list-item', inMain('<div><li>One</li></div>')],
  ['hidden-focus', inMain('<div aria-hidden="true"><a href="/blog">Blog</a></div>')],
  ['control-nested', inMain('<button type="button"><a href="/blog">Blog</a></button>')],
  ['link-nested', inMain('<a href="/blog"><b>The <a href="/news">news</a></b></a>')],
  ['autoplay', inMain('<video autoplay></video>')],
  ['script-inline', inMain('<script>alert(1)</script>')],
  ['style-inline', inMain('<style>p { color: red }</style>')],
  ['handler-inline', inMain('<a href="/blog" onclick="go()">Blog</a>')],
  ['opener', inMain('<a href="https://a.example" target="_blank">A</a>')],
  ['insecure', inMain('<script src="http://a.example/x.js"></script>')],
  ['form-insecure', inMain('<form action="http://a.example/"></form>')],
  ['structured-data', inPage(REVIEW, '"ratingValue":', '"ratingValue":1')],
  ['structured-data', inPage(REVIEW, '"itemReviewed"', '"item"')],
  ['structured-data', inPage(REVIEW, '"position":2', '"position":7')],
  ['structured-data', inHead('<script type="application/ld+json">{</script>')],
  ['structured-data', inHead('<script type="application/ld+json">{"name":"x"}</script>')],
  ['dead-link', inMain('<a href="/no-such">There</a>')],
  ['dead-link', (files) => void files.delete(REVIEW)],
  ['moved-link', inMain('<a href="/blog/">Blog</a>')],
  ['dead-anchor', inMain('<a href="/blog#no-such">Blog</a>')],
  ['dead-file', inMain('<img src="/media/none.png" alt="" width="1" height="1">')],
  ['dead-file', (files) => void files.delete(SHEET)],
  [
    'orphan',
    (files) =>
      void files.set(
        'lost/index.html',
        (files.get(ABOUT) ?? '').replaceAll(`${ORIGIN}/about`, `${ORIGIN}/lost`),
      ),
  ],
  ['not-found-page', (files) => void files.delete('404.html')],
  ['robots-missing', (files) => void files.delete('robots.txt')],
  ['robots-closed', (files) => void files.set('robots.txt', 'User-agent: *\nDisallow: /\n')],
  ['sitemap-missing', (files) => void files.delete('sitemap.xml')],
  ['sitemap-dead', inPage('sitemap.xml', `${ORIGIN}/about<`, `${ORIGIN}/was<`)],
  ['sitemap-hidden', inHead('<meta name="robots" content="noindex">')],
];

test.each([
  ['a site that has nothing but a name and an address', () => newStore()],
  ...(isLongRun ? [['a real site', () => realStore()] as const] : []),
  ...(isLongRun ? [[`a real site of ${LARGE} casinos`, () => realStore(LARGE)] as const] : []),
] as const)('%s has no fault', { timeout: 1_800_000 }, async (_name, store) => {
  expect((await checkSite(await openSiteFolder(await builtSite(await store())))).faults).toEqual([]);
});

test('a built site has no fault, and each fault that is planted in it is found', async () => {
  const folder = await builtSite(await listedStore());
  const check = async () => {
    const { faults, notes } = await checkSite(await openSiteFolder(folder));
    return [...faults, ...notes];
  };
  expect(await check()).toEqual([]);
  const clean = new Map([...(await filesIn(folder))].map(([file, bytes]) => [file, String(bytes)]));
  const missed: string[] = [];
  for (const [rule, plant] of quickShare(PLANTED, 14)) {
    const files = new Map(clean);
    plant(files);
    if (rule.endsWith('-shared')) files.set('contact/index.html', copyOf(files, rule));
    const changed = [...new Set([...clean.keys(), ...files.keys()])].filter(
      (file) => files.get(file) !== clean.get(file),
    );
    for (const file of changed) await put(folder, file, files.get(file));
    const faults: SiteFault[] = await check();
    const page = rule === 'sitemap-hidden' ? '/sitemap.xml' : '/about';
    const inAbout = changed.every((file) => file === ABOUT);
    if (!faults.some((fault) => fault.rule === rule && (!inAbout || isOf(fault, page))))
      missed.push(`${rule}: ${faults.map((fault) => fault.rule)}`);
    for (const file of changed) await put(folder, file, clean.get(file));
  }
  expect(missed).toEqual([]);
  expect(new Set(PLANTED.map(([rule]) => rule)).size).toBeGreaterThanOrEqual(40);
});

/** Whether a fault names its page, and says why. */
function isOf({ page, message }: SiteFault, path: string): boolean {
  return page === path && message.length > 10;
}

/** The contact page with what another page says of itself. */
function copyOf(files: Files, rule: string): string {
  const pattern = rule === 'title-shared' ? /<title>.*?<\/title>/ : /<meta name="description"[^>]*>/;
  const [own = ''] = pattern.exec(files.get(ABOUT) ?? '') ?? [];
  return (files.get('contact/index.html') ?? '').replace(pattern, own);
}

async function put(folder: string, file: string, text: string | undefined): Promise<void> {
  const { mkdir } = await import('node:fs/promises');
  const place = path.join(folder, file);
  if (text === undefined) await rm(place);
  else {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}

test('a page that names one of another site as canonical is no fault where the sitemap leaves it out, as staff ask', async () => {
  const storage = await sampleStore((content) => {
    content.settings.set({ ...content.settings.get(), isSample: false });
    const canonicalUrl = 'https://other.example/about';
    content.pages.update(content.pages.getBySlug('about')?.id ?? '', { canonicalUrl });
  });
  const folder = await builtSite(storage);
  expect(String((await filesIn(folder)).get(ABOUT))).toContain('href="https://other.example/about"');
  expect((await checkSite(await openSiteFolder(folder))).faults).toEqual([]);
});

test('a site at a URL is checked like a site in a folder', async () => {
  const storage = await sampleStore((content) => {
    const [post] = [...content.posts.all()];
    content.posts.update(post?.id ?? '', { content: '<p><a href="/no-such-page">There</a></p>' });
  });
  const { address } = await startTestServer(storage);
  const { pages, faults } = await checkSite(await openSiteCrawl(address, new AbortController().signal));
  expect(pages).toBeGreaterThan(80);
  // The test site has none of the sample's pictures.
  const dead = faults.filter(({ rule, message }) => rule === 'dead-link' && !message.includes('/sample/'));
  expect(dead).toMatchObject([
    { page: expect.stringMatching(/^\/blog\//), message: 'It links to /no-such-page, which is not there' },
  ]);
  // What is made from a query is there, and so is the page of an address that is not.
  const about = (what: RegExp) => faults.filter(({ rule, message }) => what.test(`${rule}: ${message}`));
  expect(about(/\/oembed|^(not-found-page|robots-)/)).toEqual([]);
});

test('a site at a URL without a page for missing addresses is told', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? '<title>Home</title>' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const site = await openSiteCrawl(`http://127.0.0.1:${port}`, new AbortController().signal);
  expect((await checkSite(site)).faults.map(({ rule }) => rule)).toContain('not-found-page');
});

test('a build with a fault is refused with its page and reason, and writes nothing', async () => {
  const storage = await sampleStore((content) => {
    const [post] = [...content.posts.all()];
    content.posts.update(post?.id ?? '', { content: '<p><a href="/no-such-page">There</a></p>' });
  });
  const folder = await freshFolder();
  await expect(build(storage, folder, { isChecked: true })).rejects.toMatchObject({
    code: 'invalid',
    issues: expect.arrayContaining([
      expect.objectContaining({
        path: expect.stringMatching(/^\/blog\//),
        message: expect.stringMatching(/^It links to \/no-such-page, which is not there/),
      }),
    ]),
  });
  await expect(filesIn(folder)).rejects.toThrow();
});
