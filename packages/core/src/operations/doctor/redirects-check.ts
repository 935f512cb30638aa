import type { Redirect } from '../../model/redirect.js';
import { findLoops, findShadowedRules, ruleFaults } from '../../urls/redirects/check-redirects.js';
import { findHiddenPages } from '../../urls/redirects/hidden-pages.js';
import { hasFixedTarget, isDeadPath } from '../redirects/dead-path.js';
import { activeRules, describeLoop, ruleLabel, shadowText } from '../redirects/redirect-loops.js';
import { hiddenPageParams } from '../redirects/redirected-page-warnings.js';
import { barredLink } from './barred-link.js';
import type { CheckContext } from './check-context.js';
import { type CheckResult, found } from './finding.js';

/**
 * Redirects with patterns that cannot be used, loops, dead targets, targets that get no links, pages behind redirects, and
 * rules that never apply.
 */
export function* checkRedirects({ content, catalogue }: CheckContext): Iterable<CheckResult> {
  const { rules, redirects } = activeRules(content);
  const whereIs = (rule: Partial<Pick<Redirect, 'id' | 'source'>> = {}) => {
    return { in: 'redirects', id: rule.id ?? '', subject: rule.source ?? '' };
  };
  // Where a redirect leads says nothing if it is never followed.
  const withoutEffect = new Set<string>();
  for (const rule of rules) {
    for (const { message } of ruleFaults(rule)) {
      withoutEffect.add(rule.id);
      const params = { rule: ruleLabel(rule), fault: message, id: rule.id };
      yield found('unusable-redirect', params, whereIs(rule));
    }
  }
  for (const loop of findLoops(rules, redirects)) {
    for (const hop of loop.hops) withoutEffect.add(hop.rule.id);
    const rule = loop.hops.find((hop) => hop.rule.id !== '')?.rule;
    yield found('redirect-loop', { loop: describeLoop(loop) }, whereIs(rule));
  }
  for (const { rule, by } of findShadowedRules(rules, redirects)) {
    if (rule.id === '') continue;
    withoutEffect.add(rule.id);
    const params = { shadow: shadowText(rule, by), id: rule.id };
    yield found('shadowed-redirect', params, whereIs(rule));
  }
  const effective = rules.filter(({ id }) => !withoutEffect.has(id));
  for (const hidden of findHiddenPages(catalogue(), effective, redirects))
    yield found('page-behind-redirect', hiddenPageParams(hidden), whereIs(hidden.rule));
  for (const rule of rules) {
    if (withoutEffect.has(rule.id) || !hasFixedTarget(rule)) continue;
    const { target, id } = rule;
    if (isDeadPath(catalogue(), target)) {
      const params = { rule: ruleLabel(rule), target, id };
      yield found('dead-redirect-target', params, whereIs(rule));
    }
    const barred = barredLink(catalogue(), target);
    if (barred === undefined || target.startsWith('/')) continue;
    const params = { rule: ruleLabel(rule), id, ...barred };
    const where = { check: 'dead-redirect-target' as const, ...whereIs(rule) };
    yield found('barred-redirect-target', params, where);
  }
}
