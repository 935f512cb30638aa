import * as z from 'zod';
import { nearest } from '../model/nearest.js';
import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { type Arrival, arrive } from '../urls/arrive.js';
import { addressOf, PLACES, type PlaceKind } from '../urls/places.js';
import { redirectsIn, type Skip } from '../urls/redirects.js';
import { spotOf, withoutSlash } from '../urls/spot.js';
import { question } from './operation.js';
import { page } from './records.js';
import { inOrder } from './redirect-rules.js';

const SCREEN = '/admin/redirects';

/** A rule that fits and is passed over, and why. */
export interface PassedOver {
  id: string;
  position: number | undefined;
  source: string;
  why: Skip['why'];
}

/** What would happen to a visitor at an address: every hop with its rule and why, and what is at the end. */
export const redirectsTest = question({
  name: 'redirects.test',
  summary: 'Say what redirects do with an address, and why',
  allowed: 'see all content',
  faces: { command: 'redirects test', http: true, screen: SCREEN },
  input: z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  run({ content, now }, { url }) {
    const positions = new Map(inOrder(content.redirects.all()).map(({ id }, i) => [id, i + 1]));
    const passedOver = ({ rule, why }: Skip): PassedOver => {
      return { id: rule.id, position: positions.get(rule.id), source: rule.source, why };
    };
    const catalogue = publicCatalogue(content, now.slice(0, 10));
    const start = spotOf(/^(\/|https?:\/\/)/i.test(url) ? url : `/${url}`);
    const { hops, ends, to, skipped } = redirectsIn(catalogue).follow(start);
    const end = spotOf(to);
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
      /** What the server answers with. */
      status: isMoved ? (isPermanent ? 301 : 302) : undefined,
      /** What is there in the end; undefined elsewhere on the web. */
      at: ends === 'elsewhere' ? undefined : whatIsAt(catalogue, ends === 'never' ? start : end),
      skipped: skipped.map(passedOver),
    };
  },
});

/** An address that visitors asked for and that is not there. */
export interface MissingAddress {
  path: string;
  count: number;
  /** When it was last asked for, ISO 8601. */
  last: string;
  /** The page that visitors last came from, where they said. */
  referrer: string;
  /** An address that may be meant. */
  suggestion: string | undefined;
}

/** Addresses that visitors asked for in vain, most wanted first; those that lead somewhere by now are left out. */
export const redirectsMissing = question({
  name: 'redirects.missing',
  summary: 'List addresses that visitors asked for in vain, most wanted first',
  allowed: 'see all content',
  faces: { command: 'redirects missing', http: true, screen: SCREEN },
  input: page.extend({ limit: z.int().min(0).default(100) }),
  async run({ content, now, store }, { limit, offset }) {
    const { lines } = await store.home.log('missing');
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
      .filter(([path]) => arrive(catalogue, path).is === 'missing')
      .sort(([a, x], [b, y]) => y.count - x.count || y.ts - x.ts || (a < b ? -1 : 1));
    const suggest = suggester(catalogue);
    const records = missing.slice(offset, offset + limit).map(
      ([path, { count, ts, referrer }]): MissingAddress => ({
        path,
        count,
        last: new Date(ts).toISOString(),
        referrer,
        suggestion: suggest(path),
      }),
    );
    return { total: missing.length, records };
  },
});

/** Finds the address that may be meant: the same last part elsewhere, else the nearest last part, else the nearest address. */
function suggester(catalogue: PublicCatalogue): (path: string) => string | undefined {
  const addresses = [
    ...(Object.entries(PLACES) as [PlaceKind, string][])
      .filter(([, pattern]) => !pattern.includes('{'))
      .map(([kind]) => addressOf({ kind })),
    ...catalogue.casinos.map(({ slug }) => addressOf({ kind: 'casino', slug })),
    ...catalogue.posts.map(({ slug }) => addressOf({ kind: 'post', slug })),
    ...[...catalogue.pages.keys()].map((slug) => addressOf({ kind: 'page', slug })),
  ].filter((address) => arrive(catalogue, address).is === 'page');
  const byLastPart = new Map(addresses.map((address) => [lastPart(address), address]));
  byLastPart.delete('');
  return (path) => {
    const part = lastPart(path.toLowerCase());
    if (part === '') return undefined;
    const close = byLastPart.has(part) ? part : nearest(part, byLastPart.keys());
    return close === undefined ? nearest(path, addresses) : byLastPart.get(close);
  };
}

/** The last part of a path, without the ending of a file. */
function lastPart(path: string): string {
  return (withoutSlash(path).split('/').at(-1) ?? '').replace(/\.(html?|php|aspx?|jsp)$/, '');
}

function whatIsAt(
  catalogue: PublicCatalogue,
  { path, query }: { path: string; query: string },
): Exclude<Arrival['is'], 'moved'> | 'admin' {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  const { is } = arrive(catalogue, path, query);
  return is === 'moved' ? 'missing' : is;
}
