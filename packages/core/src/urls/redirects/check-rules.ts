import { formatUrlPath, isAdminPath, parseUrlPath, trimTrailingSlash, type UrlPath } from '../url-path.js';
import { type CompiledRedirects, MAX_HOPS, type RedirectHop } from './compile-redirects.js';
import { compilePattern, literalPrefix } from './pattern.js';
import { hasFixedHost, type RedirectRule, rulePattern } from './redirect-rule.js';
import { samplePaths } from './sample-paths.js';

/** What is wrong with a rule by itself: the field, and why. */
export interface RuleFault {
  path: 'source' | 'target' | 'regex';
  message: string;
}

/** Visitors who are sent on and on. */
export interface RedirectLoop {
  /** An address from which it begins. */
  from: string;
  /** The rules that go round, in their order on the way; more than ten hops on end are told whole. */
  hops: readonly RedirectHop[];
}

/** A rule that never gets its turn, because an earlier one takes all of its visitors. */
export interface ShadowedRule {
  rule: RedirectRule;
  by: RedirectRule;
}

/** What is wrong with a rule by itself, before it is looked at among others. */
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

/** The ways on which rules send visitors on for ever, each once; found by following sample addresses of every rule. */
export function findLoops(rules: readonly RedirectRule[], redirects: CompiledRedirects): RedirectLoop[] {
  const loops = new Map<string, RedirectLoop>();
  for (const rule of rules) {
    for (const sample of sampleUrlsFor(rule)) {
      const { hops, ends } = redirects.follow(sample);
      if (ends !== 'never') continue;
      const round = circularHops(hops);
      const key = loopKey(round);
      if (!loops.has(key)) loops.set(key, { from: formatUrlPath(sample), hops: round });
    }
  }
  return [...loops.values()];
}

/** One word for a loop: the same wherever on it one begins. */
export function loopKey(hops: readonly RedirectHop[]): string {
  return [...new Set(hops.map(({ rule }) => rule.id))].sort().join(' ');
}

/** A loop in words: `/a → /b → /a`. */
export function formatLoop({ hops }: RedirectLoop): string {
  const places = [...hops.map(({ from }) => from), hops.at(-1)?.to ?? ''].map((place) =>
    place.length > 80 ? `${place.slice(0, 80)}…` : place,
  );
  return places.join(' → ');
}

/** True where a loop comes back to where it was; the others only go on for more than ten hops. */
export function isCircular({ hops }: RedirectLoop): boolean {
  return hops.length < MAX_HOPS || hops[0]?.from === hops.at(-1)?.to;
}

/** Rules whose sample addresses are all taken by earlier rules, each with the first that takes one. */
export function findShadowedRules(
  rules: readonly RedirectRule[],
  redirects: CompiledRedirects,
): ShadowedRule[] {
  return rules.flatMap((rule) => {
    const samples = sampleUrlsFor(rule);
    const takers = samples
      .filter((sample) => ruleFits(sample, rule, redirects))
      .map((sample) => interceptingRule(sample, rule, redirects));
    const [by] = takers;
    return by !== undefined && !takers.includes(undefined) ? [{ rule, by }] : [];
  });
}

/** True for a rule that would leave every visitor where they are. */
export function redirectsToItself(rule: RedirectRule, redirects: CompiledRedirects): boolean {
  const samples = sampleUrlsFor(rule).filter((sample) => ruleFits(sample, rule, redirects));
  return (
    samples.length > 0 &&
    samples.every((sample) => {
      const { hops, skipped } = redirects.follow(sample);
      return hops.length === 0 && skipped.some((one) => one.rule === rule);
    })
  );
}

/** Addresses that a rule fits, of a pattern those that it should. */
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

function ruleFits(sample: UrlPath, rule: RedirectRule, redirects: CompiledRedirects): boolean {
  for (const { rule: fitting } of redirects.matching(sample)) if (fitting === rule) return true;
  return false;
}

/** The earlier rule that takes a visitor for whom a rule would have done. */
function interceptingRule(
  sample: UrlPath,
  rule: RedirectRule,
  redirects: CompiledRedirects,
): RedirectRule | undefined {
  const [first] = redirects.follow(sample).hops;
  if (first === undefined || first.rule === rule) return undefined;
  let hasPassed = false;
  for (const { rule: fitting } of redirects.matching(sample)) {
    if (fitting === rule) return hasPassed ? first.rule : undefined;
    if (fitting === first.rule) hasPassed = true;
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

/** Of hops that never end, those that go round. */
function circularHops(hops: readonly RedirectHop[]): readonly RedirectHop[] {
  const last = hops.at(-1)?.to ?? '';
  const start = hops.findIndex(({ from }) => sameAddress(from, last));
  return start < 0 ? hops : hops.slice(start);
}

function sameAddress(a: string, b: string): boolean {
  return trimTrailingSlash(a) === trimTrailingSlash(b);
}
