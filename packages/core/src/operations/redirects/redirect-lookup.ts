import * as z from 'zod';
import { closestMatch } from '../../model/closest-match.js';
import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import { casinoPath } from '../../urls/casino-path.js';
import { catalogueRedirects, type SkippedRule } from '../../urls/redirects/compile-redirects.js';
import { resolveUrl, type UrlResolution } from '../../urls/resolve-url.js';
import { ROUTE_ENTRIES, routePath } from '../../urls/routes.js';
import { parseUrlPath, trimTrailingSlash } from '../../urls/url-path.js';
import { question } from '../define/operation.js';
import { paginate, pagination } from '../records/paginate.js';
import { rulesInOrder } from './redirect-loops.js';

const SCREEN = '/admin/redirects';

/** A matching rule that was skipped, and why. */
export interface SkippedRedirect {
  id: string;
  position: number | undefined;
  source: string;
  why: SkippedRule['why'];
}

/** Follows an address: every hop with its rule and why it applied, and what the last address shows. */
export const redirectsTest = question({
  name: 'redirects.test',
  summary: 'Say what redirects do with an address, and why',
  permission: 'see all content',
  exposure: { screen: SCREEN },
  input: () => z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  run({ content, now }, { url }) {
    const positions = new Map(rulesInOrder(content.redirects.all()).map(({ id }, i) => [id, i + 1]));
    const passedOver = ({ rule, why }: SkippedRule): SkippedRedirect => {
      return { id: rule.id, position: positions.get(rule.id), source: rule.source, why };
    };
    const catalogue = publicCatalogue(content, now.slice(0, 10));
    const start = parseUrlPath(/^(\/|https?:\/\/)/i.test(url) ? url : `/${url}`);
    const { hops, ends, to, skipped } = catalogueRedirects(catalogue).follow(start);
    const end = parseUrlPath(to);
    const isMoved = hops.length > 0 && ends !== 'never';
    const isPermanent = hops.every(({ rule }) => rule.permanent);
    return {
      hops: hops.map((hop) => ({
        from: hop.from,
        to: hop.to,
        id: hop.rule.id,
        position: positions.get(hop.rule.id),
        source: hop.rule.source,
        target: hop.rule.target,
        match: hop.rule.match,
        permanent: hop.rule.permanent,
        why: hop.why,
        skipped: hop.skipped.map(passedOver),
      })),
      ends,
      to,
      /** The HTTP status of the server's answer. */
      status: ends === 'gone' ? 410 : isMoved ? (isPermanent ? 301 : 302) : undefined,
      /** What the last address shows; undefined on another site. */
      at: ends === 'elsewhere' ? undefined : resolutionAt(catalogue, ends === 'never' ? start : end),
      skipped: skipped.map(passedOver),
    };
  },
});

/** An address that visitors requested and did not find. */
export interface MissingAddress {
  path: string;
  count: number;
  /** The last request, ISO 8601. */
  last: string;
  /** The last referrer, where a browser sent one. */
  referrer: string;
  /** An address that may be meant. */
  suggestion: string | undefined;
}

/** Addresses that visitors did not find, most requested first, without those that exist now. */
export const redirectsMissing = question({
  name: 'redirects.missing',
  summary: 'List addresses that visitors asked for in vain, most wanted first',
  permission: 'see all content',
  exposure: { screen: SCREEN },
  input: () => pagination().extend({ limit: z.int().min(0).default(100) }),
  async run({ content, now, store }, { limit, offset }) {
    const { lines } = await store.storage.readLog('missing');
    const catalogue = publicCatalogue(content, now.slice(0, 10));
    const found = new Map<string, { count: number; ts: number; referrer: string }>();
    for (const { path, referrer, ts } of lines) {
      const before = found.get(path);
      found.set(path, {
        count: (before?.count ?? 0) + 1,
        ts,
        referrer: referrer || (before?.referrer ?? ''),
      });
    }
    const missing = [...found]
      .filter(([path]) => resolveUrl(catalogue, path).kind === 'missing')
      .sort(([a, x], [b, y]) => y.count - x.count || y.ts - x.ts || (a < b ? -1 : 1));
    const suggest = createSuggester(catalogue);
    const { total, records } = paginate(missing, { limit, offset });
    return {
      total,
      records: records.map(
        ([path, { count, ts, referrer }]): MissingAddress => ({
          path,
          count,
          last: new Date(ts).toISOString(),
          referrer,
          suggestion: suggest(path),
        }),
      ),
    };
  },
});

/** Suggests an address: with the same last segment, else with the nearest one, else the nearest address. */
function createSuggester(catalogue: PublicCatalogue): (path: string) => string | undefined {
  const addresses = [
    ...ROUTE_ENTRIES.filter(([, { record }]) => record === undefined).map(([kind]) => routePath({ kind })),
    ...catalogue.casinos.map(({ slug }) => casinoPath(slug)),
    ...catalogue.posts.map(({ slug }) => routePath({ kind: 'post', slug })),
    ...[...catalogue.pages.keys()].map((slug) => routePath({ kind: 'custom-page', slug })),
  ].filter((address) => resolveUrl(catalogue, address).kind === 'page');
  const byLastPart = new Map(addresses.map((address) => [lastSegment(address), address]));
  byLastPart.delete('');
  return (path) => {
    const part = lastSegment(path.toLowerCase());
    if (part === '') return undefined;
    const close = byLastPart.has(part) ? part : closestMatch(part, byLastPart.keys());
    return close === undefined ? closestMatch(path, addresses) : byLastPart.get(close);
  };
}

/** The last segment of a path, without a file extension. */
function lastSegment(path: string): string {
  return (trimTrailingSlash(path).split('/').at(-1) ?? '').replace(/\.(html?|php|aspx?|jsp)$/, '');
}

function resolutionAt(
  catalogue: PublicCatalogue,
  { path, query }: { path: string; query: string },
): Exclude<UrlResolution['kind'], 'moved'> | 'admin' {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  const resolution = resolveUrl(catalogue, path, query);
  if (resolution.kind !== 'moved') return resolution.kind;
  // What is left of the rules' redirects leads from one address of a page to the other.
  const end = parseUrlPath(resolution.to);
  const { kind } = resolveUrl(catalogue, end.path, end.query);
  return kind === 'moved' ? 'missing' : kind;
}
