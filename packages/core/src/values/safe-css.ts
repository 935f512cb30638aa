/// <reference path="./css-tree.d.ts" />
import parse from 'css-tree/parser';
import { CONTAINER_AT_RULES, type CssItem, parseCssItems } from './css-items.js';
import { excludeAdminScreens } from './css-selector.js';
import {
  bracketIssues,
  type CssIssue,
  type CssIssueAt,
  tokenizeCss,
  withLineAndColumn,
} from './css-tokens.js';
import { cssUrlIssues } from './css-urls.js';

export type { CssIssue } from './css-tokens.js';

/** What CSS may not be longer than, in characters. */
export const MAX_CSS_LENGTH = 200_000;
const MAX_ISSUES = 20;
const NO_HTML = 'HTML has no place in CSS';

/** At-rules that declare something under a name. */
const NAMED_AT_RULES = [
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
];
/** Names that the admin screens go by. */
const RESERVED_NAMES = /^(?:--)?(?:cr-|croupier)/i;

/** What is wrong with CSS that shall be live, at most 20 faults in the order of the text; none where it may be used. */
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
 * CSS in which no rule matches an admin screen, anything in one, or anything around one: `.cr-admin`, `[data-admin]`.
 * Selectors keep their weight. Empty where the CSS has faults, however it came into the store.
 */
export function scopedCss(css: string): string {
  if (css.trim() === '' || cssIssues(css).length > 0) return '';
  const tokens = tokenizeCss(css);
  // What could end a style element is written so that it cannot; within quotes, the only place, it means the same.
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
      // The reader knows no if(); its words are looked at by all other checks.
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

/** What stands in a step of an animation, whose `from` or `50%` is no selector. */
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
    // Within a rule, a selector may begin with how it relates to that rule: a blank, for the reader.
    const plain = source.replace(/(^|,\s*)[>+~]/g, '$1 ');
    yield* parserIssues(plain, at, 'selectorList');
  }
}

/** What the reader says of a piece of CSS: its first fault. */
function parserIssues(text: string, at: number, context: 'declaration' | 'selectorList'): CssIssueAt[] {
  const faults: CssIssueAt[] = [];
  const add = ({ message, offset }: { message: string; offset: number }) => {
    faults.push({ at: Math.min(offset, at + text.length), message });
  };
  try {
    parse(text, { context, offset: at, onParseError: add });
  } catch (error) {
    // Of a selector the reader throws what it tells of a declaration.
    if (!(error instanceof SyntaxError)) throw error;
    add(error as SyntaxError & { offset: number });
  }
  return faults.slice(0, 1);
}

function serializeItems(items: readonly CssItem[], isGuarded = true): string {
  const lines = items.map((item) => {
    if (item.is === 'declaration') return `${item.text};`;
    if (item.is === 'stray') return '';
    if (item.is === 'rule') {
      return `${isGuarded ? excludeAdminScreens(item.text) : item.text}{${serializeItems(item.items, isGuarded)}}\n`;
    }
    const head = `@${item.name}${item.text === '' ? '' : ` ${item.text}`}`;
    if (item.items === undefined) return `${head};\n`;
    return `${head}{${serializeItems(item.items, isGuarded && CONTAINER_AT_RULES.includes(item.name))}}\n`;
  });
  return lines.join('');
}
