import { hasAlternatives } from '../../../urls/redirects/pattern.js';
import { GONE } from '../../../values/addresses/address-checks.js';
import { escapePattern } from '../../../values/text/escape-pattern.js';
import { type ForeignRule, foreignTarget, type PlacedRule, patternRule, permanence } from './foreign-rule.js';

const REDIRECT = /^(?:Redirect(?:Match|Permanent|Temp)?|RewriteRule)\s/im;
/** Sections in which a redirect applies to some addresses or visitors only. */
const NARROW =
  /^<(?:If|ElseIf|Else|Location|LocationMatch|Files|FilesMatch|Directory|DirectoryMatch|Limit)(?:\s|>)/i;
const STATUSES: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410 };
/** What only says when rules end, or that letters stay as they are. */
const HARMLESS = /^(?:L|END|NE|NOESCAPE|LAST)$/;

/** Whether a file begins as `.htaccess` or another configuration of Apache does. */
export function isApacheFile(start: string): boolean {
  const first = start.split(/\r?\n/).find((line) => !/^\s*(?:#|$)/.test(line)) ?? '';
  return (
    /^\s*(?:<[A-Z]\w+(?:\s[^>]*)?>|[A-Z][A-Za-z]+\s+[^,;]+$)/i.test(first) && REDIRECT.test(unindented(start))
  );
}

/** The redirects of a configuration of Apache, line by line. */
export function apacheRules(text: string): PlacedRule[] {
  const found: PlacedRule[] = [];
  const sections: string[] = [];
  let conditions: string[] = [];
  let base = '/';
  for (const { line, words, told } of directives(text)) {
    const [name = '', ...args] = words;
    const add = (made: ForeignRule) => found.push({ line, made, told: { _text: told } });
    const narrow = sections.find((one) => NARROW.test(one));
    if (name.startsWith('</')) sections.pop();
    else if (name.startsWith('<')) sections.push(told);
    else if (/^RewriteBase$/i.test(name)) base = args[0] ?? '/';
    else if (/^RewriteCond$/i.test(name)) conditions.push(args.join(' '));
    else if (/^RewriteMap$/i.test(name))
      add({ fault: 'RewriteMap has no counterpart: give its pairs as a table of redirects' });
    else if (/^(?:Redirect(?:Match|Permanent|Temp)?|RewriteRule)$/i.test(name)) {
      if (narrow !== undefined) add({ fault: `The condition ${narrow.slice(0, 200)} has no counterpart` });
      else if (!/^RewriteRule$/i.test(name)) add(redirectRule(name.toLowerCase(), args));
      else if (conditions.length > 0)
        add({
          fault: `The condition RewriteCond ${conditions.join(' and ').slice(0, 200)} has no counterpart`,
        });
      else add(rewriteRule(args, sections.some((one) => /^<VirtualHost/i.test(one)) ? undefined : base));
      if (/^RewriteRule$/i.test(name)) conditions = [];
    }
  }
  return found;
}

interface Directive {
  /** Counted from 1; of several lines the first. */
  line: number;
  words: string[];
  told: string;
}

function* directives(text: string): Generator<Directive> {
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1;
    let told = lines[at]?.trim() ?? '';
    while (told.endsWith('\\') && at + 1 < lines.length)
      told = `${told.slice(0, -1)} ${lines[++at]?.trim() ?? ''}`;
    if (told === '' || told.startsWith('#')) continue;
    const words = [...told.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
      ([, quoted, bare = '']) => quoted?.replace(/\\(["\\])/g, '$1') ?? bare,
    );
    yield { line, words, told };
  }
}

/** `Redirect` takes a path with all below it, `RedirectMatch` a pattern; both carry the query on. */
function redirectRule(name: string, args: readonly string[]): ForeignRule {
  const told =
    STATUSES[args[0]?.toLowerCase() ?? ''] ?? (/^\d{3}$/.test(args[0] ?? '') ? Number(args[0]) : undefined);
  const usual = name === 'redirectpermanent' ? 301 : 302;
  const [source = '', written] = told === undefined ? args : args.slice(1);
  const sent = told === 410 ? { permanent: true } : permanence(told ?? usual);
  if ('fault' in sent) return sent;
  const target = told === 410 ? GONE : foreignTarget(written ?? '');
  if (target === undefined) return { fault: `The target '${(written ?? '').slice(0, 100)}' is no address` };
  const rule = { ...sent, preserveQuery: !target.includes('?') };
  if (name === 'redirectmatch') return patternRule(rule, source, target);
  if (!source.startsWith('/')) return { fault: `The source '${source.slice(0, 100)}' is no path` };
  if (!source.endsWith('/') || source === '/')
    return { rule: { ...rule, source, target, match: 'prefix', appendRemainder: target !== GONE } };
  // What is below the path alone: without its last slash it stays.
  const end = target === GONE ? GONE : `${target.replaceAll('$', '$$$$')}$1`;
  return patternRule(rule, `^${escapePattern(source)}(.*)$`, end, source);
}

function rewriteRule(
  [pattern = '', written = '', listed = '']: readonly string[],
  base: string | undefined,
): ForeignRule {
  const flags = listed
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim())
    .filter(Boolean);
  const has = (...names: string[]) => flags.some((flag) => names.includes(flag.toUpperCase()));
  const status = flags.map((flag) => /^(?:R|redirect)(?:=(\w+))?$/i.exec(flag)).find(Boolean);
  const unknown = flags.find(
    (flag) =>
      !HARMLESS.test(flag.toUpperCase()) &&
      !/^(?:R|redirect)(?:=\w+)?$|^(?:NC|nocase|QSA|qsappend|QSD|qsdiscard|G|gone)$/i.test(flag),
  );
  if (unknown !== undefined) return { fault: `The flag ${unknown.slice(0, 50)} has no counterpart` };
  const code = status?.[1] === undefined ? 302 : (STATUSES[status[1].toLowerCase()] ?? Number(status[1]));
  const isGone = has('G', 'GONE') || code === 410;
  if (!isGone && status == null && !/^https?:\/\//i.test(written))
    return { fault: 'A RewriteRule without R has no counterpart: it sends nobody on' };
  const path = rootedPattern(pattern, base);
  if (path === undefined)
    return { fault: `The pattern ${pattern.slice(0, 100)} has no counterpart: it may begin anywhere` };
  const regex = `${has('NC', 'NOCASE') ? '(?i)' : ''}${path}`;
  if (isGone) return patternRule({ permanent: true, preserveQuery: true }, regex, GONE);
  const sent = permanence(code);
  if ('fault' in sent) return sent;
  const [variable] = /%\{[^}]*\}|%\d|\$0|\$\{/.exec(written.replace(OWN_HOST, '')) ?? [];
  if (variable !== undefined) return { fault: `The variable ${variable} has no counterpart` };
  const drops = written.endsWith('?');
  const target = foreignTarget((drops ? written.slice(0, -1) : written).replace(OWN_HOST, ''));
  if (target === undefined || (base !== undefined && base !== '/' && !/^(?:\/|https?:)/i.test(written)))
    return { fault: `The target '${written.slice(0, 100)}' is no address` };
  const keeps = target.includes('?') ? has('QSA', 'QSAPPEND') : !drops && !has('QSD', 'QSDISCARD');
  return patternRule({ ...sent, preserveQuery: keeps }, regex, target);
}

const OWN_HOST = /^https?:\/\/%\{(?:HTTP_HOST|SERVER_NAME)\}(?=\/)/;

/**
 * In a folder patterns are compared with what follows its slash, in a server with the whole path; undefined for one that might take
 * that slash for its own.
 */
function rootedPattern(pattern: string, base: string | undefined): string | undefined {
  if (base === undefined) return pattern;
  if (hasAlternatives(pattern)) return undefined;
  if (/^\^\/|^\//.test(pattern)) return base === '/' ? pattern : undefined;
  if (!base.startsWith('/')) return undefined;
  const root = escapePattern(base.endsWith('/') ? base : `${base}/`);
  if (pattern.startsWith('^')) return `^${root}${pattern.slice(1)}`;
  if (/^\(?\.[*+]/.test(pattern)) return `^${root}${pattern}`;
  return base === '/' && /^[\w-]/.test(pattern) ? pattern : undefined;
}

function unindented(text: string): string {
  return text.replace(/^[ \t]+/gm, '');
}
