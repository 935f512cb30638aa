import { beginningOf, compilePattern } from './pattern.js';
import { samplesOf } from './pattern-samples.js';
import { hasFixedHost, patternOf, type Rule } from './redirect-rule.js';
import { type Hop, MOST_HOPS, type Redirects } from './redirects.js';
import { addressAt, isAdmin, type Spot, spotOf, withoutSlash } from './spot.js';

/** What is wrong with a rule by itself: the field, and why. */
export interface RuleFault {
  path: 'source' | 'target' | 'regex';
  message: string;
}

/** Visitors who are sent on and on. */
export interface Loop {
  /** An address from which it begins. */
  from: string;
  /** The rules that go round, in their order on the way; more than ten hops on end are told whole. */
  hops: readonly Hop[];
}

/** A rule that never gets its turn, because an earlier one takes all of its visitors. */
export interface Shadow {
  rule: Rule;
  by: Rule;
}

/** What is wrong with a rule by itself, before it is looked at among others. */
export function faultsOf(rule: Rule): RuleFault[] {
  const faults: RuleFault[] = [];
  const isPattern = rule.match === 'regex';
  const path = isPattern && rule.regex !== undefined ? 'regex' : 'source';
  const begins = isPattern ? beginningOf(patternOf(rule)) : withoutSlash(spotOf(rule.source).path);
  if (isAdmin(begins)) faults.push({ path, message: 'Redirects leave /admin alone: choose another source' });
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
    const compiled = compilePattern(patternOf(rule));
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
export function loopsAmong(rules: readonly Rule[], redirects: Redirects): Loop[] {
  const loops = new Map<string, Loop>();
  for (const rule of rules) {
    for (const sample of samplesFor(rule)) {
      const { hops, ends } = redirects.follow(sample);
      if (ends !== 'never') continue;
      const round = roundOf(hops);
      const key = loopKey(round);
      if (!loops.has(key)) loops.set(key, { from: addressAt(sample), hops: round });
    }
  }
  return [...loops.values()];
}

/** One word for a loop: the same wherever on it one begins. */
export function loopKey(hops: readonly Hop[]): string {
  return [...new Set(hops.map(({ rule }) => rule.id))].sort().join(' ');
}

/** A loop in words: `/a → /b → /a`. */
export function loopText({ hops }: Loop): string {
  const places = [...hops.map(({ from }) => from), hops.at(-1)?.to ?? ''].map((place) =>
    place.length > 80 ? `${place.slice(0, 80)}…` : place,
  );
  return places.join(' → ');
}

/** True where a loop comes back to where it was; the others only go on for more than ten hops. */
export function isRound({ hops }: Loop): boolean {
  return hops.length < MOST_HOPS || hops[0]?.from === hops.at(-1)?.to;
}

/** Rules whose sample addresses are all taken by earlier rules, each with the first that takes one. */
export function shadowsAmong(rules: readonly Rule[], redirects: Redirects): Shadow[] {
  return rules.flatMap((rule) => {
    const samples = samplesFor(rule);
    const takers = samples
      .filter((sample) => fits(sample, rule, redirects))
      .map((sample) => takerOf(sample, rule, redirects));
    const [by] = takers;
    return by !== undefined && !takers.includes(undefined) ? [{ rule, by }] : [];
  });
}

/** True for a rule that would leave every visitor where they are. */
export function leadsToItself(rule: Rule, redirects: Redirects): boolean {
  const samples = samplesFor(rule).filter((sample) => fits(sample, rule, redirects));
  return (
    samples.length > 0 &&
    samples.every((sample) => {
      const { hops, skipped } = redirects.follow(sample);
      return hops.length === 0 && skipped.some((one) => one.rule === rule);
    })
  );
}

/** Addresses that a rule fits, of a pattern those that it should. */
export function samplesFor(rule: Rule): Spot[] {
  if (rule.match === 'regex') return samplesOf(patternOf(rule)).map((path) => ({ path, query: '' }));
  const source = spotOf(rule.source);
  if (rule.match === 'exact') return [source];
  const path = withoutSlash(source.path);
  return [
    { path, query: '' },
    { path: `${path === '/' ? '' : path}/any-page`, query: '' },
  ];
}

function fits(sample: Spot, rule: Rule, redirects: Redirects): boolean {
  for (const { rule: fitting } of redirects.fitting(sample)) if (fitting === rule) return true;
  return false;
}

/** The earlier rule that takes a visitor for whom a rule would have done. */
function takerOf(sample: Spot, rule: Rule, redirects: Redirects): Rule | undefined {
  const [first] = redirects.follow(sample).hops;
  if (first === undefined || first.rule === rule) return undefined;
  let hasPassed = false;
  for (const { rule: fitting } of redirects.fitting(sample)) {
    if (fitting === rule) return hasPassed ? first.rule : undefined;
    if (fitting === first.rule) hasPassed = true;
  }
  return undefined;
}

function groupFaults({ target }: Rule, groups: number): RuleFault[] {
  const named = [...target.matchAll(/\$\$|\$(\d{1,2})/g)].flatMap(([, number]) => number ?? []);
  const missing = named.find(
    (number) => Number(number) < 1 || (Number(number) > groups && Number(number[0]) > groups),
  );
  if (missing === undefined) return [];
  const has = groups === 0 ? 'no group' : groups === 1 ? 'one group' : `${groups} groups`;
  return [{ path: 'target', message: `Target names $${missing}, but the pattern has ${has}` }];
}

/** Of hops that never end, those that go round. */
function roundOf(hops: readonly Hop[]): readonly Hop[] {
  const last = hops.at(-1)?.to ?? '';
  const start = hops.findIndex(({ from }) => sameAddress(from, last));
  return start < 0 ? hops : hops.slice(start);
}

function sameAddress(a: string, b: string): boolean {
  return withoutSlash(a) === withoutSlash(b);
}
