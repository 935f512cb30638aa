import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { oldArticles, parseUrlPath } from '@croupier/core';
import { canonicalsOf, elementsOf, type PageFacts, readPageFacts } from '../../check/page-facts.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { openInputFile } from '../../terminal/input/input-file.js';
import { unpacked } from './unpacked.js';

/** A page of the old site, as far as it is known. */
export interface OldPage {
  address: string;
  /** The host of its site, with its port; where it is not known, that of its own address. */
  host?: string | undefined;
  title?: string | undefined;
  canonical?: string | undefined;
  heading?: string | undefined;
  /** Addresses, as they are written. */
  links: string[];
  pictures: string[];
}

/** The most pages of a folder that are read. */
const MAX_PAGES = 100_000;
const MAX_PAGE_BYTES = 16 * 1_024 * 1_024;

/** The pages whose texts exports of WordPress give; other files have none. */
export async function* pagesOfExports(
  names: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<OldPage> {
  for (const name of names) {
    const file = await openInputFile(name, signal);
    try {
      for await (const { html, ...said } of oldArticles(unpacked(name, file.open())))
        yield { ...said, ...contentOf(readPageFacts('/', html)) };
    } finally {
      await file.cleanUp();
    }
  }
}

/** The pages that were saved in a folder, such as by `wget --mirror`. Problem: `usage` where there are none. */
export async function* pagesOfFolder(folder: string): AsyncGenerator<OldPage> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  let count = 0;
  for (const name of names.sort()) {
    if (!/(?:\.html?|\/|^[^.]+|\/[^./]+)$|\.html?\?[^/]*$/i.test(name) || count >= MAX_PAGES) continue;
    const file = path.join(folder, name);
    const found = await lstat(file);
    if (!found.isFile() || found.size > MAX_PAGE_BYTES) continue;
    const html = await readFile(file, 'utf8');
    if (!/^\s*</.test(html)) continue;
    count++;
    yield pageOf(name.split(path.sep).join('/'), readPageFacts('/', html));
  }
  if (count === 0)
    throw usageProblem(
      `There is no page in ${folder}`,
      'Name a folder with pages, such as one of wget --mirror.',
    );
}

function pageOf(name: string, facts: PageFacts): OldPage {
  const [canonical] = canonicalsOf(facts);
  const main = elementsOf(facts, 'main').length > 0;
  return {
    address: addressOf(name, canonical),
    host: HOST_FOLDER.exec(name)?.[1]?.replace('+', ':'),
    title: textOf(facts, 'title'),
    canonical,
    heading: textOf(facts, 'h1'),
    ...contentOf(facts, main),
  };
}

/** Programs that save pages name the outer folder by the host, its port behind `:` or `+`. */
const HOST_FOLDER = /^([^/]+\.[^/]+)\//;

/** The address of a saved page; a program that saves pages may add `.html` to an address that had none. */
function addressOf(name: string, canonical: string | undefined): string {
  const [file = '', query] = name.split('?', 2);
  const place = `/${file.replace(HOST_FOLDER, '')}`;
  const page = place.replace(/\/index\.html?$/i, '/');
  const asked = query === undefined ? '' : `?${query.replace(/\.html?$/i, '')}`;
  const bare = page.replace(/\.html?$/i, '');
  const own = canonical === undefined ? undefined : parseUrlPath(canonical).path;
  if (asked === '' && bare !== page && (own === bare || own === `${bare}/`)) return own;
  return page + asked;
}

function textOf(facts: PageFacts, name: string): string | undefined {
  return elementsOf(facts, name)[0]?.text.trim() || undefined;
}

/** The links and pictures of a text; where a page says what its text is, those of its frame do not count. */
export function contentOf(facts: PageFacts, inMain = false): Pick<OldPage, 'links' | 'pictures'> {
  const within = (name: string) =>
    elementsOf(facts, name).filter(({ inside }) => !inMain || inside.includes('main'));
  const addresses = (name: string, attribute: string) =>
    within(name).flatMap(({ attributes }) => attributes[attribute]?.trim() || []);
  return { links: addresses('a', 'href'), pictures: addresses('img', 'src') };
}
