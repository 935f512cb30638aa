import { parseUrlPath, trimTrailingSlash } from '../url-path.js';
import { compilePattern } from './pattern.js';
import { type RedirectRule, rulePattern } from './redirect-rule.js';

/** A target as text and the numbers of groups, which hosts write each in their own way. */
export type TargetParts = readonly (string | number)[];

/** What a rule's target is put together from: for a prefix with its remainder, group 1 is the remainder. */
export function targetParts(rule: RedirectRule): TargetParts {
  if (rule.match === 'regex') return patternParts(rule);
  if (rule.match !== 'prefix' || !rule.appendRemainder) return [rule.target];
  const { target } = rule;
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  const base = endsInSlash(rule) || !isRootSource(rule) ? path : `${path}/`;
  return [base, 1, at < 0 ? '' : target.slice(at)];
}

/** Whether the target's path ends in a slash, so that the remainder is added without one. */
export function endsInSlash({ target }: RedirectRule): boolean {
  return /^[^?#]*\/(?:[?#]|$)/.test(target);
}

/** A dollar sign that names no group of the pattern stands for itself. */
function patternParts(rule: RedirectRule): TargetParts {
  const compiled = compilePattern(rulePattern(rule));
  const groups = 'pattern' in compiled ? compiled.pattern.groups : 0;
  return rule.target.split(/(\$\$|\$\d)/).map((part, i) => {
    if (i % 2 === 0) return part;
    if (part === '$$') return '$';
    const group = Number(part[1]);
    return group >= 1 && group <= groups ? group : '';
  });
}

function isRootSource({ source }: RedirectRule): boolean {
  return trimTrailingSlash(parseUrlPath(source).path) === '/';
}
