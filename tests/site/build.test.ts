import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue } from '@croupier/core';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../packages/cli/src/build/build-site.js';
import { openOutputFolder } from '../../packages/cli/src/build/open-output-folder.js';
import { staticCatalogue } from '../../packages/cli/src/build/site-address.js';
import { quickShare } from '../long-run.js';
import { longTest } from '../long-test.js';
import {
  build,
  change,
  differentFiles,
  filesIn,
  freshFolder,
  realStore,
  sampleStore,
  WALKED_STORES,
} from './built-folder.js';
import { siteFromSource, startTestServer } from './test-server.js';

const SAMPLE_PICTURES = path.resolve(import.meta.dirname, '../../packages/site/public/sample');

/** A page without what a host of files differs in: accounts, counted visits, answers to queries. */
function withoutServer(html: string): string {
  return html
    .replace(/<div[^>]* data-croupier-account="">.*?<\/div>/s, '')
    .replace(/ data-static="[^"]*"/, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<p[^>]* data-croupier-unreached=""[^>]*>.*?<\/p>/gs, '')
    .replace(/<link rel="alternate" type="application\/json\+oembed"[^>]*>/, '');
}

const ACCOUNTS = /^\/(login|register|profile|forgot-password)(\/|$)/;

const foxes: Parameters<typeof sampleStore>[0] = (content) => {
  for (let n = 0; n < 60; n++)
    content.casinos.insert({ slug: `fox-${n}`, name: `Fox ${n}`, description: `Number ${n}`, rating: 5 });
};

const SERVED_STORES: typeof WALKED_STORES = [
  ['the sample and sixty casinos more', () => sampleStore(foxes)],
  ['a real site', () => realStore()],
];

test.each(quickShare(SERVED_STORES, 2))(
  'a build of %s holds every page and file that a visitor of the served site reaches, and each is the same',
  async (_name, store) => {
    const storage = await store();
    const folder = await freshFolder();
    await build(storage, folder, { today: new Date().toISOString().slice(0, 10) });
    const built = await filesIn(folder);
    const { address } = await startTestServer(storage);
    const queue = ['/', '/robots.txt', '/sitemap.xml', '/feed.xml', '/embed/casinos.json', '/games/sort/rtp'];
    const missing: string[] = [];
    const different: string[] = [];
    let pages = 0;
    for (const url of queue) {
      const answer = await fetch(address + url);
      const served = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) continue;
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      const file = isPage ? path.join(url.slice(1), 'index.html') : url.slice(1);
      const bytes = built.get(file);
      if (bytes === undefined) missing.push(url);
      else if (isPage && withoutServer(String(served)) !== withoutServer(String(bytes))) different.push(url);
      else if (!isPage && !served.equals(bytes)) different.push(url);
      if (!isPage) continue;
      pages++;
      for (const [, href = ''] of String(served).matchAll(/(?:href|src)="(\/[^"?#]*)["#]/g)) {
        if (!queue.includes(href) && !ACCOUNTS.test(href)) queue.push(href);
      }
    }
    expect({ missing, different }).toEqual({ missing: [], different: [] });
    expect(pages).toBeGreaterThan(100);
  },
);

test.each(quickShare(WALKED_STORES.toReversed(), 2))(
  'a build of %s leads nowhere that it does not have',
  async (_name, store) => {
    const folder = await freshFolder();
    await build(await store(), folder);
    const built = await filesIn(folder);
    for (const file of ['logo.svg', 'sample-logo.svg', 'favicon.ico'])
      built.set(file, Buffer.from('of the site'));
    for (const file of readdirSync(SAMPLE_PICTURES)) built.set(`sample/${file}`, Buffer.from('of the site'));
    const dead: string[] = [];
    for (const [file, bytes] of built) {
      if (!file.endsWith('.html')) continue;
      for (const [, href = ''] of String(bytes).matchAll(/href="(\/[^"?#]*)["?#]/g)) {
        if (!built.has(href.slice(1)) && !built.has(path.join(href.slice(1), 'index.html'))) dead.push(href);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  },
);

test.each(quickShare(WALKED_STORES, 2))(
  'a rebuild of %s without a change writes nothing, and equals a clean build byte by byte',
  async (_name, store) => {
    const storage = await store();
    const [folder, other] = [await freshFolder(), await freshFolder()];
    await build(storage, folder);
    const { mtimeMs } = await stat(folder);
    const before = await filesIn(folder);
    expect(await build(storage, folder)).toMatchObject({ written: [], removed: 0 });
    expect((await stat(folder)).mtimeMs).toBe(mtimeMs);
    await build(storage, other, { isClean: true });
    expect(differentFiles(await filesIn(other), before)).toEqual([]);
  },
);

longTest(
  'after an edit only the pages that show it are written, after a rename the old ones are gone',
  async () => {
    const storage = await sampleStore();
    const folder = await freshFolder();
    await build(storage, folder);
    const edit = (values: object) =>
      change(storage, (content) => {
        const { id } = [...content.casinos.all()].find(({ name }) => name === 'Copper Heron') as {
          id: string;
        };
        content.casinos.update(id, values);
      });
    await edit({ description: 'A new look at it.' });
    const edited = await build(storage, folder);
    expect(edited.written).toContain('casino/copper-heron/index.html');
    expect(edited.written.filter((file) => file.startsWith('casino/'))).toHaveLength(1);
    expect(edited.written.filter((file) => /^(blog|guides|games|about)\//.test(file))).toEqual([]);
    await edit({ slug: 'copper-crane' });
    expect((await build(storage, folder)).written).toContain('casino/copper-crane/index.html');
    expect(existsSync(path.join(folder, 'casino/copper-heron'))).toBe(false);
    const other = await freshFolder();
    await build(storage, other);
    expect(differentFiles(await filesIn(folder), await filesIn(other))).toEqual([]);
  },
);

test('an offer that ends changes its pages on the next day', async () => {
  const storage = await sampleStore((content) => {
    const [bonus] = [...content.bonuses.all()];
    content.bonuses.update(bonus?.id ?? '', { validUntil: '2026-11-01' });
  });
  const folder = await freshFolder();
  await build(storage, folder, { today: '2026-11-01' });
  const { written } = await build(storage, folder, { today: '2026-11-02' });
  expect(written).toContain('bonuses/index.html');
  expect(written.some((file) => file.startsWith('blog/'))).toBe(false);
});

test('a folder that no build wrote is left alone', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'croupier-build-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  await writeFile(path.join(parent, 'thesis.txt'), 'mine');
  await expect(build(await sampleStore(), parent)).rejects.toMatchObject({ code: 'conflict' });
  expect(await readdir(parent)).toEqual(['thesis.txt']);
});

test('a build that stops leaves the old site as it was', async () => {
  const storage = await sampleStore();
  const folder = await freshFolder();
  await build(storage, folder);
  const before = await filesIn(folder);
  await change(storage, (content) => {
    content.settings.set({ ...content.settings.get(), siteName: 'Another name' });
  });
  const output = openOutputFolder(folder);
  const catalogue = staticCatalogue(await readCatalogue(storage, '2026-11-01'), undefined);
  const signal = AbortSignal.timeout(150);
  const stopped = buildSite({ catalogue, storage, site: siteFromSource, inputs: 'x', signal }, output);
  await expect(stopped).rejects.toThrow();
  expect(differentFiles(await filesIn(folder), before)).toEqual([]);
  await build(storage, folder);
  expect(String((await filesIn(folder)).get('index.html'))).toContain('Another name');
});
