// @vitest-environment jsdom
import {
  createPerform,
  embedShow,
  memoryStorage,
  type Perform,
  REDIRECT_HOSTS,
  redirectsEnable,
  redirectsHostFile,
  redirectsList,
  runtime,
  type StorageAdapter,
  settingsReset,
  sitemapShow,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../long-run.js';
import { startTestServer } from '../site/test-server.js';
import { fillWithHostileValues } from './fill-hostile-store.js';
import { DISALLOWED_CHARACTERS, HOSTILE_TEXTS, shardOf, textsWithPaths } from './hostile-values.js';

let storage: StorageAdapter;
let perform: Perform;
/** How many fields hold a hostile value. */
let poisoned = 0;

beforeAll(async () => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
  poisoned = await fillWithHostileValues(perform);
});

test('no page runs a script from any field', async () => {
  expect(poisoned).toBeGreaterThan(1_500);
  const { address, lines } = await startTestServer(storage);
  const paths = [
    '/',
    '/best-casinos',
    '/blog',
    '/bonuses',
    '/games',
    '/guides',
    '/blacklisted',
    '/news',
    '/404',
  ];
  for (const n of shardOf([...Object.keys(HOSTILE_TEXTS).keys()], 0, isLongRun)) {
    paths.push(`/casino/fox-${n}`, `/embed/casino/fox-${n}`, `/page-${n}`, `/blog/post-${n}`);
  }
  for (const text of shardOf(Object.values(HOSTILE_TEXTS), 1, isLongRun)) {
    if (text.length < 1_000 && !/\p{Cs}/u.test(text))
      paths.push(`/${encodeURIComponent(text)}`, `/best-casinos?search=${encodeURIComponent(text)}`);
  }
  const wrong: string[] = [];
  let pages = 0;
  for (const path of paths) {
    const answer = await fetch(`${address}${path.replace(/^\/+/, '/')}`, { redirect: 'manual' });
    if (answer.status === 200) pages++;
    expect(answer.status, `${path} ${lines.join('\n').slice(0, 900)}`).toBeLessThan(500);
    expect(answer.headers.get('set-cookie'), path).toBeNull();
    const to = answer.headers.get('location');
    if (to !== null && !/^(\/(?![/\\])|https?:\/\/)/.test(to)) wrong.push(`${path} leads to ${to}`);
    wrong.push(...harmIn(await answer.text()).map((harm) => `${path}: ${harm}`));
  }
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(isLongRun ? 80 : 30);
});

test('the test detects a script that runs', () => {
  for (const text of [
    'a script',
    'a script behind closing tags',
    'a handler',
    'a link that runs',
    'a frame',
  ]) {
    expect(
      harmIn(`<textarea><title>${HOSTILE_TEXTS[text]}`).length + harmIn(`<p>${HOSTILE_TEXTS[text]}`).length,
      text,
    ).toBeGreaterThan(0);
  }
});

test('the sitemap is XML, and every address in it one of the site', async () => {
  let xml = '';
  const onChunk = (piece: string | Uint8Array) => {
    xml += piece;
  };
  await perform(settingsReset, { names: ['siteBaseUrl'] });
  await perform(sitemapShow, { baseUrl: 'https://guide.example' }, { onChunk });
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const places = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(places.length).toBeGreaterThan(70);
  expect(places.filter((place) => !place?.startsWith('https://guide.example/'))).toEqual([]);
});

test('a snippet runs nothing on the host page and changes nothing there', async () => {
  const wrong: string[] = [];
  for (const n of Object.keys(HOSTILE_TEXTS).keys()) {
    const as = ['element', 'iframe', 'html'] as const;
    const { snippets } = (
      await perform(embedShow, { casinos: [`fox-${n}`], as: [...as], baseUrl: 'https://guide.example' })
    ).result;
    for (const [kind, text] of textsWithPaths(snippets)) {
      if (kind.includes('key')) continue;
      const document = new DOMParser().parseFromString(`<main>${text}<i id="after"></i></main>`, 'text/html');
      if (document.querySelector('main > #after') === null)
        wrong.push(`fox-${n} ${kind} swallows the page: ${text}`);
      for (const script of document.querySelectorAll('script'))
        if (script.textContent !== '') wrong.push(`fox-${n} ${kind}: ${text}`);
      const rest = text
        .replace(/<iframe src="https:\/\/guide\.example\/[^>]*><\/iframe>/, '')
        .replace(/<script [^>]*><\/script>/, '');
      wrong.push(...harmIn(rest).map((harm) => `fox-${n} ${kind}: ${harm}`));
    }
  }
  expect(wrong).toEqual([]);
});

test.each(REDIRECT_HOSTS)(
  'the redirects for %s have one rule on each line, and nothing injected',
  async (host) => {
    let whole = '';
    const onChunk = (piece: string | Uint8Array) => {
      whole += piece;
    };
    const { records } = (await perform(redirectsList, {})).result;
    await perform(redirectsEnable, { records: records.map(({ id }) => id) });
    await perform(redirectsHostFile, { host }, { onChunk });
    expect(whole.length).toBeGreaterThan(100);
    expect(whole).not.toMatch(DISALLOWED_CHARACTERS);
    expect(whole).not.toMatch(/^\s*(?:set-cookie|<script)/im);
  },
);

/** The scripts that a page runs, or lets its visitors run. */
function harmIn(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const harm: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const told = element.outerHTML.slice(0, 200);
    const name = element.localName;
    if (['object', 'embed', 'base', 'frame', 'applet'].includes(name)) harm.push(told);
    if (name === 'iframe') harm.push(told);
    if (name === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) harm.push(told);
    if (name === 'script' && element.getAttribute('type') === 'application/ld+json')
      JSON.parse(element.textContent ?? '');
    else if (name === 'script' && !/^\/(served|embed)\//.test(element.getAttribute('src') ?? ''))
      harm.push(told);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on') || attribute === 'srcdoc') harm.push(told);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
      const bare = value.replace(/[\u0000-\u0020\u200b\ufeff]/g, '');
      const leads = [
        'href',
        'src',
        'action',
        'formaction',
        'poster',
        'data',
        'background',
        'xlink:href',
        'srcset',
        'ping',
      ];
      if (
        leads.includes(attribute) &&
        /^(javascript|vbscript|data(?!:image\/(png|jpeg|gif|webp);base64))[:;,]/i.test(bare)
      )
        harm.push(told);
      if (attribute === 'style' && /url\(|expression|@import/i.test(value)) harm.push(told);
    }
  }
  return harm;
}
