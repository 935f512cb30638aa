import { type ColorScheme, type Declaration, type StyleRule, splitOutside } from './style-rules.js';

/** An element by its name and attributes. */
export interface ThemedElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** A value by the name of a custom property; undefined where it has none, or where the elements differ in it. */
export type PropertyLookup = (name: string) => string | undefined;

/** Custom properties can refer to each other, so their values could grow without end. */
const MAX_LENGTH = 2_000;
const MAX_DEPTH = 20;

/**
 * The custom properties of an element as the style sheets leave them; `path` leads from the root of the page to it. What
 * rules for other elements set too has no value here.
 */
export function customProperties(
  path: readonly ThemedElement[],
  rules: readonly StyleRule[],
  scheme: ColorScheme,
): PropertyLookup {
  const levels = path.map(() => new Map<string, { value: string; rank: number }>());
  const elsewhere = new Set<string>();
  for (const [order, rule] of rules.entries()) {
    if (rule.scheme !== undefined && rule.scheme !== scheme) continue;
    const customs = rule.declarations.filter(({ name }) => name.startsWith('--'));
    if (customs.length === 0) continue;
    const matched = path.map((_, end) => matchRank(rule, path.slice(0, end + 1)));
    if (matched.every((rank) => rank === undefined)) for (const { name } of customs) elsewhere.add(name);
    for (const [level, specificity] of matched.entries()) {
      if (specificity === undefined) continue;
      for (const one of customs) set(levels[level], one, rankOf(rule, one, specificity, order));
    }
  }
  for (const [level, { attributes }] of path.entries())
    for (const one of inlineDeclarations(attributes.style ?? '')) set(levels[level], one, INLINE);
  let inherited: PropertyLookup = () => undefined;
  for (const own of levels) inherited = lookUpOn(own, inherited);
  const values = inherited;
  return (name) => (elsewhere.has(name) ? undefined : values(name));
}

type Level = Map<string, { value: string; rank: number }>;

function set(level: Level | undefined, { name, value }: Declaration, rank: number): void {
  if (rank >= (level?.get(name)?.rank ?? 0)) level?.set(name, { value, rank });
}

function lookUpOn(own: Level, inherited: PropertyLookup): PropertyLookup {
  const known = new Map<string, string | undefined>();
  let depth = 0;
  const lookUp: PropertyLookup = (name) => {
    const raw = own.get(name)?.value;
    if (raw === undefined || /^(?:inherit|unset|revert|revert-layer)$/i.test(raw)) return inherited(name);
    if (known.has(name)) return known.get(name);
    // A property that refers to itself has no value.
    known.set(name, undefined);
    depth++;
    const value = /^initial$/i.test(raw) || depth > MAX_DEPTH ? undefined : substitute(raw, lookUp);
    depth--;
    known.set(name, value);
    return value;
  };
  return lookUp;
}

/** A value with its custom properties put in; undefined where one is missing. */
export function substitute(text: string, lookUp: PropertyLookup, depth = 0): string | undefined {
  const start = text.search(/\bvar\(/i);
  if (start < 0) return text.trim();
  const open = start + 'var('.length;
  const end = closingBracket(text, open);
  if (end < 0 || depth > MAX_DEPTH || text.length > MAX_LENGTH) return undefined;
  const inside = text.slice(open, end);
  const comma = inside.indexOf(',');
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const value =
    lookUp(name) ?? (comma < 0 ? undefined : substitute(inside.slice(comma + 1), lookUp, depth + 1));
  if (value === undefined) return undefined;
  const rest = substitute(text.slice(end + 1), lookUp, depth);
  const whole = `${text.slice(0, start)}${value} ${rest}`;
  return rest === undefined || whole.length > MAX_LENGTH ? undefined : whole.trim();
}

function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

/** The declarations of a style attribute. */
export function inlineDeclarations(style: string): Declaration[] {
  return style.split(';').flatMap((one) => {
    const colon = one.indexOf(':');
    const name = one.slice(0, colon).trim();
    return colon < 0 ? [] : [{ name, value: one.slice(colon + 1).trim() }];
  });
}

const SPECIFICITY = 1e5;
const UNLAYERED = 1e10;
const INLINE = 1e11;
const IMPORTANT = 1e12;

function rankOf(
  rule: StyleRule,
  { isImportant = false }: Declaration,
  specificity: number,
  order: number,
): number {
  return (isImportant ? IMPORTANT : 0) + (rule.isLayered ? 0 : UNLAYERED) + specificity * SPECIFICITY + order;
}

/** How specific a rule's selector is that matches the last element of a path; undefined where none does. */
function matchRank({ selectors, isNested }: StyleRule, path: readonly ThemedElement[]): number | undefined {
  if (isNested) return undefined;
  const ranks = selectors.flatMap((one) => matchingSpecificity(one, path) ?? []);
  return ranks.length === 0 ? undefined : Math.max(...ranks);
}

function matchingSpecificity(selector: string, path: readonly ThemedElement[]): number | undefined {
  const compounds = splitOutside(selector, ' ').filter((one) => one !== '>');
  let at = path.length - 1;
  let specificity = 0;
  for (const [i, compound] of compounds.toReversed().entries()) {
    let found: number | undefined;
    for (; at >= 0 && found === undefined; at--) {
      found = compoundSpecificity(compound, path[at] as ThemedElement, at === 0);
      if (i === 0) {
        at--;
        break;
      }
    }
    if (found === undefined) return undefined;
    specificity += found;
  }
  return specificity;
}

const SIMPLE_SELECTORS = /\*|:root|[.#]?[\w-]+|\[[\w-]+(?:="?[^"\]]*"?)?\]/gy;

/** How specific a compound selector is that matches an element; undefined where it does not, or says more than we read. */
function compoundSpecificity(
  compound: string,
  { name, attributes }: ThemedElement,
  isRoot: boolean,
): number | undefined {
  const parts = compound.match(SIMPLE_SELECTORS) ?? [];
  if (parts.join('') !== compound) return undefined;
  let specificity = 0;
  for (const part of parts) {
    const rest = part.slice(1);
    const [, attribute = '', value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(part) ?? [];
    const isMatch =
      part === '*' ||
      (part === ':root' && isRoot) ||
      (part[0] === '.' && attributes.class?.split(/\s+/).includes(rest)) ||
      (part[0] === '#' && attributes.id === rest) ||
      (attribute !== '' &&
        attributes[attribute] !== undefined &&
        (value === undefined || attributes[attribute] === value)) ||
      part.toLowerCase() === name;
    if (!isMatch) return undefined;
    specificity += part[0] === '#' ? 10_000 : /^[.[:]/.test(part) ? 100 : part === '*' ? 0 : 1;
  }
  return specificity;
}
