import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type Fit, fitterOf, keyOfRule, type Lead, leadOf, type Rule } from './redirect-rule.js';
import { addressAt, isAdmin, keyOf, type Spot, withoutSlash } from './spot.js';

/** A rule that fits a place and is passed over all the same. */
export interface Skip {
  rule: Rule;
  why: (typeof PASSED_OVER)[keyof typeof PASSED_OVER];
}

/** One rule at work: from where, to where, and why it was this one. */
export interface Hop {
  rule: Rule;
  from: string;
  to: string;
  /** Why it fits, in words that follow "the address". */
  why: string;
  skipped: Skip[];
}

/** All that rules do with a visitor: the hops, and whether that comes to rest on this site, elsewhere, or never. */
export interface Journey {
  hops: Hop[];
  ends: 'here' | 'elsewhere' | 'never';
  /** Where the visitor is in the end; on a journey that never ends, where it began. */
  to: string;
  /** Rules that fit the last place and are passed over there. */
  skipped: Skip[];
}

/** The rules of a site, ready to be asked. */
export interface Redirects {
  /** What happens to a visitor at a place. */
  follow(start: Spot): Journey;
  /** The rules that fit a place, in the order in which they apply. */
  fitting(spot: Spot): Iterable<{ rule: Rule; fit: Fit }>;
  /** How many rules have been tried on places so far; it tells what asking costs. */
  readonly tried: number;
}

const PASSED_OVER = {
  here: 'it leads to where the visitor is',
  nowhere: 'what it leads to is no address',
  'too far': 'what it leads to is too long an address',
} as const;

/** How often a visitor is sent on before it counts as never ending. */
export const MOST_HOPS = 10;

const ready = new WeakMap<readonly Rule[], Redirects>();

/** The rules that apply in a catalogue; made ready once for each state of it. */
export function redirectsIn({ redirects, settings }: PublicCatalogue): Redirects {
  const known = ready.get(redirects) ?? compileRedirects(redirects, hostOf(settings.siteBaseUrl));
  ready.set(redirects, known);
  return known;
}

/** Makes rules ready: which of them could fit a place is looked up, not searched for. */
export function compileRedirects(rules: readonly Rule[], ownHost: string | undefined): Redirects {
  const shelf = shelfOf(rules);
  let tried = 0;

  function* fitting(spot: Spot) {
    if (isAdmin(spot.path)) return;
    for (const { rule, fits } of shelf.at(spot.path)) {
      tried++;
      const fit = fits(spot);
      if (fit !== undefined) yield { rule, fit };
    }
  }

  const next = (spot: Spot): { skipped: Skip[]; hop?: Hop; lead?: Lead } => {
    const skipped: Skip[] = [];
    for (const { rule, fit } of fitting(spot)) {
      const lead = leadOf(rule, fit, ownHost);
      if (typeof lead === 'string') skipped.push({ rule, why: PASSED_OVER[lead] });
      else if (lead.spot !== undefined && keyOf(lead.spot) === keyOf(spot)) {
        skipped.push({ rule, why: PASSED_OVER.here });
      } else {
        return { skipped, lead, hop: { rule, from: addressAt(spot), to: lead.to, why: fit.why, skipped } };
      }
    }
    return { skipped };
  };

  return {
    fitting,
    get tried() {
      return tried;
    },
    follow(start) {
      const hops: Hop[] = [];
      const seen = new Set<string>();
      const never: Journey = { hops, ends: 'never', to: addressAt(start), skipped: [] };
      let spot = start;
      let to = never.to;
      for (;;) {
        const { hop, lead, skipped } = next(spot);
        if (hop === undefined || lead === undefined) {
          const grew = hops.length > 0 && skipped.some(({ why }) => why === PASSED_OVER['too far']);
          return grew ? never : { hops, ends: 'here', to, skipped };
        }
        seen.add(keyOf(spot));
        if (hops.length === MOST_HOPS) return never;
        hops.push(hop);
        to = lead.to;
        if (lead.spot === undefined) return { hops, ends: 'elsewhere', to, skipped: [] };
        spot = lead.spot;
        if (seen.has(keyOf(spot))) return never;
      }
    },
  };
}

/** The host of a site's own address, so that targets which name it are known as its own. */
export function hostOf(siteBaseUrl: string | undefined): string | undefined {
  return siteBaseUrl === undefined || !URL.canParse(siteBaseUrl) ? undefined : new URL(siteBaseUrl).host;
}

interface Fitter {
  place: number;
  rule: Rule;
  fits(spot: Spot): Fit | undefined;
}

/** Rules by what the paths that they fit are or begin with, so that a path meets only those that it may fit. */
function shelfOf(rules: readonly Rule[]): { at(path: string): Iterable<Fitter> } {
  const shelves: Record<Rule['match'], Map<string, Fitter[]>> = {
    exact: new Map(),
    prefix: new Map(),
    regex: new Map(),
  };
  const lengths = new Set<number>();
  rules.forEach((rule, place) => {
    const key = keyOfRule(rule);
    if (rule.match !== 'exact') lengths.add(key.length);
    const fitter = { place, rule, fits: fitterOf(rule) };
    const bucket = shelves[rule.match].get(key);
    if (bucket === undefined) shelves[rule.match].set(key, [fitter]);
    else bucket.push(fitter);
  });
  const rising = [...lengths].sort((a, b) => a - b);
  return {
    at(path) {
      const exact = shelves.exact.get(withoutSlash(path));
      const buckets = exact === undefined ? [] : [exact];
      for (const length of rising) {
        if (length > path.length) break;
        const beginning = path.slice(0, length);
        const isBorder = length === 1 || length === path.length || path[length] === '/';
        const prefixes = isBorder ? shelves.prefix.get(beginning) : undefined;
        if (prefixes !== undefined) buckets.push(prefixes);
        const patterns = shelves.regex.get(beginning);
        if (patterns !== undefined) buckets.push(patterns);
      }
      if (buckets.length < 2) return buckets[0] ?? [];
      return buckets.flat().sort((a, b) => a.place - b.place);
    },
  };
}
