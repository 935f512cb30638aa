import type { ReadableContent } from '../../model/collections.js';
import type { Redirect } from '../../model/redirect.js';
import { findLoops, findShadowedRules, ruleFaults } from '../../urls/redirects/check-rules.js';
import { activeRules, describeLoop, ruleLabel, shadowText } from '../redirects/redirect-loops.js';
import { type CheckResult, finding } from './finding.js';

/** Redirects with patterns that cannot be used, loops, and rules that never apply. */
export function* checkRedirects(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
): Iterable<CheckResult> {
  const { rules, redirects } = activeRules(content);
  const whereIs = (rule: Partial<Pick<Redirect, 'id' | 'source'>> = {}) => {
    return { in: 'redirects', id: rule.id ?? '', subject: rule.source ?? '' };
  };
  for (const rule of rules) {
    for (const { message } of ruleFaults(rule)) {
      const params = { rule: ruleLabel(rule), fault: message, id: rule.id };
      yield { finding: finding('unusable-redirect', params, whereIs(rule)) };
    }
  }
  for (const loop of findLoops(rules, redirects)) {
    const rule = loop.hops.find((hop) => hop.rule.id !== '')?.rule;
    yield { finding: finding('redirect-loop', { loop: describeLoop(loop) }, whereIs(rule)) };
  }
  for (const { rule, by } of findShadowedRules(rules, redirects)) {
    if (rule.id === '') continue;
    const params = { shadow: shadowText(rule, by), id: rule.id };
    yield { finding: finding('shadowed-redirect', params, whereIs(rule)) };
  }
}
