/// <reference path="./css-tree.d.ts" />
import parse from 'css-tree/parser';
import { CONTAINER_AT_RULES, type CssItem, parseCssItems } from './css-items.js';
import { guardSelectors } from './css-selector.js';
import {
  bracketIssues,
  type CssIssue,
  type CssIssueAt,
  tokenizeCss,
  withLineAndColumn,
} from './css-tokens.js';
import { cssUrlIssues } from './css-urls.js';
import {
  LOWERED_MENUS,
  mayCover,
  stackedBelowNotices,
  worksAnywhere,
  worksAroundNotices,
} from './notice-css.js';

type AtRule = CssItem & { is: 'at-rule' };
type Rule = CssItem & { is: 'rule' };
type Declaration = CssItem & { is: 'declaration' };

export type { CssIssue } from './css-tokens.js';

/** Maximum length of custom CSS, in characters. */
export const MAX_CSS_LENGTH = 200_000;
const MAX_ISSUES = 20;
const NO_HTML = 'HTML has no place in CSS';

/** At-rules that define a name. */
const NAMED_AT_RULES = [
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
];
/** Names reserved for the admin screens. */
const RESERVED_NAMES = /^(?:--)?(?:cr-|croupier)/i;

/** Validates custom CSS: at most 20 errors in text order; empty if it is valid. */
export function cssIssues(css: string): CssIssue[] {
  if (css.length > MAX_CSS_LENGTH) {
    return [{ message: `CSS must be at most ${MAX_CSS_LENGTH} characters`, line: 1, column: 1 }];
  }
  return [...allIssues(css)]
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_ISSUES)
    .map((fault) => withLineAndColumn(css, fault));
}

/**
 * Scopes CSS so that no rule matches admin screens (`.cr-admin`, `[data-admin]`), their descendants or their ancestors;
 * specificity stays the same. No rule matches a notice either; what would hide one from around it, or stack something
 * above it, is left out or lowered. Returns '' for invalid CSS.
 */
export function scopedCss(css: string): string {
  if (css.trim() === '' || cssIssues(css).length > 0) return '';
  const tokens = tokenizeCss(css);
  // Escapes `</` and `<!`, which could end a style element. They occur only in strings, where the
  // escape means the same.
  return serializeItems(parseCssItems(css, tokens)).replace(/<(?=[/!])/g, '<\\');
}

function* allIssues(css: string): Iterable<CssIssueAt> {
  const html = /<\/?(?:style|script)|<!--/i.exec(css);
  if (html !== null) yield { at: html.index, message: NO_HTML };
  const tokens = tokenizeCss(css);
  const brackets = bracketIssues(css, tokens);
  if (brackets.length > 0) return yield* brackets;
  yield* cssUrlIssues(css, tokens);
  yield* itemIssues(parseCssItems(css, tokens));
}

function* itemIssues(items: readonly CssItem[]): Iterable<CssIssueAt> {
  for (const item of items) {
    if (item.is === 'stray') yield { at: item.at, message: item.message };
    else if (item.is === 'declaration') {
      // css-tree does not know if(); all other checks still apply.
      if (!/\bif\(/i.test(item.text)) yield* parserIssues(item.source, item.at, 'declaration');
    } else if (item.is === 'rule') {
      yield* selectorIssues(item);
      yield* itemIssues(item.items);
    } else yield* atRuleIssues(item);
  }
}

function* atRuleIssues(item: CssItem & { is: 'at-rule' }): Iterable<CssIssueAt> {
  const { at, name, text, items } = item;
  if (name === 'import') {
    yield { at, message: '@import would fetch CSS that nobody has checked; put the rules themselves here' };
    return;
  }
  if (![...CONTAINER_AT_RULES, ...NAMED_AT_RULES].includes(name)) {
    yield {
      at,
      message: `@${name} has no place here; there are @${[...CONTAINER_AT_RULES, ...NAMED_AT_RULES].join(', @')}`,
    };
    return;
  }
  if (items === undefined && name !== 'layer') yield { at, message: `@${name} needs a block: { … }` };
  if (NAMED_AT_RULES.includes(name) || name === 'layer') {
    yield* nameIssues(at, name === 'font-face' ? fontFamilyIn(items ?? []) : text);
  }
  yield* itemIssues(name.endsWith('keyframes') ? (items ?? []).flatMap(keyframeItems) : (items ?? []));
}

/** The declarations in an animation step; its `from` or `50%` is not a selector. */
function keyframeItems(step: CssItem): CssItem[] {
  if (step.is !== 'rule') return [step];
  if (/^(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*$/i.test(step.text)) return step.items;
  const message = `A step of an animation is from, to or a percentage, not '${step.text}'`;
  return [{ is: 'stray', at: step.at, message }];
}

function fontFamilyIn(items: readonly CssItem[]): string {
  for (const item of items) {
    if (item.is === 'declaration' && /^font-family\b/i.test(item.text))
      return item.text.replace(/^[^:]*:/, '');
  }
  return '';
}

function* nameIssues(at: number, names: string): Iterable<CssIssueAt> {
  if (/[\\<]/.test(names)) yield { at, message: 'A name must be written without \\ and <' };
  const ours = names
    .split(',')
    .map((name) => name.replace(/^[\s"']+/, ''))
    .find((name) => RESERVED_NAMES.test(name));
  if (ours !== undefined) yield { at, message: `The name ${ours} is used by the site itself; take another` };
}

function* selectorIssues({ at, text, source }: CssItem & { is: 'rule' }): Iterable<CssIssueAt> {
  if (/(?:^|,)\s*(?:,|$)/.test(text)) yield { at, message: `A selector is missing in '${text}'` };
  else if (text.startsWith('--')) yield { at, message: `'${text}' is no selector` };
  else if (/[>+~]\s*(?:,|$)/.test(text)) yield { at, message: `The selector '${text}' ends too early` };
  else {
    // A nested selector may begin with a combinator, which css-tree does not accept.
    const plain = source.replace(/(^|,\s*)[>+~]/g, '$1 ');
    yield* parserIssues(plain, at, 'selectorList');
  }
}

/** The first error that css-tree reports. */
function parserIssues(text: string, at: number, context: 'declaration' | 'selectorList'): CssIssueAt[] {
  const faults: CssIssueAt[] = [];
  const add = ({ message, offset }: { message: string; offset: number }) => {
    faults.push({ at: Math.min(offset, at + text.length), message });
  };
  try {
    parse(text, { context, offset: at, onParseError: add });
  } catch (error) {
    // css-tree throws errors in selectors, but reports those in declarations.
    if (!(error instanceof SyntaxError)) throw error;
    add(error as SyntaxError & { offset: number });
  }
  return faults.slice(0, 1);
}

function serializeItems(items: readonly CssItem[], isGuarded = true): string {
  const lines = items.map((item) => {
    if (item.is === 'declaration') return worksAnywhere(item) ? `${stackedBelowNotices(item.text)};` : '';
    if (item.is === 'stray') return '';
    if (item.is === 'at-rule') return serializeAtRule(item, isGuarded);
    return isGuarded ? serializeRule(item) : `${item.text}{${serializeItems(item.items, false)}}\n`;
  });
  return lines.join('');
}

function serializeAtRule(item: AtRule, isGuarded: boolean): string {
  if (item.items === undefined) return `${headOf(item)};\n`;
  // In a scope, declarations without a rule are those of its root.
  const isScopeRoot = item.name === 'scope' && item.items.some(({ is }) => is === 'declaration');
  if (isScopeRoot)
    return `${headOf(item)}{${serializeRule({ text: ':where(:scope)', items: item.items })}}\n`;
  return `${headOf(item)}{${serializeItems(item.items, isGuarded && CONTAINER_AT_RULES.includes(item.name))}}\n`;
}

function headOf({ name, text }: AtRule): string {
  return `@${name}${text === '' ? '' : ` ${text}`}`;
}

/** A rule; declarations that do not work around notices are written for other elements alone. */
function serializeRule({ text, items }: Pick<Rule, 'text' | 'items'>): string {
  if (!differsAroundNotices(items)) return `${guardSelectors(text)}{${serializeItems(items)}}\n`;
  let css = '';
  for (const part of partsOf(items)) {
    const [first] = part;
    if (first?.is === 'declaration') css += serializeDeclarations(text, part as Declaration[]);
    else if (first !== undefined && isConditional(first))
      css += `${headOf(first)}{${serializeRule({ text, items: first.items })}}\n`;
    else css += `${guardSelectors(text)}{${serializeItems(part)}}\n`;
  }
  return css;
}

function serializeDeclarations(selectors: string, declarations: readonly Declaration[]): string {
  if (!differsAroundNotices(declarations))
    return `${guardSelectors(selectors)}{${serializeItems(declarations)}}\n`;
  const lowered = declarations.some(mayCover) ? LOWERED_MENUS : '';
  const others = `${guardSelectors(selectors, 'elsewhere')}{${serializeItems(declarations)}${lowered}}\n`;
  const [around, kept] = [guardSelectors(selectors, 'around'), declarations.filter(worksAroundNotices)];
  return around === '' || kept.length === 0 ? others : `${others}${around}{${serializeItems(kept)}}\n`;
}

/** Whether what is around a notice gets other declarations than the other elements. */
function differsAroundNotices(items: readonly CssItem[]): boolean {
  return items.some((item) => {
    if (item.is === 'declaration') return mayCover(item) || !worksAroundNotices(item);
    return isConditional(item) && differsAroundNotices(item.items);
  });
}

/** The items in their order, with declarations and rules that follow each other as one. */
function partsOf(items: readonly CssItem[]): CssItem[][] {
  const parts: CssItem[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last?.[0]?.is === item.is && item.is !== 'at-rule') last.push(item);
    else parts.push([item]);
  }
  return parts;
}

/** An at-rule whose declarations are those of the rule that it stands in. */
function isConditional(item: CssItem): item is AtRule & { items: CssItem[] } {
  if (item.is !== 'at-rule' || item.items === undefined) return false;
  return item.name !== 'scope' && CONTAINER_AT_RULES.includes(item.name);
}
