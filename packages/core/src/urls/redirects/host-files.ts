import { isGone } from '../../values/addresses/address-checks.js';
import {
  decodeQueryPart,
  encodePath,
  formatUrlPath,
  parseUrlPath,
  queryParts,
  trimTrailingSlash,
} from '../url-path.js';
import { ruleFaults, sampleUrlsFor } from './check-redirects.js';
import { compileAlone, compileRedirects } from './compile-redirects.js';
import { redirectsLine } from './line-files.js';
import { isOneLine } from './one-line.js';
import type { RedirectRule } from './redirect-rule.js';
import {
  apacheGone,
  apacheRule,
  escapeRegex,
  type HostLines,
  nginxGone,
  nginxRule,
} from './rewrite-rules.js';

/** The hosts for which redirect files can be generated. */
export const REDIRECT_HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'] as const;
/** The name of a host. */
export type RedirectHost = (typeof REDIRECT_HOSTS)[number];

/** A rule that a host cannot express, or treats differently, and why. */
export interface HostRemark {
  rule: RedirectRule;
  why: string;
}

/** A generated redirect file. */
interface HostFile {
  /** The file name that the host expects. */
  name: string;
  text: string;
  /** The number of rules in the file. */
  written: number;
  /** Rules that the host cannot express; they are not in the file. */
  left: HostRemark[];
  /** Rules in the file that behave slightly differently on the host. */
  differing: HostRemark[];
}

interface HostFormat<L> {
  name: string;
  rule(rule: RedirectRule): HostLines<L>;
  /** Lacking where the host has no answer that a page is gone. */
  gone?(rule: RedirectRule): HostLines<L>;
  file(lines: readonly L[]): string;
  /** How many of the lines the host accepts. */
  capacity?(lines: readonly L[]): number;
  order?(rules: readonly RedirectRule[]): readonly RedirectRule[];
}

/** Generates a host's redirect file, with the rules in the order in which they apply. */
export function buildHostFile(host: RedirectHost, rules: readonly RedirectRule[]): HostFile {
  return fillHostFile(HOST_FORMATS[host] as HostFormat<unknown>, rules);
}

function fillHostFile<L>(host: HostFormat<L>, rules: readonly RedirectRule[]): HostFile {
  const left: HostRemark[] = [];
  const differing: HostRemark[] = [];
  const lines: L[] = [];
  let written = 0;
  for (const rule of host.order?.(rules) ?? rules) {
    const cannot = whyLeftOut(rule);
    const made: HostLines<L> = cannot === undefined ? linesOf(host, rule) : { cannot };
    if ('cannot' in made) {
      left.push({ rule, why: made.cannot });
      continue;
    }
    const all = [...lines, ...made.lines];
    if (host.capacity !== undefined && host.capacity(all) < all.length) {
      left.push({ rule, why: 'the host takes no more rules' });
      continue;
    }
    lines.push(...made.lines);
    written++;
    if (made.differs !== undefined) differing.push({ rule, why: made.differs });
  }
  return { name: host.name, text: host.file(lines), written, left, differing };
}

function linesOf<L>(host: HostFormat<L>, rule: RedirectRule): HostLines<L> {
  if (!isGone(rule)) return host.rule(rule);
  return host.gone?.(rule) ?? { cannot: 'the host has no answer that a page is gone' };
}

/** Why no host gets a rule: a store of an earlier version may have some that would not be saved today. */
function whyLeftOut(rule: RedirectRule): string | undefined {
  const [fault] = ruleFaults(rule);
  if (fault !== undefined) return `it cannot be used (${fault.message})`;
  if (!isOneLine(rule.target) || /\s/.test(rule.target)) return 'its target is no address';
  return wouldLoopOnHost(rule)
    ? 'where it leads it would apply again, and send visitors round in a circle'
    : undefined;
}

/** Whether a rule matches its own target: croupier skips such a redirect, hosts would loop. */
function wouldLoopOnHost(rule: RedirectRule): boolean {
  const alone = compileAlone(rule, undefined);
  return sampleUrlsFor(rule).some((sample) => {
    const [hop] = alone.follow(sample).hops;
    if (hop?.rule !== rule || !hop.to.startsWith('/')) return false;
    return [...alone.matchingRules(parseUrlPath(hop.to))].some((one) => one.rule === rule);
  });
}

const PATTERN = 'it is a pattern, and the host has none';
const WILDCARD = 'its source has * or a part that begins with :, which mean something else there';
const PLACEHOLDER = 'its target has a : with a word behind it, which means something else there';
const MODIFIER = 'its target has ( ) { } * or +, which mean something else there';
const QUERY = 'its source asks for a query that the host reads in another way';
const KEPT = "the visitor's query goes along all the same";

/** A parameter with a value: a value after a colon is a placeholder, and what begins with a slash would be the target. */
const NETLIFY_QUERY = /^[^\s:/=#]+=[^\s:][^\s]*$/;

const netlify: HostFormat<string> = {
  name: '_redirects',
  rule(rule) {
    const source = plainSource(rule);
    if (typeof source !== 'string') return source;
    const asked = queryParts(parseUrlPath(rule.source).query);
    if (!asked.every((piece) => NETLIFY_QUERY.test(piece))) return { cannot: QUERY };
    const isPrefix = rule.match === 'prefix';
    const from = isPrefix ? withWildcard(source) : source;
    const to = isPrefix && rule.appendRemainder ? appendToPath(rule.target, ':splat') : rule.target;
    const lines = [redirectsLine(from, ...asked, to, `${redirectStatus(rule)}!`)];
    return { lines, ...withDifference(rule.preserveQuery ? undefined : KEPT) };
  },
  file: (lines) => `${lines.join('\n')}\n`,
};

const cloudflare: HostFormat<{ line: string; isDynamic: boolean }> = {
  name: '_redirects',
  rule(rule) {
    const source = plainSource(rule);
    if (typeof source !== 'string') return source;
    if (parseUrlPath(rule.source).query !== '')
      return { cannot: 'its source asks for a query, which the host does not look at' };
    const status = String(redirectStatus(rule));
    const isPrefix = rule.match === 'prefix';
    const isRoot = source === '/';
    const appended = isPrefix && rule.appendRemainder ? appendToPath(rule.target, ':splat') : rule.target;
    const texts = [
      ...(isPrefix && isRoot ? [] : [redirectsLine(source, rule.target, status)]),
      ...(isPrefix ? [redirectsLine(withWildcard(source), appended, status)] : []),
      ...(isPrefix || isRoot ? [] : [redirectsLine(`${source}/`, rule.target, status)]),
    ];
    if (texts.some((text) => text.length > 1_000))
      return { cannot: 'its line would be longer than 1,000 characters' };
    const hasQuery = rule.target.includes('?');
    const dropped = "the visitor's query is left behind, for the target has one of its own";
    const query = rule.preserveQuery ? (hasQuery ? dropped : undefined) : hasQuery ? undefined : KEPT;
    return {
      lines: texts.map((line) => ({ line, isDynamic: line.includes('*') })),
      ...withDifference(query),
    };
  },
  // Cloudflare counts every rule after the first wildcard as dynamic, so static rules come first
  // where that is safe.
  order(rules) {
    const wide = compileRedirects(
      rules.filter(({ match }) => match !== 'exact'),
      undefined,
    );
    const isFree = (rule: RedirectRule) =>
      rule.match === 'exact' && [...wide.matchingRules(parseUrlPath(rule.source))].length === 0;
    return [...rules.filter(isFree), ...rules.filter((rule) => !isFree(rule))];
  },
  capacity(lines) {
    const first = lines.findIndex(({ isDynamic }) => isDynamic);
    const statics = first < 0 ? lines.length : first;
    return Math.min(statics, 2_000) + Math.min(lines.length - statics, 100);
  },
  file: (lines) => `${lines.map(({ line }) => line).join('\n')}\n`,
};

const vercel: HostFormat<object> = {
  name: 'vercel.json',
  rule(rule) {
    if (rule.match === 'regex') return { cannot: PATTERN };
    if (/:\w/.test(withoutScheme(rule.target))) return { cannot: PLACEHOLDER };
    if (/[(){}*+\\]/.test(rule.target)) return { cannot: MODIFIER };
    // In Vercel's targets, `$` refers to a group.
    const target = rule.target.replaceAll('$', '%24');
    const { path, query } = parseUrlPath(rule.source);
    const source = encodePath(trimTrailingSlash(path)).replace(/[(){}:*+?\\]/g, '\\$&');
    const bare = source === '/' ? '' : source;
    const asked = queryParts(query).map((piece) => {
      const [key = '', value] = decodeQueryPart(piece).split(/=(.*)/s);
      // The host takes the value for a pattern.
      return { type: 'query', key, ...(value === undefined ? {} : { value: escapeRegex(value) }) };
    });
    const one = (from: string, destination: string) => ({
      source: from,
      destination,
      statusCode: redirectStatus(rule),
      ...(asked.length === 0 ? {} : { has: asked }),
    });
    const lines = [one(bare === '' ? '/' : `${bare}{/}?`, target)];
    if (rule.match === 'prefix') {
      lines.push(
        one(`${bare}/:path(.+)`, rule.appendRemainder ? appendToPath(rule.target, ':path*') : rule.target),
      );
    }
    return { lines, ...withDifference(rule.preserveQuery ? undefined : KEPT) };
  },
  capacity: (lines) => Math.min(lines.length, 2_048),
  file: (redirects) => `${JSON.stringify({ redirects }, null, 2)}\n`,
};

const nginx: HostFormat<string> = {
  name: 'redirects.conf',
  rule: nginxRule,
  gone: nginxGone,
  file: (lines) => `# To be included in the server block, before its locations.\n${lines.join('\n')}\n`,
};

const apache: HostFormat<string> = {
  name: '.htaccess',
  rule: apacheRule,
  gone: apacheGone,
  file: (lines) => `RewriteEngine On\n${lines.join('\n')}\n`,
};

const HOST_FORMATS = { netlify, cloudflare, vercel, nginx, apache };

/** The source path for hosts with plain rules. */
function plainSource(rule: RedirectRule): string | { cannot: string } {
  if (rule.match === 'regex') return { cannot: PATTERN };
  if (/:[A-Za-z]/.test(withoutScheme(rule.target))) return { cannot: PLACEHOLDER };
  const source = formatUrlPath({ path: trimTrailingSlash(parseUrlPath(rule.source).path), query: '' });
  return /\*|\/:/.test(source) ? { cannot: WILDCARD } : source;
}

function withoutScheme(target: string): string {
  return target.replace(/^https?:/i, '');
}

function withWildcard(source: string): string {
  return source === '/' ? '/*' : `${source}/*`;
}

/** Appends a prefix rule's remainder to the path of its target. */
function appendToPath(target: string, rest: string): string {
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  return `${path.replace(/\/$/, '')}/${rest}${at < 0 ? '' : target.slice(at)}`;
}

function redirectStatus({ permanent }: RedirectRule): 301 | 302 {
  return permanent ? 301 : 302;
}

function withDifference(why: string | undefined): { differs?: string } {
  return why === undefined ? {} : { differs: why };
}
