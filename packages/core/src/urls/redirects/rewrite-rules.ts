import { parseUrlPath, queryParts, trimTrailingSlash } from '../url-path.js';
import { literalPrefix } from './pattern.js';
import { type RedirectRule, rulePattern } from './redirect-rule.js';

/** A rule in a host's format, and how it differs there; or why the host cannot express it. */
export type HostLines<L> = { lines: L[]; differs?: string } | { cannot: string };

const NOT_ADMIN = '(?!/admin(?:/|$))';
const ASKED_KEPT = 'the part of the query that its source asks for goes along';

/** A rule for nginx; rewrites run in order, before locations are matched. */
export function nginxRule(rule: RedirectRule): HostLines<string> {
  if (namesManyGroups(rule)) return { cannot: 'its target names more than nine groups' };
  const { target, preserveQuery, permanent } = rule;
  const hasFragment = target.includes('#');
  // In nginx, a dollar sign always introduces a group or a variable.
  const literal = rule.match === 'regex' ? target.replaceAll('$$', '%24') : target.replaceAll('$', '%24');
  const to = withRemainder(rule, literal);
  // A trailing question mark drops the visitor's query.
  const end = preserveQuery && !hasFragment ? '' : '?';
  const rewrite = `rewrite ${quoteForNginx(pathPattern(rule, '^/'))} ${quoteForNginx(`${to}${end}`)} ${permanent ? 'permanent' : 'redirect'};`;
  const query = queryPattern(rule);
  const lines = query === undefined ? [rewrite] : [`if ($args ~ ${quoteForNginx(query)}) { ${rewrite} }`];
  if (preserveQuery && hasFragment)
    return { lines, differs: "the visitor's query is left behind, for the target has a #" };
  return { lines, ...(preserveQuery && query !== undefined ? { differs: ASKED_KEPT } : {}) };
}

/** A rule for Apache's mod_rewrite, valid in the server configuration and in .htaccess. */
export function apacheRule(rule: RedirectRule): HostLines<string> {
  if (namesManyGroups(rule)) return { cannot: 'its target names more than nine groups' };
  const { preserveQuery } = rule;
  const target = rule.target.replaceAll('"', '%22');
  const isPattern = rule.match === 'regex';
  const hasGroups = isPattern ? /\$[1-9]/.test(target) : rule.match === 'prefix' && rule.appendRemainder;
  const to = withRemainder(rule, target);
  if (hasGroups && (/[%#]/.test(target) || (!isPattern && target.includes('$')))) {
    return { cannot: 'its target has % # or $ beside what is put in, and the host escapes both or neither' };
  }
  const mark = isPattern ? '%' : '$';
  // Literal characters are escaped; groups of a RewriteCond are referenced by %.
  const substitution = to
    .split(/(\$\$|\$[1-9])/)
    .map((part) => {
      if (/^\$[1-9]$/.test(part) && hasGroups) return `${mark}${part[1]}`;
      return (part === '$$' && isPattern ? '$' : part).replace(/[\\$%]/g, '\\$&');
    })
    .join('');
  const flags = [
    `R=${rule.permanent ? 301 : 302}`,
    'L',
    ...(preserveQuery ? (target.includes('?') ? ['QSA'] : []) : ['QSD']),
    ...(hasGroups ? [] : ['NE']),
  ];
  const query = queryPattern(rule);
  const lines = [
    ...(query === undefined ? [] : [`RewriteCond %{QUERY_STRING} ${quoteForApache(query)}`]),
    ...(isPattern ? [`RewriteCond %{REQUEST_URI} ${quoteForApache(pathPattern(rule, '^/'))}`] : []),
    `RewriteRule ${quoteForApache(isPattern ? '^' : pathPattern(rule, '^/?'))} "${substitution}" [${flags.join(',')}]`,
  ];
  if (lines.some((line) => line.includes('${')))
    return { cannot: 'it has ${, which the host takes for a variable' };
  return { lines, ...(preserveQuery && query !== undefined ? { differs: ASKED_KEPT } : {}) };
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

/** Appends the remainder group to the path of a prefix rule's target. */
function withRemainder(rule: RedirectRule, target: string): string {
  if (rule.match !== 'prefix' || !rule.appendRemainder) return target;
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  const isWhole = endsInSlash(rule);
  const base = isWhole ? path : `${path}${isRootSource(rule) ? '/' : ''}`;
  return `${base}$1${at < 0 ? '' : target.slice(at)}`;
}

/** Whether the target's path ends in a slash, so that the remainder is added without one. */
function endsInSlash({ target }: RedirectRule): boolean {
  return /^[^?#]*\/(?:[?#]|$)/.test(target);
}

function isRootSource({ source }: RedirectRule): boolean {
  return trimTrailingSlash(parseUrlPath(source).path) === '/';
}

/** Matches all query parameters of the source, in any order. */
function queryPattern({ match, source }: RedirectRule): string | undefined {
  const asked = match === 'exact' ? queryParts(parseUrlPath(source).query) : [];
  if (asked.length === 0) return undefined;
  return `^${asked.map((piece) => `(?=(?:.*&)?${escapeRegex(piece)}(?:&|$))`).join('')}`;
}

function namesManyGroups({ match, target }: RedirectRule): boolean {
  return match === 'regex' && /\$\d\d/.test(target.replaceAll('$$', ''));
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}

/** Quotes text for nginx, which removes one level of backslashes. */
function quoteForNginx(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a pattern for Apache, which has no escape for a quotation mark. */
function quoteForApache(pattern: string): string {
  const written = pattern.replace(/\\.|"/gs, (piece) => (piece.endsWith('"') ? '\\x22' : piece));
  return `"${written}"`;
}
