import type { PublicRedirect } from '../../model/redirect.js';
import { isGone } from '../../values/addresses/address-checks.js';
import { isSitePath, isWebAddress } from '../../values/addresses/web-address.js';
import {
  decodeQueryPart,
  encodePath,
  encodeQueryValue,
  mergeQueries,
  parseUrlPath,
  queryParts,
  trimTrailingSlash,
  type UrlPath,
} from '../url-path.js';
import { compilePattern, literalPrefix, type Pattern } from './pattern.js';

/** The fields of a redirect that decide where visitors go. */
export type RedirectRule = Pick<
  PublicRedirect,
  'id' | 'source' | 'target' | 'match' | 'permanent' | 'preserveQuery' | 'appendRemainder'
> & { readonly regex?: string | undefined };

/** How a rule matches a URL. */
export interface RuleMatch {
  /** Why the rule matches; completes "the address …". */
  why: string;
  /** The rest of the path after a prefix. */
  remainder: string;
  /** The groups of a pattern. */
  groups: readonly string[];
  /** The visitor's query, without the parameters in the rule's source. */
  query: string;
}

/** A redirect target; `urlPath` is set if it is on this site. */
export interface RuleTarget {
  to: string;
  urlPath: UrlPath | undefined;
}

/** Maximum length of a target in characters; servers refuse longer URLs. */
const MAX_TARGET_LENGTH = 2_000;
const DUMMY_ORIGIN = 'https://here.invalid';
const GROUP_REFERENCE = /\$(\$|\d{1,2})/g;

/** The pattern of a regex rule: its `regex` field, or its source. */
export function rulePattern(rule: Pick<RedirectRule, 'source' | 'regex'>): string {
  return rule.regex ?? rule.source;
}

/** How a rule matches a URL. A pattern is compiled once; an invalid one never matches. */
export function matchRule(rule: RedirectRule, urlPath: UrlPath): RuleMatch | undefined {
  if (rule.match === 'regex') return matchPattern(rule, urlPath);
  return rule.match === 'prefix' ? matchPrefix(rule, urlPath) : matchExact(rule, urlPath);
}

/** The prefix of every path that a rule matches. */
export function rulePrefix(rule: RedirectRule): string {
  if (rule.match === 'regex') return literalPrefix(rulePattern(rule));
  return trimTrailingSlash(parseUrlPath(rule.source).path);
}

/** Resolves the target of a matching rule; 'gone' if it has none by choice, 'nowhere' if the result is not a valid URL. */
export function resolveTarget(
  rule: RedirectRule,
  match: RuleMatch,
  ownHost: string | undefined,
): RuleTarget | 'gone' | 'nowhere' | 'too far' {
  if (isGone(rule)) return 'gone';
  const [beforeHash = '', hash] = splitAt(rule.target, '#');
  const [base = '', query = ''] = splitAt(beforeHash, '?');
  const isPattern = rule.match === 'regex';
  const put = (text: string, write: (part: string) => string) =>
    isPattern ? substituteGroups(text, match.groups, write) : text;
  const start = joinPaths(put(base, encodePath), rule.appendRemainder ? encodePath(match.remainder) : '');
  const own = put(query, encodeQueryValue);
  const whole = rule.preserveQuery ? mergeQueries(own, match.query) : own;
  const end = hash === undefined ? '' : `#${put(hash, encodeQueryValue)}`;
  const made = `${start}${whole === '' ? '' : `?${whole}`}${end}`;
  if (made.length > MAX_TARGET_LENGTH) return 'too far';
  if (isSitePath(made)) {
    const { pathname, search, hash: fragment } = new URL(made, DUMMY_ORIGIN);
    const to = `${pathname}${search}${fragment}`;
    return { to, urlPath: parseUrlPath(to) };
  }
  if (!isWebAddress(made) || !hasFixedHost(rule)) return 'nowhere';
  const { href, host, origin, pathname, search, hash: fragment } = new URL(made);
  if (origin !== originOf(base)) return 'nowhere';
  if (host !== ownHost) return { to: href, urlPath: undefined };
  const to = `${pathname}${search}${fragment}`;
  return isSitePath(to) ? { to, urlPath: parseUrlPath(to) } : 'nowhere';
}

/** Whether the target's host is literal, so that no group of the pattern can choose it. */
export function hasFixedHost({ match, target }: Pick<RedirectRule, 'match' | 'target'>): boolean {
  if (match !== 'regex' || isGone({ target })) return true;
  return target.startsWith('/') || /^https?:\/\/[^/?#$]+(?:[/?#]|$)/i.test(target);
}

const patterns = new WeakMap<RedirectRule, Pattern | 'unusable'>();

function patternOf(rule: RedirectRule): Pattern | 'unusable' {
  const known = patterns.get(rule);
  if (known !== undefined) return known;
  const compiled = compilePattern(rulePattern(rule));
  const pattern = 'pattern' in compiled ? compiled.pattern : 'unusable';
  patterns.set(rule, pattern);
  return pattern;
}

function matchPattern(rule: RedirectRule, { path, query }: UrlPath): RuleMatch | undefined {
  const pattern = patternOf(rule);
  const groups = pattern === 'unusable' ? undefined : pattern.match(path);
  return groups && { why: `matches ${rulePattern(rule)}`, remainder: '', groups, query };
}

function matchPrefix(rule: RedirectRule, { path, query }: UrlPath): RuleMatch | undefined {
  const prefix = rulePrefix(rule);
  const border = prefix === '/' ? 0 : prefix.length;
  if (!path.startsWith(prefix) || (path.length > border && path[border] !== '/')) return undefined;
  return { why: `begins with ${prefix}`, remainder: path.slice(border), groups: [], query };
}

function matchExact({ source }: RedirectRule, { path, query }: UrlPath): RuleMatch | undefined {
  const own = parseUrlPath(source);
  if (trimTrailingSlash(path) !== trimTrailingSlash(own.path)) return undefined;
  const why = `is ${source}`;
  const required = queryParts(own.query).map(decodeQueryPart);
  if (required.length === 0) return { why, remainder: '', groups: [], query };
  const given = queryParts(query);
  const decoded = given.map(decodeQueryPart);
  if (!required.every((part) => decoded.includes(part))) return undefined;
  const rest = given.filter((_, i) => !required.includes(decoded[i] as string)).join('&');
  return { why, remainder: '', groups: [], query: rest };
}

/** Substitutes `$1` and so on; `$$` is a literal dollar sign. */
function substituteGroups(text: string, groups: readonly string[], write: (part: string) => string): string {
  return text.replace(GROUP_REFERENCE, (_, name: string) => {
    if (name === '$') return '$';
    const two = Number(name);
    if (two >= 1 && two < groups.length) return write(groups[two] as string);
    // As in JavaScript: with fewer than 12 groups, `$12` is group 1 followed by "2".
    const one = Number(name[0]);
    return name.length === 2 && one >= 1 && one < groups.length
      ? `${write(groups[one] as string)}${name[1]}`
      : '';
  });
}

function joinPaths(base: string, remainder: string): string {
  return base.endsWith('/') && remainder.startsWith('/') ? base + remainder.slice(1) : base + remainder;
}

function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function originOf(base: string): string | undefined {
  const address = /^https?:\/\/[^/?#$]+/i.exec(base)?.[0] ?? '';
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
