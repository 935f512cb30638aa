import { GONE } from '../../../values/addresses/address-checks.js';
import { escapePattern } from '../../../values/text/escape-pattern.js';
import { type ForeignRule, foreignTarget, permanence } from './foreign-rule.js';

const COMMENT = /^\s*(?:#|$)/;
const LINE = /^(?:\/|https?:\/\/)\S*\s+(?:\/|https?:\/\/|[\w-]+=)\S*/;
const PLACEHOLDER = /:([A-Za-z]\w*)|\*/g;

/** Whether a file begins as the `_redirects` of a host of files does: two addresses on a line, with blanks between. */
export function isHostFile(start: string): boolean {
  const first = start.split(/\r?\n/).find((line) => !COMMENT.test(line));
  return first !== undefined && LINE.test(first) && !/^[^\s]*,/.test(first);
}

/** The rule of a line of `_redirects`; undefined for a comment. Without a status it is 301. */
export function hostLineRule(line: string): ForeignRule | undefined {
  if (COMMENT.test(line)) return undefined;
  const [from = '', ...rest] = line
    .replace(/\s#.*$/, '')
    .trim()
    .split(/\s+/);
  const to = rest.findIndex((word) => /^(?:\/|https?:\/\/)/.test(word));
  if (to < 0) return { fault: 'The line has no target' };
  if (to > 0) return { fault: `The query ${rest.slice(0, to).join(' ')} has no counterpart as a condition` };
  const [target = '', status = '301', ...conditions] = rest;
  if (conditions.length > 0 || !/^\d{3}!?$/.test(status)) {
    const told = [...(/^\d{3}!?$/.test(status) ? [] : [status]), ...conditions].join(' ');
    return { fault: `The condition ${told} has no counterpart: a redirect applies to every visitor` };
  }
  const code = Number.parseInt(status, 10);
  if (code === 410) return withPlaceholders(from, GONE, true);
  const sent = permanence(code);
  if ('fault' in sent) return sent;
  return withPlaceholders(from, target, sent.permanent);
}

function withPlaceholders(from: string, target: string, permanent: boolean): ForeignRule {
  const source = from.replace(/^https?:\/\/[^/]*/i, '') || '/';
  const rule = { permanent, preserveQuery: true };
  const [, above] = /^([^*:]*)\/\*$/.exec(source) ?? [];
  if (above !== undefined) {
    const appendRemainder = /\/:splat$/.test(target);
    const end = appendRemainder ? target.replace(/\/:splat$/, '') || '/' : target;
    return checked({ ...rule, source: above || '/', match: 'prefix', appendRemainder }, end);
  }
  const names: string[] = [];
  let at = 0;
  let regex = '^';
  for (const { 0: found, 1: name, index } of source.matchAll(PLACEHOLDER)) {
    regex += escapePattern(source.slice(at, index)) + (name === undefined ? '(.*)' : '([^/]+)');
    names.push(name ?? 'splat');
    at = index + found.length;
  }
  if (names.length === 0) return checked({ ...rule, source, match: 'exact', appendRemainder: false }, target);
  regex += `${escapePattern(source.slice(at).replace(/\/$/, ''))}/?$`;
  const unknown = [...target.matchAll(/\/:([A-Za-z]\w*)/g)].find(([, name = '']) => !names.includes(name));
  if (unknown !== undefined)
    return { fault: `The target names ${unknown[0].slice(1)}, which the source does not have` };
  const made = target.replace(/\/:([A-Za-z]\w*)/g, (_, name: string) => `/$${names.indexOf(name) + 1}`);
  return checked({ ...rule, source, regex, match: 'regex', appendRemainder: false }, made);
}

function checked(rule: Record<string, unknown>, written: string): ForeignRule {
  const target = written === GONE ? GONE : foreignTarget(written);
  return target === undefined
    ? { fault: `The target '${written.slice(0, 100)}' is no address` }
    : { rule: { ...rule, target } };
}
