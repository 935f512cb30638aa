import type { ReadableContent } from '../../model/collections.js';
import { findLoops, findShadowedRules, ruleFaults } from '../../urls/redirects/check-rules.js';
import { activeRules, describeLoop, ruleLabel, shadowText } from '../redirects/redirect-loops.js';

/** What is wrong with redirects: patterns that cannot be used, loops, and rules that never get their turn. */
export function* checkRedirects(content: Pick<ReadableContent, 'redirects' | 'settings'>) {
  const { rules, redirects } = activeRules(content);
  const about = (check: string, id: string, subject: string) => {
    return { check, in: 'redirects', id, subject, isSafe: false };
  };
  for (const rule of rules) {
    for (const { message } of ruleFaults(rule)) {
      const mend = `It has no effect: mend it with croupier redirects edit ${rule.id}, or delete it.`;
      const finding = { ...about('unusable-redirect', rule.id, rule.source), mend };
      yield { finding: { ...finding, message: `${ruleLabel(rule)}: ${message}` } };
    }
  }
  for (const loop of findLoops(rules, redirects)) {
    const rule = loop.hops.find((hop) => hop.rule.id !== '')?.rule;
    const mend = 'Visitors are left where they are. Change or delete one of these redirects.';
    const message = `Here ${describeLoop(loop)}`;
    yield { finding: { ...about('redirect-loop', rule?.id ?? '', rule?.source ?? ''), message, mend } };
  }
  for (const { rule, by } of findShadowedRules(rules, redirects)) {
    if (rule.id === '') continue;
    const mend = `Move it up with croupier redirects move ${rule.id} up, or delete it.`;
    yield {
      finding: { ...about('shadowed-redirect', rule.id, rule.source), message: shadowText(rule, by), mend },
    };
  }
}
