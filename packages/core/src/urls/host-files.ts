import { samplesFor } from './redirect-check.js';
import type { Rule } from './redirect-rule.js';
import { compileRedirects } from './redirects.js';
import { apacheRule, nginxRule, type Written } from './server-rules.js';
import { addressAt, encodedPath, piecesOf, plain, spotOf, withoutSlash } from './spot.js';

/** The hosts whose files of redirects can be written. */
export const HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'] as const;
/** One of them. */
export type HostName = (typeof HOSTS)[number];

/** A rule that a host cannot follow, or follows otherwise, and why. */
export interface Remark {
  rule: Rule;
  why: string;
}

/** A host's file of redirects. */
export interface HostFile {
  /** What the host wants it to be called. */
  name: string;
  text: string;
  /** How many rules stand in it. */
  written: number;
  /** Rules that the host cannot follow; they do not stand in it. */
  left: Remark[];
  /** Rules that stand in it and do there a little less or more. */
  differing: Remark[];
}

interface Host<L> {
  name: string;
  rule(rule: Rule): Written<L>;
  file(lines: readonly L[]): string;
  /** How many of these lines the host takes. */
  room?(lines: readonly L[]): number;
  order?(rules: readonly Rule[]): readonly Rule[];
}

/** Writes rules, in the order in which they apply, as the file of a host. */
export function hostFile(host: HostName, rules: readonly Rule[]): HostFile {
  return filled(BY_NAME[host] as Host<unknown>, rules);
}

function filled<L>(host: Host<L>, rules: readonly Rule[]): HostFile {
  const left: Remark[] = [];
  const differing: Remark[] = [];
  const lines: L[] = [];
  let written = 0;
  for (const rule of host.order?.(rules) ?? rules) {
    const made: Written<L> = circles(rule)
      ? { cannot: 'where it leads it would apply again, and send visitors round in a circle' }
      : host.rule(rule);
    if ('cannot' in made) {
      left.push({ rule, why: made.cannot });
      continue;
    }
    const all = [...lines, ...made.lines];
    if (host.room !== undefined && host.room(all) < all.length) {
      left.push({ rule, why: 'the host takes no more rules' });
      continue;
    }
    lines.push(...made.lines);
    written++;
    if (made.differs !== undefined) differing.push({ rule, why: made.differs });
  }
  return { name: host.name, text: host.file(lines), written, left, differing };
}

/** True where a rule fits the place to which it leads: croupier passes it over there, hosts do not. */
function circles(rule: Rule): boolean {
  const alone = compileRedirects([rule], undefined);
  return samplesFor(rule).some((sample) => {
    const [hop] = alone.follow(sample).hops;
    if (hop?.rule !== rule || !hop.to.startsWith('/')) return false;
    return [...alone.fitting(spotOf(hop.to))].some((one) => one.rule === rule);
  });
}

const PATTERN = 'it is a pattern, and the host has none';
const WILDCARD = 'its source has * or a part that begins with :, which mean something else there';
const PLACEHOLDER = 'its target has a : with a word behind it, which means something else there';
const KEPT = "the visitor's query goes along all the same";

const netlify: Host<string> = {
  name: '_redirects',
  rule(rule) {
    const source = plainSource(rule);
    if (typeof source !== 'string') return source;
    const asked = piecesOf(spotOf(rule.source).query).map((piece) => ` ${piece}`);
    const isPrefix = rule.match === 'prefix';
    const from = isPrefix ? starred(source) : source;
    const to = isPrefix && rule.appendRemainder ? behind(rule.target, ':splat') : rule.target;
    const lines = [`${from}${asked.join('')} ${to} ${statusOf(rule)}!`];
    return { lines, ...differing(rule.preserveQuery ? undefined : KEPT) };
  },
  file: (lines) => `${lines.join('\n')}\n`,
};

const cloudflare: Host<{ line: string; isDynamic: boolean }> = {
  name: '_redirects',
  rule(rule) {
    const source = plainSource(rule);
    if (typeof source !== 'string') return source;
    if (spotOf(rule.source).query !== '')
      return { cannot: 'its source asks for a query, which the host does not look at' };
    const status = statusOf(rule);
    const isPrefix = rule.match === 'prefix';
    const isRoot = source === '/';
    const appended = isPrefix && rule.appendRemainder ? behind(rule.target, ':splat') : rule.target;
    const texts = [
      ...(isPrefix && isRoot ? [] : [`${source} ${rule.target} ${status}`]),
      ...(isPrefix ? [`${starred(source)} ${appended} ${status}`] : []),
      ...(isPrefix || isRoot ? [] : [`${source}/ ${rule.target} ${status}`]),
    ];
    if (texts.some((text) => text.length > 1_000))
      return { cannot: 'its line would be longer than 1,000 characters' };
    const hasQuery = rule.target.includes('?');
    const dropped = "the visitor's query is left behind, for the target has one of its own";
    const query = rule.preserveQuery ? (hasQuery ? dropped : undefined) : hasQuery ? undefined : KEPT;
    return { lines: texts.map((line) => ({ line, isDynamic: line.includes('*') })), ...differing(query) };
  },
  // Whatever stands behind the first wildcard counts as one, so what may come first does.
  order(rules) {
    const wide = compileRedirects(
      rules.filter(({ match }) => match !== 'exact'),
      undefined,
    );
    const isFree = (rule: Rule) =>
      rule.match === 'exact' && [...wide.fitting(spotOf(rule.source))].length === 0;
    return [...rules.filter(isFree), ...rules.filter((rule) => !isFree(rule))];
  },
  room(lines) {
    const first = lines.findIndex(({ isDynamic }) => isDynamic);
    const statics = first < 0 ? lines.length : first;
    return Math.min(statics, 2_000) + Math.min(lines.length - statics, 100);
  },
  file: (lines) => `${lines.map(({ line }) => line).join('\n')}\n`,
};

const vercel: Host<object> = {
  name: 'vercel.json',
  rule(rule) {
    if (rule.match === 'regex') return { cannot: PATTERN };
    if (/:\w/.test(withoutScheme(rule.target))) return { cannot: PLACEHOLDER };
    // There a dollar sign stands for what a group holds.
    const target = rule.target.replaceAll('$', '%24');
    const { path, query } = spotOf(rule.source);
    const source = encodedPath(withoutSlash(path)).replace(/[(){}:*+?\\]/g, '\\$&');
    const bare = source === '/' ? '' : source;
    const asked = piecesOf(query).map((piece) => {
      const [key = '', value] = plain(piece).split(/=(.*)/s);
      return { type: 'query', key, ...(value === undefined ? {} : { value }) };
    });
    const one = (from: string, destination: string) => ({
      source: from,
      destination,
      statusCode: statusOf(rule),
      ...(asked.length === 0 ? {} : { has: asked }),
    });
    const lines = [one(bare === '' ? '/' : `${bare}{/}?`, target)];
    if (rule.match === 'prefix') {
      lines.push(
        one(`${bare}/:path(.+)`, rule.appendRemainder ? behind(rule.target, ':path*') : rule.target),
      );
    }
    return { lines, ...differing(rule.preserveQuery ? undefined : KEPT) };
  },
  room: (lines) => Math.min(lines.length, 2_048),
  file: (redirects) => `${JSON.stringify({ redirects }, null, 2)}\n`,
};

const nginx: Host<string> = {
  name: 'redirects.conf',
  rule: nginxRule,
  file: (lines) => `# To be included in the server block, before its locations.\n${lines.join('\n')}\n`,
};

const apache: Host<string> = {
  name: '.htaccess',
  rule: apacheRule,
  file: (lines) => `RewriteEngine On\n${lines.join('\n')}\n`,
};

const BY_NAME = { netlify, cloudflare, vercel, nginx, apache };

/** The path of a source as files of plain rules take it. */
function plainSource(rule: Rule): string | { cannot: string } {
  if (rule.match === 'regex') return { cannot: PATTERN };
  if (/:[A-Za-z]/.test(withoutScheme(rule.target))) return { cannot: PLACEHOLDER };
  const source = addressAt({ path: withoutSlash(spotOf(rule.source).path), query: '' });
  return /\*|\/:/.test(source) ? { cannot: WILDCARD } : source;
}

function withoutScheme(target: string): string {
  return target.replace(/^https?:/i, '');
}

function starred(source: string): string {
  return source === '/' ? '/*' : `${source}/*`;
}

/** A target with what a prefix leaves over behind its path. */
function behind(target: string, rest: string): string {
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  return `${path.replace(/\/$/, '')}/${rest}${at < 0 ? '' : target.slice(at)}`;
}

function statusOf({ permanent }: Rule): 301 | 302 {
  return permanent ? 301 : 302;
}

function differing(why: string | undefined): { differs?: string } {
  return why === undefined ? {} : { differs: why };
}
