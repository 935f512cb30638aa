import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoryStorage, openStore, runtime, type StorageAdapter } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { putSample } from '@croupier/core/sample';
import { type RunningServer, startServer } from '../../packages/cli/src/serve/server.js';
import { ROUTE_ENTRIES, routePath } from '../../packages/core/src/urls/routes.js';
import { sharedRealStore } from '../real-site/real-site.js';
import { siteFromSource } from '../site/test-server.js';

type Transaction = Parameters<typeof putSample>[0];

/** Where the crawled site says that it stands. */
export const ORIGIN = 'https://guide.example';

/** An element of a page, with where it begins. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  at: number;
}

/** A page of the crawled site. */
export interface CrawledPage {
  html: string;
  tags: readonly Tag[];
  /** Ids and old anchors. */
  ids: ReadonlySet<string>;
}

/** What was found on the way through all links of a site. */
export interface Crawl {
  /** Every page, by its path and query. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** What answered otherwise than with 200, with the page that led there. */
  dead: readonly string[];
}

/** Follows every link, picture and file of the served sample site, from its front page on. */
export function crawlSampleSite(): Promise<Crawl> {
  return crawlSiteOf((content) => {
    putSample(content);
    content.settings.set({ ...content.settings.get(), siteBaseUrl: ORIGIN });
  });
}

/** The same of the real site. */
export async function crawlRealSite(): Promise<Crawl> {
  return crawlStore(fileStorage(await sharedRealStore()));
}

/** Follows every link of a site that has its content from `put`, from its front page on, and from every list: empty ones have no link. */
export async function crawlSiteOf(put: (content: Transaction) => void): Promise<Crawl> {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, put);
  return crawlStore(storage);
}

async function crawlStore(storage: StorageAdapter): Promise<Crawl> {
  const files = new Map([...siteFromSource.files, ...(await publicFiles())]);
  const serving = await startServer({ storage, site: { ...siteFromSource, files }, port: 0 });
  try {
    return await crawlAt(serving);
  } finally {
    await serving.stop();
  }
}

/** The files that are served as they are. */
async function publicFiles(): Promise<[string, Buffer<ArrayBuffer>][]> {
  const folder = path.join(import.meta.dirname, '../../packages/site/public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(
      async (file) =>
        [
          `/${path.relative(folder, file).replaceAll(path.sep, '/')}`,
          Buffer.from(await readFile(file)),
        ] as const,
    ),
  ) as Promise<[string, Buffer<ArrayBuffer>][]>;
}

// A search is reached by what a visitor writes, not by a link.
const START_PATHS = [
  ...['/', '/search?q=heron', '/search?q=magpie', '/search?q=nothing+has+this'],
  ...ROUTE_ENTRIES.filter(([, { lists, notInSitemap, needsWeights }]) => {
    return needsWeights === undefined && (lists !== undefined || notInSitemap === 'sample content');
  }).map(([kind]) => routePath({ kind })),
];

async function crawlAt({ address }: RunningServer): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const from = new Map(START_PATHS.map((path) => [path, 'the way in']));
  for (const [at, by] of from) {
    const response = await fetch(address + at, { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200) dead.push(`${at} answers ${response.status}, linked from ${by}`);
    if (!response.headers.get('content-type')?.startsWith('text/html') || response.status !== 200) continue;
    const page = pageOf(text);
    pages.set(at, page);
    for (const link of linksOf(page)) {
      const next = ownPath(link, at);
      if (next !== undefined && !from.has(next) && shouldFollow(next, at)) from.set(next, at);
    }
  }
  return { pages, dead };
}

/** The path and query of a link within the site; undefined where it leads elsewhere. */
export function ownPath(href: string, page: string): string | undefined {
  const { origin, pathname, search } = new URL(href, ORIGIN + page);
  return origin === ORIGIN ? pathname + search : undefined;
}

// Each page has a login link of its own, and each comparison leads to others: one step is as good as all of them.
function shouldFollow(link: string, by: string): boolean {
  if (link.startsWith('/login?')) return by === '/blog';
  return !(link.startsWith('/compare?') && by.startsWith('/compare?'));
}

function linksOf({ tags }: CrawledPage): string[] {
  return tags.flatMap(({ name, attributes }) => {
    const { href, src, action, content = '' } = attributes;
    // What a build makes is served by the build's own names.
    if (href?.startsWith('/assets/') || src?.startsWith('/served/')) return [];
    const metaLink = name === 'meta' && content.startsWith(ORIGIN) ? content : undefined;
    return [href, src, action, metaLink].filter((link) => link !== undefined);
  });
}

const TAG = /<([a-z][a-z\d-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;

function pageOf(html: string): CrawledPage {
  const tags = [...html.matchAll(TAG)].map(({ 1: name = '', 2: all = '', index }) => ({
    name,
    attributes: Object.fromEntries(
      [...all.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decodeEntities(value),
      ]),
    ),
    at: index,
  }));
  const ids = new Set(tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])));
  return { html, tags, ids };
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
