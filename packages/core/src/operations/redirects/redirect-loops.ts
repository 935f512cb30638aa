import type { Issue } from '../../diagnostics/issue.js';
import type { ReadableContent } from '../../model/collections.js';
import { type Redirect, redirect } from '../../model/redirect.js';
import { problem } from '../../problem.js';
import {
  findLoops,
  findShadowedRules,
  formatLoop,
  isCircular,
  loopKey,
  type RedirectLoop,
  redirectsToItself,
  ruleFaults,
} from '../../urls/redirects/check-redirects.js';
import {
  type CompiledRedirects,
  compileRedirects,
  hostOfBaseUrl,
} from '../../urls/redirects/compile-redirects.js';
import type { RedirectRule } from '../../urls/redirects/redirect-rule.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { type Warning, warning } from '../../warning.js';

/** The content that redirects are compiled from. */
type RedirectContent = Pick<ReadableContent, 'redirects' | 'settings'>;

/** Rules in the order in which they apply. */
export function rulesInOrder<R extends Redirect>(rules: Iterable<R>): R[] {
  return [...rules].sort(compareRules);
}

/** Compares rules by the order in which they are tried. */
export function compareRules(a: Redirect, b: Redirect): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}

/** The enabled rules, in order, and compiled. */
export function activeRules(content: RedirectContent): {
  rules: Redirect[];
  redirects: CompiledRedirects;
  ownHost: string | undefined;
} {
  const rules = rulesInOrder(content.redirects.all()).filter(({ enabled }) => enabled);
  const ownHost = hostOfBaseUrl(content.settings.get().siteBaseUrl);
  return { rules, redirects: compileRedirects(rules, ownHost), ownHost };
}

/** Problem: `invalid` where a rule is faulty by itself. */
export function requireValidRule(rule: RedirectRule): void {
  const issues: Issue[] = ruleFaults(rule);
  if (issues.length > 0) throw problem('redirect.invalid', {}, { issues });
}

/** The loops before a change, so that the change is refused for new ones only. */
export interface LoopBaseline {
  loops: ReadonlySet<string>;
}

/** The loops among the rules before a change. */
export function loopBaseline(content: RedirectContent): LoopBaseline {
  const { rules, redirects } = activeRules(content);
  return { loops: new Set(findLoops(rules, redirects).map(({ hops }) => loopKey(hops))) };
}

/**
 * Refuses a change that closes a loop, and warns of rules that never apply and have to do with those of `warnedOf`. Follows a few addresses of each rule, so the
 * time grows with the number of rules.
 */
export function checkChangedRules(
  content: RedirectContent,
  changed: ReadonlySet<string>,
  before: LoopBaseline,
  warnedOf: ReadonlySet<string> = changed,
): Warning[] {
  const { rules, redirects, ownHost } = activeRules(content);
  const loop = findLoops(rules, redirects).find(
    ({ hops }) => !before.loops.has(loopKey(hops)) || hops.some(({ rule }) => changed.has(rule.id)),
  );
  if (loop !== undefined)
    throw problem('redirect.closes-loop', { loop: describeLoop(loop) }, loopDetails(loop));
  for (const rule of rules) {
    if (changed.has(rule.id) && redirectsToItself(rule, ownHost)) {
      const at = { path: 'target', value: rule.target };
      throw problem('redirect.leads-to-itself', { source: rule.source }, { at });
    }
  }
  return shadowWarningsIn(rules, redirects, warnedOf);
}

/** Warnings of rules that never apply because of the changed ones, or that are changed themselves. */
export function shadowWarnings(content: RedirectContent, changed: ReadonlySet<string>): Warning[] {
  const { rules, redirects } = activeRules(content);
  return shadowWarningsIn(rules, redirects, changed);
}

function shadowWarningsIn(
  rules: readonly Redirect[],
  redirects: CompiledRedirects,
  changed: ReadonlySet<string>,
): Warning[] {
  return findShadowedRules(rules, redirects)
    .filter(({ rule, by }) => changed.has(rule.id) || changed.has(by.id))
    .map(({ rule, by }) => warning('redirect.shadowed', { shadow: shadowText(rule, by) }));
}

/** Refuses a change whose rules form a loop. Problem: `conflict`. */
export function requireNoNewLoop(
  content: RedirectContent,
  changed: ReadonlySet<string>,
  before: LoopBaseline,
  done: string,
): void {
  const { rules, redirects } = activeRules(content);
  const loop = findLoops(rules, redirects).find(
    ({ hops }) => !before.loops.has(loopKey(hops)) && hops.some(({ rule }) => changed.has(rule.id)),
  );
  if (loop !== undefined)
    throw problem('redirect.loop-after-change', { done, loop: describeLoop(loop) }, loopDetails(loop));
}

/**
 * Refuses the redirect of a rename where existing rules lead from the new address back to the old one. Problem:
 * `conflict`.
 */
export function requireReachable(
  content: RedirectContent,
  changed: ReadonlySet<string>,
  address: string,
): void {
  const { hops, ends } = activeRules(content).redirects.follow(parseUrlPath(address));
  if (ends !== 'never' || !hops.some(({ rule }) => changed.has(rule.id))) return;
  const loop = { from: address, hops };
  const params = { done: 'With this address', loop: describeLoop(loop) };
  throw problem('redirect.loop-after-change', params, loopDetails(loop));
}

/** Warnings of loops that appear after rules are deleted or disabled. */
export function newLoopWarnings(content: RedirectContent, before: LoopBaseline): Warning[] {
  const { rules, redirects } = activeRules(content);
  return newLoopWarningsIn(findLoops(rules, redirects), before);
}

/** Warnings of loops that the baseline does not have. */
export function newLoopWarningsIn(loops: readonly RedirectLoop[], before: LoopBaseline): Warning[] {
  return loops
    .filter(({ hops }) => !before.loops.has(loopKey(hops)))
    .map((loop) => warning('redirect.loop-appears', { loop: describeLoop(loop) }));
}

/** A loop in words, without a full stop. */
export function describeLoop(loop: RedirectLoop): string {
  return isCircular(loop)
    ? `redirects go round in a circle: ${formatLoop(loop)}`
    : `redirects send visitors on more than ten times: ${formatLoop(loop)}`;
}

/** How one rule matches every address of another. */
export function shadowText(rule: RedirectRule, by: RedirectRule): string {
  return `${ruleLabel(rule)} never gets its turn: ${ruleLabel(by)} comes first and takes the same addresses`;
}

/** The name of a rule in messages. */
export function ruleLabel(rule: RedirectRule): string {
  return `${rule.id === '' ? "the site's own redirect" : redirect.title} ${rule.source} → ${rule.target}`;
}

function loopDetails(loop: RedirectLoop) {
  return {
    issues: loop.hops.map(({ rule, from, to }) => ({ message: `${from} → ${to}: ${ruleLabel(rule)}` })),
    data: { loop: loop.hops.map(({ rule, from, to }) => ({ id: rule.id, from, to })) },
  };
}
