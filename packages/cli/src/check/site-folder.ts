import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedSite, SitePage } from './site-fault.js';

/** The address of a page's file; undefined for other files. */
export function pagePathOf(file: string): string | undefined {
  if (!file.endsWith('.html') || file.startsWith('.')) return undefined;
  const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  return address === '/' ? '/' : address.replace(/\/$/, '');
}

/** Whether a path of a site leads to one of its files. */
export function leadsToFile(files: { has(file: string): boolean }, path: string): boolean {
  const [place = ''] = path.split('?');
  const page = place.replace(/(.)\/$/, '$1');
  const places = [`${page}.html`, `${page === '/' ? '' : page}/index.html`].map((one) => one.slice(1));
  return files.has(place.slice(1)) || places.some((file) => files.has(file) && pagePathOf(file) === page);
}

/** A site in a folder; its home page says where it stands. */
export async function openSiteFolder(folder: string): Promise<CheckedSite> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('.'))
    .sort();
  const known = new Set(files);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  const home = (await read('index.html')) ?? '';
  return {
    pages: readPages(files, read),
    has: (address) => leadsToFile(known, address),
    hasNotFoundPage: async () => known.has('404.html'),
    read: (address) => read(address.slice(1)),
    origin: canonicalOrigin(home),
  };
}

async function* readPages(
  files: readonly string[],
  read: (file: string) => Promise<string | undefined>,
): AsyncGenerator<SitePage> {
  for (const file of files) {
    const address = pagePathOf(file);
    if (address !== undefined) yield { path: address, html: (await read(file)) ?? '' };
  }
}

/** Where a home page says that its site stands. */
export function canonicalOrigin(html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}
