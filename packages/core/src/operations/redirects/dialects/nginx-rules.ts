import { literalPrefix } from '../../../urls/redirects/pattern.js';
import { GONE } from '../../../values/addresses/address-checks.js';
import { escapePattern } from '../../../values/text/escape-pattern.js';
import { type ForeignRule, foreignTarget, type PlacedRule, patternRule, permanence } from './foreign-rule.js';
import { type NginxStatement, nginxStatements } from './nginx-statements.js';

/** What an address has to be so that nginx looks at a statement. */
type Condition =
  | { kind: 'any' }
  | { kind: 'exact' | 'prefix' | 'pattern'; text: string }
  | { kind: 'unknown'; text: string };

/** A rule, and when nginx looks at it: the lower, the earlier. */
type RankedRule = PlacedRule & { rank: number };

const ANY: Condition = { kind: 'any' };
/** Fits every address, so that what it stands in decides. */
const EVERY = /^(?:\^|\.\*|\^\.\*\$?|\^\(\.\*\)\$?|\^\/)$/;
const OWN_HOST = /^(?:\$scheme|https?):\/\/\$(?:host|http_host|server_name)(?=\/|\$(?:request_)?uri)/;
const QUERY = /(?:\$is_args\$args|\?\$(?:args|query_string))$/;

/** The redirects of a configuration of nginx, in the order in which it tries them. */
export function nginxRules(text: string): PlacedRule[] {
  const found: RankedRule[] = [];
  collect(nginxStatements(text), ANY, 0, found);
  return found.sort((a, b) => a.rank - b.rank);
}

function collect(
  statements: readonly NginxStatement[],
  condition: Condition,
  rank: number,
  found: RankedRule[],
): void {
  for (const { line, words, block } of statements) {
    const [name = '', ...args] = words;
    const add = (made: ForeignRule) => found.push({ line, rank, made, told: { _text: words.join(' ') } });
    if (name === 'server' || name === 'http') collect(block, condition, rank, found);
    else if (name === 'location') {
      const inner = locationOf(args);
      collect(block, within(condition, inner.condition, words), inner.rank, found);
    } else if (name === 'if') collect(block, within(condition, ifOf(args), words), rank, found);
    else if (name === 'rewrite') add(rewriteRule(args, condition));
    else if (name === 'return') add(returnRule(args, condition));
    else if (name === 'map' && /^\$(?:request_uri|uri)$/.test(args[0] ?? ''))
      add({ fault: 'A map has no counterpart: give its pairs as a table of redirects' });
    else if (name === 'error_page' && args.some((arg) => /^=3\d\d$/.test(arg)))
      add({ fault: 'An error_page that sends on has no counterpart' });
  }
}

/** A condition within another has no counterpart, unless the other one holds for every address. */
function within(outer: Condition, inner: Condition, words: readonly string[]): Condition {
  return outer.kind === 'any' ? inner : { kind: 'unknown', text: words.join(' ') };
}

/** Nginx looks at an exact location first, then at `^~`, patterns in their order, and the longest prefix. */
function locationOf([first = '', second]: readonly string[]): { condition: Condition; rank: number } {
  const text = second ?? first;
  const mark = second === undefined ? (/^(?:=|\^~|~\*?)(?=.)/.exec(first)?.[0] ?? '') : first;
  const path = second === undefined ? first.slice(mark.length) : text;
  if (mark === '=') return { condition: { kind: 'exact', text: path }, rank: 1 };
  if (mark === '~') return { condition: { kind: 'pattern', text: path }, rank: 3 };
  if (mark === '~*') return { condition: { kind: 'pattern', text: `(?i)${path}` }, rank: 3 };
  if (!path.startsWith('/')) return { condition: { kind: 'unknown', text: `location ${path}` }, rank: 4 };
  const rank = (mark === '^~' ? 3 : 5) - Math.min(path.length, 9_999) / 10_000;
  return { condition: path === '/' ? ANY : { kind: 'prefix', text: path }, rank };
}

function ifOf(args: readonly string[]): Condition {
  const text = args
    .join(' ')
    .replace(/^\(\s*/, '')
    .replace(/\s*\)$/, '');
  const [, variable, mark, value = ''] = /^\$(request_uri|uri|document_uri) (=|~\*?) (.+)$/.exec(text) ?? [];
  if (mark === '=') return { kind: 'exact', text: value };
  if (variable === undefined || variable === 'request_uri') return { kind: 'unknown', text: `if (${text})` };
  return { kind: 'pattern', text: mark === '~*' ? `(?i)${value}` : value };
}

function rewriteRule(
  [pattern = '', written = '', flag = '']: readonly string[],
  condition: Condition,
): ForeignRule {
  if (condition.kind === 'unknown') return unknownCondition(condition.text);
  const isAddress = /^(?:https?:\/\/|\$scheme)/.test(written);
  if (flag !== 'permanent' && flag !== 'redirect' && !(isAddress && flag === ''))
    return {
      fault: `A rewrite ${flag || 'without permanent or redirect'} has no counterpart: it sends nobody on`,
    };
  const drops = written.endsWith('?');
  const target = drops ? written.slice(0, -1) : written;
  const rule = { permanent: flag === 'permanent', preserveQuery: !drops };
  if (condition.kind !== 'any' && EVERY.test(pattern) && !/\$\d/.test(target))
    return conditionRule(rule, target, condition);
  const isRedundant = condition.kind === 'prefix' && literalPrefix(pattern).startsWith(condition.text);
  if (condition.kind !== 'any' && !isRedundant)
    return { fault: `A rewrite within ${condition.text} that asks for another address has no counterpart` };
  return withTarget(target, undefined, (to) => patternRule(rule, pattern, to));
}

function returnRule([first = '', second]: readonly string[], condition: Condition): ForeignRule {
  if (condition.kind === 'unknown') return unknownCondition(condition.text);
  const isCode = /^\d{3}$/.test(first);
  const code = isCode ? Number(first) : 302;
  if (condition.kind === 'any')
    return { fault: 'A return for every address has no counterpart: a redirect has a source' };
  if (code === 410) return conditionRule({ permanent: true, preserveQuery: true }, GONE, condition);
  const sent = permanence(code);
  if ('fault' in sent) return sent;
  const written = (isCode ? second : first) ?? '';
  const target = written.replace(QUERY, '');
  const keepsQuery = target !== written || /\$request_uri$/.test(target);
  return conditionRule({ ...sent, preserveQuery: keepsQuery }, target, condition);
}

function conditionRule(
  rule: object,
  written: string,
  condition: Exclude<Condition, { kind: 'any' | 'unknown' }>,
): ForeignRule {
  const { kind, text } = condition;
  return withTarget(written, kind === 'exact' ? text : undefined, (target) => {
    if (kind === 'pattern') return patternRule(rule, text, target);
    if (/\$\d/.test(target)) return { fault: `The target ${written} names a group, and ${text} has none` };
    if (kind === 'exact')
      return { rule: { ...rule, source: text, target, match: 'exact', appendRemainder: false } };
    return patternRule(rule, `^${escapePattern(text)}`, target, text);
  });
}

/** Puts in what is known of variables; others have no counterpart. */
function withTarget(
  written: string,
  path: string | undefined,
  make: (target: string) => ForeignRule,
): ForeignRule {
  const text = written.replace(OWN_HOST, '').replace(/\$(?:request_uri|uri)$/, (found) => path ?? found);
  const [variable] = /\$(?!\d)\{?\w*/.exec(text) ?? [];
  if (variable !== undefined) return { fault: `The variable ${variable} has no counterpart` };
  const target = text === GONE ? GONE : foreignTarget(text);
  return target === undefined
    ? { fault: `The target '${written.slice(0, 100)}' is no address` }
    : make(target);
}

function unknownCondition(text: string): ForeignRule {
  return { fault: `The condition ${text.slice(0, 200)} has no counterpart` };
}
