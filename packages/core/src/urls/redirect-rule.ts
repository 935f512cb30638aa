import type { PublicRedirect } from '../model/redirect.js';
import { isPath, isWebAddress } from '../values/web-address.js';
import { beginningOf, compilePattern, type Pattern } from './pattern.js';
import {
  encodedPath,
  encodedValue,
  mergedQuery,
  piecesOf,
  plain,
  type Spot,
  spotOf,
  withoutSlash,
} from './spot.js';

/** A redirect, as far as it decides where visitors go. */
export type Rule = Pick<
  PublicRedirect,
  'id' | 'source' | 'target' | 'match' | 'permanent' | 'preserveQuery' | 'appendRemainder'
> & { readonly regex?: string | undefined };

/** How a rule fits a place. */
export interface Fit {
  /** Why it fits, in words that follow "the address". */
  why: string;
  /** What stands in the path behind a prefix. */
  remainder: string;
  /** What the groups of a pattern hold. */
  groups: readonly string[];
  /** What of the visitor's query the rule has not asked for itself. */
  query: string;
}

/** Where a rule leads from a place: an address, and the place where it is one of this site. */
export interface Lead {
  to: string;
  spot: Spot | undefined;
}

/** Longest address that a rule may make, in characters; servers refuse longer ones. */
const LONGEST = 2_000;
const HERE = 'https://here.invalid';
const FROM_PATTERN = /\$(\$|\d{1,2})/g;

/** The pattern of a rule of the kind `regex`: its own field, else its source. */
export function patternOf(rule: Pick<Rule, 'source' | 'regex'>): string {
  return rule.regex ?? rule.source;
}

/** A rule, ready to be tried; a pattern is compiled when it is first tried, and one that cannot be never fits. */
export function fitterOf(rule: Rule): (spot: Spot) => Fit | undefined {
  if (rule.match === 'regex') return patternFitter(patternOf(rule));
  return rule.match === 'prefix' ? prefixFitter(rule) : exactFitter(rule);
}

/** What every path that a rule fits begins with. */
export function keyOfRule(rule: Rule): string {
  if (rule.match === 'regex') return beginningOf(patternOf(rule));
  return withoutSlash(spotOf(rule.source).path);
}

/** Where a rule that fits leads; 'nowhere' where that is no address of this site or the web once all is put in. */
export function leadOf(rule: Rule, fit: Fit, ownHost: string | undefined): Lead | 'nowhere' | 'too far' {
  const [beforeHash = '', hash] = cutAt(rule.target, '#');
  const [base = '', query = ''] = cutAt(beforeHash, '?');
  const isPattern = rule.match === 'regex';
  const put = (text: string, write: (part: string) => string) =>
    isPattern ? filled(text, fit.groups, write) : text;
  const start = joined(put(base, encodedPath), rule.appendRemainder ? encodedPath(fit.remainder) : '');
  const own = put(query, encodedValue);
  const whole = rule.preserveQuery ? mergedQuery(own, fit.query) : own;
  const end = hash === undefined ? '' : `#${put(hash, encodedValue)}`;
  const made = `${start}${whole === '' ? '' : `?${whole}`}${end}`;
  if (made.length > LONGEST) return 'too far';
  if (isPath(made)) {
    const { pathname, search, hash: place } = new URL(made, HERE);
    const to = `${pathname}${search}${place}`;
    return { to, spot: spotOf(to) };
  }
  if (!isWebAddress(made) || !hasFixedHost(rule)) return 'nowhere';
  const { href, host, origin, pathname, search, hash: place } = new URL(made);
  if (origin !== originOf(base)) return 'nowhere';
  if (host !== ownHost) return { to: href, spot: undefined };
  const to = `${pathname}${search}${place}`;
  return isPath(to) ? { to, spot: spotOf(to) } : 'nowhere';
}

/** True where no group of the pattern may say which host a target is on. */
export function hasFixedHost({ match, target }: Pick<Rule, 'match' | 'target'>): boolean {
  return match !== 'regex' || target.startsWith('/') || /^https?:\/\/[^/?#$]+(?:[/?#]|$)/i.test(target);
}

function patternFitter(text: string): (spot: Spot) => Fit | undefined {
  let ready: Pattern | 'unusable' | undefined;
  return ({ path, query }) => {
    if (ready === undefined) {
      const compiled = compilePattern(text);
      ready = 'pattern' in compiled ? compiled.pattern : 'unusable';
    }
    const groups = ready === 'unusable' ? undefined : ready.find(path);
    return groups && { why: `matches ${text}`, remainder: '', groups, query };
  };
}

function prefixFitter(rule: Rule): (spot: Spot) => Fit | undefined {
  const prefix = keyOfRule(rule);
  const border = prefix === '/' ? 0 : prefix.length;
  return ({ path, query }) => {
    if (!path.startsWith(prefix) || (path.length > border && path[border] !== '/')) return undefined;
    return { why: `begins with ${prefix}`, remainder: path.slice(border), groups: [], query };
  };
}

function exactFitter(rule: Rule): (spot: Spot) => Fit | undefined {
  const source = spotOf(rule.source);
  const path = keyOfRule(rule);
  const asked = piecesOf(source.query).map(plain);
  const why = `is ${rule.source}`;
  return (spot) => {
    if (withoutSlash(spot.path) !== path) return undefined;
    if (asked.length === 0) return { why, remainder: '', groups: [], query: spot.query };
    const given = piecesOf(spot.query);
    const plainly = given.map(plain);
    if (!asked.every((piece) => plainly.includes(piece))) return undefined;
    const query = given.filter((_, i) => !asked.includes(plainly[i] as string)).join('&');
    return { why, remainder: '', groups: [], query };
  };
}

/** A template with what the groups hold; `$$` is a dollar sign. */
function filled(text: string, groups: readonly string[], write: (part: string) => string): string {
  return text.replace(FROM_PATTERN, (_, name: string) => {
    if (name === '$') return '$';
    const two = Number(name);
    if (two >= 1 && two < groups.length) return write(groups[two] as string);
    // As in the language's own patterns: $12 is group 1 and a 2 where there are fewer groups than 12.
    const one = Number(name[0]);
    return name.length === 2 && one >= 1 && one < groups.length
      ? `${write(groups[one] as string)}${name[1]}`
      : '';
  });
}

function joined(base: string, remainder: string): string {
  return base.endsWith('/') && remainder.startsWith('/') ? base + remainder.slice(1) : base + remainder;
}

function cutAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function originOf(base: string): string | undefined {
  const address = /^https?:\/\/[^/?#$]+/i.exec(base)?.[0] ?? '';
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
