import { encodePath, parseUrlPath, queryParts, trimTrailingSlash } from '../url-path.js';
import { apacheLine, apachePattern, apacheTarget, apacheWord } from './apache-config.js';
import {
  isNginxLength,
  nginxIf,
  nginxIfQuery,
  nginxLine,
  nginxPattern,
  nginxTarget,
  nginxWord,
} from './nginx-config.js';
import { compilePattern, literalPrefix } from './pattern.js';
import { patternDifference } from './portable-pattern.js';
import { type RedirectRule, rulePattern } from './redirect-rule.js';
import { endsInSlash, targetParts } from './target-parts.js';

/** A rule in a host's format, and how it differs there; or why the host cannot express it. */
export type HostLines<L> = { lines: L[]; differs?: string } | { cannot: string };

const NOT_ADMIN = '(?!/admin(?:/|$))';
const ASKED_KEPT = 'the part of the query that its source asks for goes along';

/** A rule for nginx; rewrites run in order, before locations are matched. */
export function nginxRule(rule: RedirectRule): HostLines<string> {
  const cannot = unwritable(rule);
  if (cannot !== undefined) return { cannot };
  const { target, preserveQuery, permanent } = rule;
  const hasFragment = target.includes('#');
  // A trailing question mark drops the visitor's query.
  const end = preserveQuery && !hasFragment ? '' : '?';
  const asked = queryPattern(rule);
  const from = nginxPattern(pathPattern(rule, '^/'));
  const to = nginxTarget([...targetParts(rule), end]);
  const query = asked === undefined ? undefined : nginxPattern(asked);
  if (![from, to, query ?? ''].every(isNginxLength))
    return { cannot: 'its line is longer than the host reads' };
  const rewrite = nginxLine('rewrite', from, to, nginxWord(permanent ? 'permanent' : 'redirect'));
  const lines = [query === undefined ? rewrite : nginxIfQuery(query, [rewrite])];
  if (preserveQuery && hasFragment)
    return { lines, differs: "the visitor's query is left behind, for the target has a #" };
  return { lines, ...(preserveQuery && query !== undefined ? { differs: ASKED_KEPT } : {}) };
}

/** A rule for Apache's mod_rewrite, valid in the server configuration and in .htaccess. */
export function apacheRule(rule: RedirectRule): HostLines<string> {
  const cannot = unwritable(rule);
  if (cannot !== undefined) return { cannot };
  const { target, preserveQuery } = rule;
  const isPattern = rule.match === 'regex';
  const parts = targetParts(rule);
  const hasGroups = parts.some((part) => typeof part === 'number');
  if (hasGroups && (/[%#"]/.test(target) || (!isPattern && target.includes('$')))) {
    return { cannot: 'its target has % # or $ beside what is put in, and the host escapes both or neither' };
  }
  const path = pathPattern(rule, isPattern ? '^/' : '^/?');
  const query = queryPattern(rule);
  if ([path, query ?? '', ...parts].some((text) => String(text).includes('${')))
    return { cannot: 'it has ${, which the host takes for a variable' };
  const flags = [
    `R=${rule.permanent ? 301 : 302}`,
    'L',
    ...(preserveQuery ? (target.includes('?') ? ['QSA'] : []) : ['QSD']),
    ...(hasGroups ? [] : ['NE']),
  ];
  const lines = [
    ...(query === undefined ? [] : [apacheCondition('QUERY_STRING', query)]),
    ...(isPattern ? [apacheCondition('REQUEST_URI', path)] : []),
    apacheLine(
      'RewriteRule',
      apachePattern(isPattern ? '^' : path),
      // Groups of a condition have another mark.
      apacheTarget(parts, isPattern ? '%' : '$'),
      apacheWord(`[${flags.join(',')}]`),
    ),
  ];
  return { lines, ...(preserveQuery && query !== undefined ? { differs: ASKED_KEPT } : {}) };
}

/** A rule by which nginx says that a page is gone. */
export function nginxGone(rule: RedirectRule): HostLines<string> {
  const cannot = unwritable(rule);
  if (cannot !== undefined) return { cannot };
  const asked = queryPattern(rule);
  const from = nginxPattern(asked === undefined ? pathPattern(rule, '^/') : requestPattern(rule, asked));
  if (!isNginxLength(from)) return { cannot: 'its line is longer than the host reads' };
  const variable = asked === undefined ? 'uri' : 'request_uri';
  return { lines: [nginxIf(variable, from, [nginxLine('return', nginxWord('410'))])] };
}

/** An address with what a query asks for, as browsers send it. */
function requestPattern({ source }: RedirectRule, asked: string): string {
  const path = escapeRegex(encodePath(trimTrailingSlash(parseUrlPath(source).path)));
  return `^${path === '/' ? '' : path}/?\\?${asked.slice(1)}`;
}

/** A rule by which Apache says that a page is gone. */
export function apacheGone(rule: RedirectRule): HostLines<string> {
  const cannot = unwritable(rule);
  if (cannot !== undefined) return { cannot };
  const isPattern = rule.match === 'regex';
  const path = pathPattern(rule, isPattern ? '^/' : '^/?');
  const query = queryPattern(rule);
  if (`${path}${query ?? ''}`.includes('${'))
    return { cannot: 'it has ${, which the host takes for a variable' };
  return {
    lines: [
      ...(query === undefined ? [] : [apacheCondition('QUERY_STRING', query)]),
      ...(isPattern ? [apacheCondition('REQUEST_URI', path)] : []),
      apacheLine('RewriteRule', apachePattern(isPattern ? '^' : path), apacheWord('-'), apacheWord('[G,L]')),
    ],
  };
}

function apacheCondition(variable: string, pattern: string): string {
  return apacheLine('RewriteCond', apacheWord(`%{${variable}}`), apachePattern(pattern));
}

/** Why neither host can express a rule. */
function unwritable(rule: RedirectRule): string | undefined {
  if (rule.match !== 'regex') return undefined;
  if (/\$\d\d/.test(rule.target.replaceAll('$$', ''))) return 'its target names more than nine groups';
  const compiled = compilePattern(rulePattern(rule));
  return 'fault' in compiled
    ? `its pattern cannot be used: ${compiled.fault}`
    : patternDifference(rulePattern(rule));
}

/** The paths of a rule as a pattern; group 1 captures a prefix's remainder. */
function pathPattern(rule: RedirectRule, start: '^/' | '^/?'): string {
  if (rule.match === 'regex') {
    const text = rulePattern(rule);
    const begins = literalPrefix(text);
    const mayBeAdmin = begins.startsWith('/admin') || '/admin'.startsWith(begins);
    return mayBeAdmin ? `^${NOT_ADMIN}.*?(?:${text})` : text;
  }
  const path = escapeRegex(trimTrailingSlash(parseUrlPath(rule.source).path).slice(1));
  if (rule.match === 'exact') return path === '' ? `${start}$` : `${start}${path}/?$`;
  if (path === '') return start === '^/' ? `^${NOT_ADMIN}/(.*)$` : '^/?(?!admin(?:/|$))(.*)$';
  return endsInSlash(rule) ? `${start}${path}(?:/(.*))?$` : `${start}${path}(/.*)?$`;
}

/** Matches all query parameters of the source, in any order. */
function queryPattern({ match, source }: RedirectRule): string | undefined {
  const asked = match === 'exact' ? queryParts(parseUrlPath(source).query) : [];
  if (asked.length === 0) return undefined;
  return `^${asked.map((piece) => `(?=(?:.*&)?${escapeRegex(piece)}(?:&|$))`).join('')}`;
}

/** A pattern that fits this text alone. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
