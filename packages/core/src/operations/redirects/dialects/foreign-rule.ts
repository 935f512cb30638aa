import { compilePattern } from '../../../urls/redirects/pattern.js';
import { isSitePath, isWebAddress } from '../../../values/addresses/web-address.js';

/** A redirect of another program in our fields, or why it has no counterpart here. */
export type ForeignRule = { rule: Record<string, unknown> } | { fault: string };

/** A rule, where it stands, counted from 1, and what is told of it where it is rejected. */
export interface PlacedRule {
  line: number;
  made: ForeignRule;
  told: Record<string, unknown>;
}

/** What the statuses of other programs are here. */
const PERMANENT = new Set([301, 308]);
const TEMPORARY = new Set([302, 303, 307]);

/** Whether a status is that of a permanent redirect; a fault for one that is no redirect. */
export function permanence(code: number): { permanent: boolean } | { fault: string } {
  if (PERMANENT.has(code)) return { permanent: true };
  if (TEMPORARY.has(code)) return { permanent: false };
  return { fault: `The status ${code} has no counterpart: a redirect is 301 or 302` };
}

/** A target as we have it: a path or a web address. */
export function foreignTarget(text: string): string | undefined {
  const target = text.trim();
  if (isSitePath(target) || isWebAddress(target)) return target;
  return /^[\w-]+(?:\/|$)/.test(target) ? `/${target}` : undefined;
}

/** A rule with a pattern that ours can be compiled from. */
export function patternRule(rule: object, regex: string, target: string, source = regex): ForeignRule {
  const compiled = compilePattern(regex);
  if ('fault' in compiled) return { fault: `The pattern has no counterpart: ${compiled.fault}` };
  return { rule: { ...rule, source, regex, target, match: 'regex', appendRemainder: false } };
}
