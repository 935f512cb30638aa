import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { formatUrlPath, isAdminPath, trimTrailingSlash, type UrlPath, urlPathKey } from '../url-path.js';
import {
  compileMatcher,
  type RedirectRule,
  type RuleMatch,
  type RuleTarget,
  resolveTarget,
  rulePrefix,
} from './redirect-rule.js';

/** A rule that matches a URL but is skipped. */
export interface SkippedRule {
  rule: RedirectRule;
  why: (typeof SKIP_REASONS)[keyof typeof SKIP_REASONS];
}

/** One applied redirect. */
export interface RedirectHop {
  rule: RedirectRule;
  from: string;
  to: string;
  /** Why the rule matches; completes "the address …". */
  why: string;
  skipped: SkippedRule[];
}

/** The redirects of a URL, and whether they end on this site, on another one, or never. */
export interface RedirectChain {
  hops: RedirectHop[];
  ends: 'here' | 'elsewhere' | 'never';
  /** The final URL; the starting URL if the chain never ends. */
  to: string;
  /** Rules that match the final URL but are skipped. */
  skipped: SkippedRule[];
}

/** The compiled redirects of a site. */
export interface CompiledRedirects {
  /** Follows the redirects of a URL. */
  follow(start: UrlPath): RedirectChain;
  /** The rules that match a URL, in the order in which they apply. */
  matching(spot: UrlPath): Iterable<{ rule: RedirectRule; fit: RuleMatch }>;
  /** How many rules were tried so far; a measure of cost for tests and benchmarks. */
  readonly attempts: number;
}

const SKIP_REASONS = {
  here: 'it leads to where the visitor is',
  nowhere: 'what it leads to is no address',
  'too far': 'what it leads to is too long an address',
} as const;

/** Maximum number of hops before a chain counts as endless. */
export const MAX_HOPS = 10;

const compiledCache = new WeakMap<readonly RedirectRule[], CompiledRedirects>();

/** The compiled redirects of a catalogue; cached for each state of it. */
export function catalogueRedirects({ redirects, settings }: PublicCatalogue): CompiledRedirects {
  const known =
    compiledCache.get(redirects) ?? compileRedirects(redirects, hostOfBaseUrl(settings.siteBaseUrl));
  compiledCache.set(redirects, known);
  return known;
}

/** Compiles redirects into an index by path, so that a lookup does not scan all rules. */
export function compileRedirects(
  rules: readonly RedirectRule[],
  ownHost: string | undefined,
): CompiledRedirects {
  const shelf = indexRules(rules);
  let tried = 0;

  function* fitting(spot: UrlPath) {
    if (isAdminPath(spot.path)) return;
    for (const { rule, match } of shelf.at(spot.path)) {
      tried++;
      const fit = match(spot);
      if (fit !== undefined) yield { rule, fit };
    }
  }

  const next = (spot: UrlPath): { skipped: SkippedRule[]; hop?: RedirectHop; lead?: RuleTarget } => {
    const skipped: SkippedRule[] = [];
    for (const { rule, fit } of fitting(spot)) {
      const lead = resolveTarget(rule, fit, ownHost);
      if (typeof lead === 'string') skipped.push({ rule, why: SKIP_REASONS[lead] });
      else if (lead.urlPath !== undefined && urlPathKey(lead.urlPath) === urlPathKey(spot)) {
        skipped.push({ rule, why: SKIP_REASONS.here });
      } else {
        return {
          skipped,
          lead,
          hop: { rule, from: formatUrlPath(spot), to: lead.to, why: fit.why, skipped },
        };
      }
    }
    return { skipped };
  };

  return {
    matching: fitting,
    get attempts() {
      return tried;
    },
    follow(start) {
      const hops: RedirectHop[] = [];
      const seen = new Set<string>();
      const never: RedirectChain = { hops, ends: 'never', to: formatUrlPath(start), skipped: [] };
      let spot = start;
      let to = never.to;
      for (;;) {
        const { hop, lead, skipped } = next(spot);
        if (hop === undefined || lead === undefined) {
          const grew = hops.length > 0 && skipped.some(({ why }) => why === SKIP_REASONS['too far']);
          return grew ? never : { hops, ends: 'here', to, skipped };
        }
        seen.add(urlPathKey(spot));
        if (hops.length === MAX_HOPS) return never;
        hops.push(hop);
        to = lead.to;
        if (lead.urlPath === undefined) return { hops, ends: 'elsewhere', to, skipped: [] };
        spot = lead.urlPath;
        if (seen.has(urlPathKey(spot))) return never;
      }
    },
  };
}

/** The host of the site's base URL; targets on this host count as internal. */
export function hostOfBaseUrl(siteBaseUrl: string | undefined): string | undefined {
  return siteBaseUrl === undefined || !URL.canParse(siteBaseUrl) ? undefined : new URL(siteBaseUrl).host;
}

interface IndexedRule {
  position: number;
  rule: RedirectRule;
  match(spot: UrlPath): RuleMatch | undefined;
}

/** Indexes rules by the exact path or literal prefix that they match. */
function indexRules(rules: readonly RedirectRule[]): { at(path: string): Iterable<IndexedRule> } {
  const rulesByPrefix: Record<RedirectRule['match'], Map<string, IndexedRule[]>> = {
    exact: new Map(),
    prefix: new Map(),
    regex: new Map(),
  };
  const lengths = new Set<number>();
  rules.forEach((rule, position) => {
    const key = rulePrefix(rule);
    if (rule.match !== 'exact') lengths.add(key.length);
    const indexed = { position, rule, match: compileMatcher(rule) };
    const bucket = rulesByPrefix[rule.match].get(key);
    if (bucket === undefined) rulesByPrefix[rule.match].set(key, [indexed]);
    else bucket.push(indexed);
  });
  const rising = [...lengths].sort((a, b) => a - b);
  return {
    at(path) {
      const exact = rulesByPrefix.exact.get(trimTrailingSlash(path));
      const buckets = exact === undefined ? [] : [exact];
      for (const length of rising) {
        if (length > path.length) break;
        const beginning = path.slice(0, length);
        const isBorder = length === 1 || length === path.length || path[length] === '/';
        const prefixes = isBorder ? rulesByPrefix.prefix.get(beginning) : undefined;
        if (prefixes !== undefined) buckets.push(prefixes);
        const patterns = rulesByPrefix.regex.get(beginning);
        if (patterns !== undefined) buckets.push(patterns);
      }
      if (buckets.length < 2) return buckets[0] ?? [];
      return buckets.flat().sort((a, b) => a.position - b.position);
    },
  };
}
