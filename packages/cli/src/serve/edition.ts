import {
  arrive,
  framedSlug,
  type Home,
  type Load,
  missedAt,
  OEMBED_PATH,
  type PublicCatalogue,
  tellingQuery,
  viewOf,
} from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { AnswerCache, type Held } from './answer-cache.js';
import { besidePages, type Making } from './beside-pages.js';
import type { Site } from './built-site.js';
import { movedAnswer } from './moved.js';
import { oembedAnswer } from './oembed.js';
import { EVERY_PAGE } from './security-headers.js';
import { customSheetOf } from './uploads.js';

/** The answers of one state of the catalogue, each made when it is first asked for. */
export interface Edition {
  readonly catalogue: PublicCatalogue;
  /** The answer for a decoded path that was asked for with a query, '' for none. */
  at(path: string, query: string): Answer | Promise<Answer>;
  /** The answer for a request's target as it came, where that is the path of a page that was asked for before. */
  ready(target: string): Answer | undefined;
  /** What is kept of it now. */
  held(): Held;
}

/** Opens an edition; the answers it keeps take no more than the budget, in bytes. */
export function editionOf(
  catalogue: PublicCatalogue,
  site: Site,
  home: Pick<Home, 'media'>,
  budget?: number,
): Edition {
  const making = makingOf(catalogue, site, home);
  const cache = new AnswerCache(budget);
  const underWay = new Map<string, Promise<Answer>>();

  return {
    catalogue,
    held: () => cache.held(),
    ready: (target) => cache.hot(target),
    at(path, query) {
      const hot = query === '' ? cache.hot(path) : undefined;
      if (hot !== undefined) return hot;
      // A redirect may carry the query on, so its answer is that of one request.
      if (query !== '' || catalogue.redirects.length > 0) {
        const arrival = arrive(catalogue, path, query);
        if (arrival.is === 'moved') return movedAnswer(arrival);
      }
      if (path === OEMBED_PATH) return oembedAnswer(catalogue, query);
      const asked = tellingQuery(path, query);
      const address = asked !== '' ? `${path}?${asked}` : datedPath(path);
      const ready = cache.get(address);
      if (ready !== undefined) {
        if (query === '' && mayBeHot(path, address, ready)) cache.heat(path);
        return ready;
      }
      const beside = besidePages(making, path);
      const key = beside !== undefined || asked !== '' ? address : keyOf(catalogue, path);
      const shared = cache.get(key) ?? underWay.get(key);
      if (shared !== undefined) return shared;
      const made = (beside?.() ?? Promise.resolve(undefined))
        .then((answer) => answer ?? pageAnswer(making, path, asked))
        .then((answer) => {
          if (isWorthKeeping(key, answer)) cache.set(key, answer);
          return answer;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

function makingOf(catalogue: PublicCatalogue, site: Site, home: Pick<Home, 'media'>): Making {
  const load: Load = async (name, params) => viewOf(catalogue, name, params);
  const sheet = customSheetOf(catalogue);
  const { scripts, fonts } = site;
  const stylesheets = sheet === undefined ? site.stylesheets : [...site.stylesheets, sheet.path];
  const draw: Making['draw'] = (path, query) =>
    site.render(path, load, { stylesheets, scripts, fonts }, query);
  return { catalogue, home, sheet, draw };
}

// What a request calls so must mean just this path, today and tomorrow; and what was asked for in vain is written down.
function mayBeHot(path: string, address: string, { status }: Answer): boolean {
  return status === 200 && address === path && !path.includes('%');
}

// A card by itself says when its offer has ended, so each day has its own.
function datedPath(path: string): string {
  return framedSlug(path) === undefined ? path : `${path} ${new Date().toDateString()}`;
}

const LONGEST_KEPT = 400;
/** What begins the keys of pages that stand at every address of their kind that leads nowhere. */
const SHARED = 'missing ';

// Addresses that lead nowhere are without number, and so is what visitors search for, which is asked once.
function isWorthKeeping(key: string, { status }: Answer): boolean {
  if (status === 404) return key.startsWith(SHARED);
  return key.length <= LONGEST_KEPT && !/[?&]q=/.test(key);
}

// They show one of a few pages.
function keyOf(catalogue: PublicCatalogue, path: string): string {
  if (viewOf(catalogue, 'arrival', { path }).is !== 'missing') return path;
  return `${SHARED}${missedAt(path)}`;
}

async function pageAnswer({ draw }: Making, path: string, query: string): Promise<Answer> {
  const { status, headers, html } = await draw(path, query);
  return wholeAnswer(status, { ...EVERY_PAGE, 'cache-control': 'no-cache', ...headers }, html);
}
