import type { ReadableContent } from '../model/catalogue.js';
import { type Redirect, redirect } from '../model/redirect.js';
import { type Issue, Problem } from '../problem.js';
import {
  faultsOf,
  isRound,
  type Loop,
  leadsToItself,
  loopKey,
  loopsAmong,
  loopText,
  shadowsAmong,
} from '../urls/redirect-check.js';
import type { Rule } from '../urls/redirect-rule.js';
import { compileRedirects, hostOf, type Redirects } from '../urls/redirects.js';
import { spotOf } from '../urls/spot.js';

/** Rules in the order in which they apply. */
export function inOrder<R extends Redirect>(rules: Iterable<R>): R[] {
  return [...rules].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** The rules of a content that apply, in order and ready to be asked. */
export function activeRules(content: Pick<ReadableContent, 'redirects' | 'settings'>): {
  rules: Redirect[];
  redirects: Redirects;
} {
  const rules = inOrder(content.redirects.all()).filter(({ enabled }) => enabled);
  return { rules, redirects: compileRedirects(rules, hostOf(content.settings.get().siteBaseUrl)) };
}

/** Refuses a rule for what is wrong with it by itself. Problem: `invalid`. */
export function insistOnSoundness(rule: Rule): void {
  const issues: Issue[] = faultsOf(rule);
  const [first] = issues;
  if (first !== undefined) throw new Problem('invalid', first.message, { issues });
}

/** What was wrong before a change, so that afterwards only what it brings is held against it. */
export interface Before {
  loops: ReadonlySet<string>;
}

/** Looks at the rules as they are before a change. */
export function stateBefore(content: Pick<ReadableContent, 'redirects' | 'settings'>): Before {
  const { rules, redirects } = activeRules(content);
  return { loops: new Set(loopsAmong(rules, redirects).map(({ hops }) => loopKey(hops))) };
}

/**
 * Looks at the rules after some were made or changed: refuses the change where it closes a loop, and warns of rules that
 * never get their turn. Following a few addresses of each rule, it takes time in proportion to their number.
 */
export function judged(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  changed: ReadonlySet<string>,
  before: Before,
): string[] {
  const { rules, redirects } = activeRules(content);
  const loop = loopsAmong(rules, redirects).find(
    ({ hops }) => !before.loops.has(loopKey(hops)) || hops.some(({ rule }) => changed.has(rule.id)),
  );
  if (loop !== undefined) throw refused('invalid', 'With this', loop);
  for (const rule of rules) {
    if (changed.has(rule.id) && leadsToItself(rule, redirects)) {
      const message = ledToItself(rule);
      throw new Problem('invalid', message, {
        hint: 'Choose another target.',
        issues: [{ path: 'target', message, value: rule.target }],
      });
    }
  }
  return overtakenAmong(rules, redirects, changed);
}

/** Warns of rules that never get their turn, where some of them were made or changed. */
export function overtaken(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  changed: ReadonlySet<string>,
): string[] {
  const { rules, redirects } = activeRules(content);
  return overtakenAmong(rules, redirects, changed);
}

function overtakenAmong(
  rules: readonly Redirect[],
  redirects: Redirects,
  changed: ReadonlySet<string>,
): string[] {
  return shadowsAmong(rules, redirects)
    .filter(({ rule, by }) => changed.has(rule.id) || changed.has(by.id))
    .map(({ rule, by }) => shadowText(rule, by));
}

/** Refuses a change that brings back or makes rules of which one then stands in a loop. Problem: `conflict`. */
export function insistOnNoLoop(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  changed: ReadonlySet<string>,
  before: Before,
  done: string,
): void {
  const { rules, redirects } = activeRules(content);
  const loop = loopsAmong(rules, redirects).find(
    ({ hops }) => !before.loops.has(loopKey(hops)) && hops.some(({ rule }) => changed.has(rule.id)),
  );
  if (loop !== undefined) throw refused('conflict', done, loop);
}

/**
 * Refuses a redirect that was made for a record at its new address, where rules of staff lead from there back to the old
 * one. Problem: `conflict`.
 */
export function insistOnArrival(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  changed: ReadonlySet<string>,
  address: string,
): void {
  const { hops, ends } = activeRules(content).redirects.follow(spotOf(address));
  if (ends !== 'never' || !hops.some(({ rule }) => changed.has(rule.id))) return;
  throw refused('conflict', 'With this address', { from: address, hops });
}

/** Warns of loops that appear once rules are gone or rest. */
export function exposed(content: Pick<ReadableContent, 'redirects' | 'settings'>, before: Before): string[] {
  const { rules, redirects } = activeRules(content);
  return laidBare(loopsAmong(rules, redirects), before);
}

/** Warns of those loops that were not there before. */
export function laidBare(loops: readonly Loop[], before: Before): string[] {
  return loops
    .filter(({ hops }) => !before.loops.has(loopKey(hops)))
    .map((loop) => `Now ${describedLoop(loop)}. Visitors are left where they are.`);
}

/** How a rule sends visitors to where they are. */
export function ledToItself({ source }: Rule): string {
  return `${source} would lead to itself`;
}

/** A loop as a sentence without its end. */
export function describedLoop(loop: Loop): string {
  return isRound(loop)
    ? `redirects go round in a circle: ${loopText(loop)}`
    : `redirects send visitors on more than ten times: ${loopText(loop)}`;
}

/** How one rule takes all that is another's. */
export function shadowText(rule: Rule, by: Rule): string {
  return `${named(rule)} never gets its turn: ${named(by)} comes first and takes the same addresses`;
}

/** A rule as messages name it. */
export function named(rule: Rule): string {
  return `${rule.id === '' ? "the site's own redirect" : redirect.title} ${rule.source} → ${rule.target}`;
}

function refused(code: 'invalid' | 'conflict', done: string, loop: Loop): Problem {
  const first = code === 'invalid' ? 'Choose another target, or change' : 'Change';
  return new Problem(code, `${done} ${describedLoop(loop)}`, {
    hint: `${first} one of these redirects first.`,
    issues: loop.hops.map(({ rule, from, to }) => ({ message: `${from} → ${to}: ${named(rule)}` })),
    data: { loop: loop.hops.map(({ rule, from, to }) => ({ id: rule.id, from, to })) },
  });
}
