import { GONE } from '../../../values/addresses/address-checks.js';
import { escapePattern } from '../../../values/text/escape-pattern.js';
import { type ForeignRule, foreignTarget, patternRule, permanence } from './foreign-rule.js';

/** A redirect of the WordPress plugin Redirection, as its JSON and its CSV files have it. */
export interface RedirectionRow {
  source: string;
  target: string;
  isRegex: boolean;
  code: number;
  /** What it does: `url` sends on. */
  action: string;
  /** What it asks of the visitor: `url` asks nothing. */
  match: string;
  isEnabled: boolean;
  /** How it compares the address; lacking in a CSV file. */
  flags?: { ignoresCase: boolean; query: string };
}

/** Whether the files say `url` where nothing is asked. */
const PLAIN = new Set(['url', '']);

/** A redirect of the plugin as one of ours. */
export function redirectionRule(row: RedirectionRow): ForeignRule {
  const { source, isRegex, code, action, match, isEnabled, flags } = row;
  const isGoneRule = action === 'error' && code === 410;
  if (!PLAIN.has(action) && !isGoneRule)
    return {
      fault: `The action ${action} has no counterpart: a redirect sends on to an address, or says 410`,
    };
  if (!PLAIN.has(match))
    return { fault: `The condition ${match} has no counterpart: a redirect applies to every visitor` };
  const sent = isGoneRule ? { permanent: true } : permanence(code);
  if ('fault' in sent) return sent;
  const target = isGoneRule ? GONE : foreignTarget(row.target);
  if (target === undefined) return { fault: `The target '${row.target.slice(0, 100)}' is no address` };
  const rule = {
    ...{ target, enabled: isEnabled, permanent: sent.permanent, appendRemainder: false },
    preserveQuery: flags === undefined || flags.query === 'pass',
  };
  if (isRegex) return withPattern(rule, source, flags?.ignoresCase === true);
  if (flags?.ignoresCase !== true || !/\p{L}/u.test(source))
    return { rule: { ...rule, source, match: 'exact' } };
  if (source.includes('?')) return { fault: 'A source with a query that ignores case has no counterpart' };
  return withPattern(rule, `^${escapePattern(source.replace(/\/+$/, ''))}/?$`, true, source);
}

/** A pattern is compared with the path alone, so one that asks for a query would never match. */
function withPattern(
  rule: { target: string },
  written: string,
  ignoresCase: boolean,
  source = written,
): ForeignRule {
  if (/\\\?/.test(written))
    return {
      fault: 'A pattern that asks for a query has no counterpart: patterns are compared with the path',
    };
  const regex = `${ignoresCase ? '(?i)' : ''}${written}`;
  return patternRule(rule, regex, rule.target, source);
}
