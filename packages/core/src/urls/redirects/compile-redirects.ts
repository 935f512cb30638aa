import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { GONE } from '../../values/addresses/address-checks.js';
import {
  decodeQueryPart,
  formatUrlPath,
  isAdminPath,
  parseUrlPath,
  queryParts,
  trimTrailingSlash,
  type UrlPath,
  urlPathKey,
} from '../url-path.js';
import { patternLiteral } from './pattern-literal.js';
import {
  matchRule,
  type RedirectRule,
  type RuleMatch,
  type RuleTarget,
  resolveTarget,
  rulePattern,
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
  /** `gone` where the rule says so. */
  to: string;
  /** Why the rule matches; completes "the address …". */
  why: string;
  skipped: SkippedRule[];
}

/** The redirects of a URL, and whether they end on this site, on another one, where a page is gone by choice, or never. */
interface RedirectChain {
  hops: RedirectHop[];
  ends: 'here' | 'elsewhere' | 'gone' | 'never';
  /** The final URL; the starting URL if the chain never ends. */
  to: string;
  /** Rules that match the final URL but are skipped. */
  skipped: SkippedRule[];
}

/** The compiled redirects of a site. */
export interface CompiledRedirects {
  /** Follows the redirects of a URL; rules whose ids are in `without` are ignored. */
  follow(start: UrlPath, without?: ReadonlySet<string>): RedirectChain;
  /** The rules that match a URL, in the order in which they apply. */
  matchingRules(urlPath: UrlPath): Iterable<{ rule: RedirectRule; match: RuleMatch }>;
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
  return redirectsAmong(indexRules(rules).candidates, ownHost);
}

/** A redirect without the others; an index of one would cost more than it spares. */
export function compileAlone(rule: RedirectRule, ownHost: string | undefined): CompiledRedirects {
  const only = [{ rule }];
  return redirectsAmong(() => only, ownHost);
}

/** Follows redirects; `candidates` are the rules that may match a URL, in the order in which they apply. */
function redirectsAmong(
  candidates: (urlPath: UrlPath) => Iterable<Pick<IndexedRule, 'rule'>>,
  ownHost: string | undefined,
): CompiledRedirects {
  let tried = 0;

  function* matchingRules(urlPath: UrlPath, without?: ReadonlySet<string>) {
    if (isAdminPath(urlPath.path)) return;
    for (const { rule } of candidates(urlPath)) {
      if (without?.has(rule.id) === true) continue;
      tried++;
      const match = matchRule(rule, urlPath);
      if (match !== undefined) yield { rule, match };
    }
  }

  const next = (
    urlPath: UrlPath,
    without?: ReadonlySet<string>,
  ): { skipped: SkippedRule[]; hop?: RedirectHop; resolved?: RuleTarget | 'gone' } => {
    const skipped: SkippedRule[] = [];
    for (const { rule, match } of matchingRules(urlPath, without)) {
      const resolved = resolveTarget(rule, match, ownHost);
      if (resolved === 'gone') {
        const hop = { rule, from: formatUrlPath(urlPath), to: GONE, why: match.why, skipped };
        return { skipped, resolved, hop };
      }
      if (typeof resolved === 'string') skipped.push({ rule, why: SKIP_REASONS[resolved] });
      else if (resolved.urlPath !== undefined && urlPathKey(resolved.urlPath) === urlPathKey(urlPath)) {
        skipped.push({ rule, why: SKIP_REASONS.here });
      } else {
        return {
          skipped,
          resolved,
          hop: { rule, from: formatUrlPath(urlPath), to: resolved.to, why: match.why, skipped },
        };
      }
    }
    return { skipped };
  };

  return {
    matchingRules: (urlPath) => matchingRules(urlPath),
    get attempts() {
      return tried;
    },
    follow(start, without) {
      const hops: RedirectHop[] = [];
      const seen = new Set<string>();
      const never: RedirectChain = { hops, ends: 'never', to: formatUrlPath(start), skipped: [] };
      let urlPath = start;
      let to = never.to;
      for (;;) {
        const { hop, resolved, skipped } = next(urlPath, without);
        if (hop === undefined || resolved === undefined) {
          const grew = hops.length > 0 && skipped.some(({ why }) => why === SKIP_REASONS['too far']);
          return grew ? never : { hops, ends: 'here', to, skipped };
        }
        seen.add(urlPathKey(urlPath));
        if (hops.length === MAX_HOPS) return never;
        hops.push(hop);
        if (resolved === 'gone') return { hops, ends: 'gone', to, skipped: [] };
        to = resolved.to;
        if (resolved.urlPath === undefined) return { hops, ends: 'elsewhere', to, skipped: [] };
        urlPath = resolved.urlPath;
        if (seen.has(urlPathKey(urlPath))) return never;
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
}

/** Indexes rules by the exact path with a part of the query, the literal prefix or another literal of what they match. */
function indexRules(rules: readonly RedirectRule[]): { candidates(urlPath: UrlPath): Iterable<IndexedRule> } {
  const rulesByPrefix: Record<RedirectRule['match'], Map<string, IndexedRule[]>> = {
    exact: new Map(),
    prefix: new Map(),
    regex: new Map(),
  };
  const lengths = new Set<number>();
  const patterns = literalIndex();
  rules.forEach((rule, position) => {
    const key = rulePrefix(rule);
    const indexed = { position, rule };
    const literal = rule.match === 'regex' ? patternLiteral(rulePattern(rule)) : '';
    if (literal.length > key.length) {
      patterns.add(literal, indexed);
      return;
    }
    if (rule.match !== 'exact') lengths.add(key.length);
    const place = rule.match === 'exact' ? exactKey(key, firstQueryPart(rule)) : key;
    const bucket = rulesByPrefix[rule.match].get(place);
    if (bucket === undefined) rulesByPrefix[rule.match].set(place, [indexed]);
    else bucket.push(indexed);
  });
  const rising = [...lengths].sort((a, b) => a - b);
  return {
    candidates({ path, query }) {
      const exactPath = trimTrailingSlash(path);
      const parts = new Set([undefined, ...queryParts(query).map(decodeQueryPart)]);
      const buckets = [...parts].flatMap((part) => {
        const found = rulesByPrefix.exact.get(exactKey(exactPath, part));
        return found === undefined ? [] : [found];
      });
      for (const length of rising) {
        if (length > path.length) break;
        const beginning = path.slice(0, length);
        const isBorder = length === 1 || length === path.length || path[length] === '/';
        const prefixes = isBorder ? rulesByPrefix.prefix.get(beginning) : undefined;
        if (prefixes !== undefined) buckets.push(prefixes);
        const begun = rulesByPrefix.regex.get(beginning);
        if (begun !== undefined) buckets.push(begun);
      }
      buckets.push(...patterns.bucketsIn(path));
      if (buckets.length < 2) return buckets[0] ?? [];
      return buckets.flat().sort((a, b) => a.position - b.position);
    },
  };
}

/** Thousands of rules may differ in the query alone: `/?p=12`. */
function exactKey(path: string, part: string | undefined): string {
  return part === undefined ? path : `${path}?${part}`;
}

function firstQueryPart({ source }: RedirectRule): string | undefined {
  const [first] = queryParts(parseUrlPath(source).query);
  return first === undefined ? undefined : decodeQueryPart(first);
}

/** Patterns by a literal that all their matches contain. */
function literalIndex() {
  const byLength = new Map<number, Map<string, IndexedRule[]>>();
  return {
    add(literal: string, rule: IndexedRule) {
      const buckets = byLength.get(literal.length) ?? new Map<string, IndexedRule[]>();
      byLength.set(literal.length, buckets);
      const bucket = buckets.get(literal);
      if (bucket === undefined) buckets.set(literal, [rule]);
      else bucket.push(rule);
    },
    /** The patterns whose literal occurs in a path. */
    bucketsIn(path: string): Set<IndexedRule[]> {
      const found = new Set<IndexedRule[]>();
      for (const [length, buckets] of byLength) {
        for (let at = 0; at + length <= path.length; at++) {
          const bucket = buckets.get(path.slice(at, at + length));
          if (bucket !== undefined) found.add(bucket);
        }
      }
      return found;
    },
  };
}
