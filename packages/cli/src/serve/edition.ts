import {
  arrive,
  type Home,
  type Load,
  type PublicCatalogue,
  placeAt,
  tellingQuery,
  viewOf,
} from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import type { Site } from './built-site.js';
import { embedAnswer } from './embeds.js';
import { movedAnswer } from './moved.js';
import { EVERY_PAGE } from './security-headers.js';
import { hasSitemap, sitemapAnswer } from './sitemap.js';
import { customSheetOf, pictureAnswer, pictureAt, type Sheet, sheetAnswer } from './uploads.js';

/** The answers of one state of the catalogue, each made when it is first asked for. */
export interface Edition {
  readonly catalogue: PublicCatalogue;
  /** The answer for a decoded path that was asked for with a query, '' for none. */
  at(path: string, query: string): Answer | Promise<Answer>;
}

const MOST_BYTES_KEPT = 256 * 1_024 * 1_024;

/** Opens an edition; the oldest answers go first when those kept grow beyond 256 MB. */
export function editionOf(catalogue: PublicCatalogue, site: Site, home: Pick<Home, 'media'>): Edition {
  const sheet = customSheetOf(catalogue);
  const kept = new Map<string, Answer>();
  const making = new Map<string, Promise<Answer>>();
  let bytes = 0;

  const keep = (key: string, answer: Answer) => {
    kept.set(key, answer);
    bytes += answer.size;
    for (const [oldest, { size }] of kept) {
      if (bytes <= MOST_BYTES_KEPT || oldest === key) break;
      kept.delete(oldest);
      bytes -= size;
    }
    return answer;
  };

  return {
    catalogue,
    at(path, query) {
      // A redirect may carry the query on, so its answer is that of one request.
      if (query !== '' || catalogue.redirects.length > 0) {
        const arrival = arrive(catalogue, path, query);
        if (arrival.is === 'moved') return movedAnswer(arrival);
      }
      const asked = tellingQuery(path, query);
      const address = asked === '' ? path : `${path}?${asked}`;
      const ready = kept.get(address);
      if (ready !== undefined) return ready;
      const key = path === sheet?.path || asked !== '' ? address : keyOf(catalogue, path);
      const shared = kept.get(key) ?? making.get(key);
      if (shared !== undefined) return shared;
      const made = makeAnswer({ catalogue, site, home, sheet }, path, asked)
        .then((answer) => (isWorthKeeping(asked) ? keep(key, answer) : answer))
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

// What visitors search for is without number too, and asked once.
function isWorthKeeping(asked: string): boolean {
  return !/(^|&)q=/.test(asked);
}

// Addresses that lead nowhere are without number, and show one of two pages.
function keyOf(catalogue: PublicCatalogue, path: string): string {
  if (hasSitemap(catalogue, path) || pictureAt(catalogue, path) !== undefined) return path;
  if (path.startsWith('/embed/')) return path.length > 160 ? 'missing' : path;
  if (viewOf(catalogue, 'arrival', { path }).is !== 'missing') return path;
  return placeAt(path)?.kind === 'casino' ? 'missing casino' : 'missing';
}

interface Making {
  catalogue: PublicCatalogue;
  site: Site;
  home: Pick<Home, 'media'>;
  sheet: Sheet | undefined;
}

async function makeAnswer(
  { catalogue, site, home, sheet }: Making,
  path: string,
  query: string,
): Promise<Answer> {
  const load: Load = async (name, params) => viewOf(catalogue, name, params);
  const stylesheets = sheet === undefined ? site.stylesheets : [...site.stylesheets, sheet.path];
  const draw = (place: string) => site.render(place, load, { stylesheets });
  const embed = embedAnswer(catalogue, path, draw);
  if (embed !== undefined) return embed;
  if (hasSitemap(catalogue, path)) return sitemapAnswer(catalogue, path);
  if (sheet !== undefined && path === sheet.path) return sheetAnswer(sheet);
  const file = pictureAt(catalogue, path);
  const picture = file === undefined ? undefined : await pictureAnswer(home, file);
  if (picture !== undefined) return picture;
  const { status, headers, html } = await site.render(path, load, { stylesheets }, query);
  return wholeAnswer(status, { ...EVERY_PAGE, 'cache-control': 'no-cache', ...headers }, html);
}
