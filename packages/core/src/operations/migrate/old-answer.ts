import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { parseUrlPath, type UrlPath } from '../../urls/url-path.js';
import { isVisitTarget } from '../../values/addresses/visit-link.js';
import { feedPaths } from '../../views/feed/atom-feed.js';
import { namesPage } from '../../wordpress/addresses/old-address.js';
import { mediaPath } from '../site/media-references.js';
import type { OLD_OUTCOMES } from './old-outcomes.js';

/** What an old address answers now. */
export interface OldAnswer {
  address: string;
  outcome: (typeof OLD_OUTCOMES)[number];
  /** Where it leads in the end; of a page, itself. */
  to: string;
  /** How many times it sends on. */
  hops: number;
}

/** More than this never ends. */
const MAX_HOPS = 10;
/** What the server answers beside pages. */
const OTHER_FILES = /^\/(?:robots\.txt|sitemap\.xml|favicon\.ico)$/;

/** What servers call the front page beside its path. */
const FRONT_PAGE = /^\/(?:index\.(?:php|html?)|default\.aspx?)?$/i;

/** Follows an old address as the server would answer it. */
export function oldAnswer(
  catalogue: PublicCatalogue,
  files: ReadonlySet<string>,
  address: string,
): OldAnswer {
  const start = parseUrlPath(address);
  let { path, query } = start;
  let to = path;
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const end = (outcome: OldAnswer['outcome']): OldAnswer => ({ address, outcome, to, hops });
    const found = resolveUrl(catalogue, path, query);
    if (found.kind === 'moved') {
      to = found.to;
      // A visit link is where its visitors are meant to go: what it does then is its own.
      const isThrough = hops === 0 || (hops === 1 && isVisitTarget(path));
      if (!to.startsWith('/')) return { ...end(isThrough ? 'one-hop' : 'several-hops'), hops: hops + 1 };
      ({ path, query } = parseUrlPath(to));
      continue;
    }
    if (found.kind === 'gone') return end('gone');
    const isThere = found.kind === 'page' || isFile(catalogue, files, path);
    if (!isThere) return end('missing');
    return end(shownOutcome(start, path, hops));
  }
  return { address, outcome: 'loop', to, hops: MAX_HOPS };
}

/** What becomes of those whom so many redirects lead to a page; the home page shows itself whatever page a query names. */
export function shownOutcome(
  start: UrlPath,
  path: string,
  hops: number,
): 'page' | 'one-hop' | 'several-hops' | 'to-home' {
  if (path === '/' && (!FRONT_PAGE.test(start.path) || namesPage(start.query))) return 'to-home';
  if (hops === 0) return 'page';
  return hops === 1 ? 'one-hop' : 'several-hops';
}

function isFile(catalogue: PublicCatalogue, files: ReadonlySet<string>, path: string): boolean {
  return files.has(path) || OTHER_FILES.test(path) || feedPaths(catalogue).includes(path);
}

/** The addresses of the pictures of the library. */
export function pictureFiles(
  files: readonly { file: string; replaced?: readonly string[] | undefined }[],
): Set<string> {
  return new Set(files.flatMap(({ file, replaced = [] }) => [file, ...replaced].map(mediaPath)));
}
