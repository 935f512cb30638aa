import { formatUrlPath, isAdminPath, parseUrlPath, trimTrailingSlash, type UrlPath } from '../url-path.js';
import { type CompiledRedirects, compileAlone, MAX_HOPS, type RedirectHop } from './compile-redirects.js';
import { isOneLine } from './one-line.js';
import { compilePattern, literalPrefix } from './pattern.js';
import { hasFixedHost, type RedirectRule, rulePattern } from './redirect-rule.js';
import { samplePaths } from './sample-paths.js';

/** An error in a single redirect: the field and the message. */
interface RuleFault {
  path: 'source' | 'target' | 'regex';
  message: string;
}

/** A redirect loop. */
export interface RedirectLoop {
  /** A URL that enters the loop. */
  from: string;
  /** The hops of the loop in order; a chain that ends at the hop limit is listed in full. */
  hops: readonly RedirectHop[];
}

/** A redirect that never applies, because an earlier one matches all of its URLs. */
interface ShadowedRule {
  rule: RedirectRule;
  by: RedirectRule;
}

/** Validates a redirect on its own, without regard to the others. */
export function ruleFaults(rule: RedirectRule): RuleFault[] {
  const faults: RuleFault[] = [];
  const isPattern = rule.match === 'regex';
  const path = isPattern && rule.regex !== undefined ? 'regex' : 'source';
  const begins = isPattern
    ? literalPrefix(rulePattern(rule))
    : trimTrailingSlash(parseUrlPath(rule.source).path);
  if (isAdminPath(begins))
    faults.push({ path, message: 'Redirects leave /admin alone: choose another source' });
  if (!isPattern && !rule.source.startsWith('/')) {
    const message = 'Source must be a path that begins with /; a pattern needs the match regex';
    faults.push({ path, message });
  }
  if (!isPattern && !isOneLine(rule.source + parseUrlPath(rule.source).path)) {
    const message = 'Source must have no control characters, such as %0A: no page has such an address';
    faults.push({ path, message });
  }
  if (isPattern && !isOneLine(rulePattern(rule)))
    faults.push({ path, message: 'This pattern must have no control characters' });
  if (rule.match === 'exact' && rule.source.includes('#')) {
    faults.push({ path, message: 'Source must have no #: what stands behind it never reaches a server' });
  }
  if (rule.match === 'prefix' && /[?#]/.test(rule.source)) {
    faults.push({ path, message: 'Source of a prefix must be a path, without ? and #' });
  }
  if (isPattern) {
    const compiled = compilePattern(rulePattern(rule));
    if ('fault' in compiled) faults.push({ path, message: `This pattern cannot be used: ${compiled.fault}` });
    else faults.push(...groupFaults(rule, compiled.pattern.groups));
    if (!hasFixedHost(rule)) {
      faults.push({
        path: 'target',
        message: 'Target must name its host itself: $1 may stand behind the host, not in it',
      });
    }
  }
  return faults;
}

/** Finds redirect loops by following sample URLs of every rule; each loop is listed once. */
export function findLoops(rules: readonly RedirectRule[], redirects: CompiledRedirects): RedirectLoop[] {
  const loops = new Map<string, RedirectLoop>();
  // Patterns that begin with no fixed text share most of their samples.
  const followed = new Set<string>();
  for (const rule of rules) {
    for (const sample of sampleUrlsFor(rule)) {
      const key = formatUrlPath(sample);
      if (followed.has(key)) continue;
      if (rule.match === 'regex') followed.add(key);
      const { hops, ends } = redirects.follow(sample);
      if (ends !== 'never') continue;
      const round = circularHops(hops);
      const loop = loopKey(round);
      if (!loops.has(loop)) loops.set(loop, { from: key, hops: round });
    }
  }
  return [...loops.values()];
}

/** The loop that an address gets into without the rules of these ids. */
export function loopAt(
  from: string,
  redirects: CompiledRedirects,
  without: ReadonlySet<string>,
): RedirectLoop | undefined {
  const { hops, ends } = redirects.follow(parseUrlPath(from), without);
  return ends === 'never' ? { from, hops: circularHops(hops) } : undefined;
}

/** Identifies a loop, wherever it is entered. */
export function loopKey(hops: readonly RedirectHop[]): string {
  return [...new Set(hops.map(({ rule }) => rule.id))].sort().join(' ');
}

/** Formats a loop: `/a → /b → /a`. */
export function formatLoop({ hops }: RedirectLoop): string {
  const places = [...hops.map(({ from }) => from), hops.at(-1)?.to ?? ''].map((place) =>
    place.length > 80 ? `${place.slice(0, 80)}…` : place,
  );
  return places.join(' → ');
}

/** True if a loop returns to its start; other loops only exceed the hop limit. */
export function isCircular({ hops }: RedirectLoop): boolean {
  return hops.length < MAX_HOPS || hops[0]?.from === hops.at(-1)?.to;
}

/** Finds rules whose sample URLs are all taken by earlier rules. */
export function findShadowedRules(
  rules: readonly RedirectRule[],
  redirects: CompiledRedirects,
): ShadowedRule[] {
  return rules.flatMap((rule) => {
    const samples = sampleUrlsFor(rule);
    const interceptors = samples
      .filter((sample) => ruleMatches(sample, rule, redirects))
      .map((sample) => interceptingRule(sample, rule, redirects));
    const [by] = interceptors;
    return by !== undefined && !interceptors.includes(undefined) ? [{ rule, by }] : [];
  });
}

/**
 * Whether a rule redirects all of its sample URLs to themselves. The others do not matter: it has no effect before or
 * after them, so that a file of such rules is read in a time that grows with their number.
 */
export function redirectsToItself(rule: RedirectRule, ownHost: string | undefined): boolean {
  const alone = compileAlone(rule, ownHost);
  const samples = sampleUrlsFor(rule).filter((sample) => ruleMatches(sample, rule, alone));
  return (
    samples.length > 0 &&
    samples.every((sample) => {
      const { hops, skipped } = alone.follow(sample);
      return hops.length === 0 && skipped.length > 0;
    })
  );
}

/**
 * The loop of a rule that by itself sends visitors on for ever, at an address where the rules together do so too. As
 * `redirectsToItself`, it looks at the rule alone: of many such rules each would hide the next.
 */
export function loopOfRule(
  rule: RedirectRule,
  redirects: CompiledRedirects,
  ownHost: string | undefined,
): RedirectLoop | undefined {
  const alone = compileAlone(rule, ownHost);
  for (const sample of sampleUrlsFor(rule)) {
    const { hops, ends } = alone.follow(sample);
    if (ends === 'never' && redirects.follow(sample).ends === 'never')
      return { from: formatUrlPath(sample), hops: circularHops(hops) };
  }
  return undefined;
}

/** Sample URLs that a rule matches; for a pattern, ones that it probably matches. */
export function sampleUrlsFor(rule: RedirectRule): UrlPath[] {
  if (rule.match === 'regex') return samplePaths(rulePattern(rule)).map((path) => ({ path, query: '' }));
  const source = parseUrlPath(rule.source);
  if (rule.match === 'exact') return [source];
  const path = trimTrailingSlash(source.path);
  return [
    { path, query: '' },
    { path: `${path === '/' ? '' : path}/any-page`, query: '' },
  ];
}

function ruleMatches(sample: UrlPath, rule: RedirectRule, redirects: CompiledRedirects): boolean {
  for (const { rule: match } of redirects.matchingRules(sample)) if (match === rule) return true;
  return false;
}

/** The earlier rule that takes a URL which `rule` would also match. */
function interceptingRule(
  sample: UrlPath,
  rule: RedirectRule,
  redirects: CompiledRedirects,
): RedirectRule | undefined {
  const [first] = redirects.follow(sample).hops;
  if (first === undefined || first.rule === rule) return undefined;
  let hasPassed = false;
  for (const { rule: match } of redirects.matchingRules(sample)) {
    if (match === rule) return hasPassed ? first.rule : undefined;
    if (match === first.rule) hasPassed = true;
  }
  return undefined;
}

function groupFaults({ target }: RedirectRule, groups: number): RuleFault[] {
  const named = [...target.matchAll(/\$\$|\$(\d{1,2})/g)].flatMap(([, number]) => number ?? []);
  const missing = named.find(
    (number) => Number(number) < 1 || (Number(number) > groups && Number(number[0]) > groups),
  );
  if (missing === undefined) return [];
  const has = groups === 0 ? 'no group' : groups === 1 ? 'one group' : `${groups} groups`;
  return [{ path: 'target', message: `Target names $${missing}, but the pattern has ${has}` }];
}

/** Drops the hops that lead into a loop. */
function circularHops(hops: readonly RedirectHop[]): readonly RedirectHop[] {
  const last = hops.at(-1)?.to ?? '';
  const start = hops.findIndex(({ from }) => sameAddress(from, last));
  return start < 0 ? hops : hops.slice(start);
}

function sameAddress(a: string, b: string): boolean {
  return trimTrailingSlash(a) === trimTrailingSlash(b);
}
