/// <reference path="./css-tree.d.ts" />
import parse from 'css-tree/parser';
import { addressFaults } from './css-addresses.js';
import { type CssItem, HOLDING, itemsOf } from './css-items.js';
import { guarded } from './css-selector.js';
import { bracketFaults, type CssFault, type FaultAt, placed, tokensOf } from './css-tokens.js';

export type { CssFault } from './css-tokens.js';

/** What CSS may not be longer than, in characters. */
export const LONGEST_CSS = 200_000;
const MOST_FAULTS = 20;
const NO_HTML = 'HTML has no place in CSS';

/** At-rules that declare something under a name. */
const NAMING = [
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
];
/** Names that the admin screens go by. */
const OURS = /^(?:--)?(?:cr-|croupier)/i;

/** What is wrong with CSS that shall be live, at most 20 faults in the order of the text; none where it may be used. */
export function cssFaults(css: string): CssFault[] {
  if (css.length > LONGEST_CSS) {
    return [{ message: `CSS must be at most ${LONGEST_CSS} characters`, line: 1, column: 1 }];
  }
  return [...allFaults(css)]
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_FAULTS)
    .map((fault) => placed(css, fault));
}

/**
 * CSS in which no rule matches an admin screen, anything in one, or anything around one: `.cr-admin`, `[data-admin]`.
 * Selectors keep their weight. Empty where the CSS has faults, however it came into the store.
 */
export function scopedCss(css: string): string {
  if (css.trim() === '' || cssFaults(css).length > 0) return '';
  const tokens = tokensOf(css);
  // What could end a style element is written so that it cannot; within quotes, the only place, it means the same.
  return written(itemsOf(css, tokens)).replace(/<(?=[/!])/g, '<\\');
}

function* allFaults(css: string): Iterable<FaultAt> {
  const html = /<\/?(?:style|script)|<!--/i.exec(css);
  if (html !== null) yield { at: html.index, message: NO_HTML };
  const tokens = tokensOf(css);
  const brackets = bracketFaults(css, tokens);
  if (brackets.length > 0) return yield* brackets;
  yield* addressFaults(css, tokens);
  yield* itemFaults(itemsOf(css, tokens));
}

function* itemFaults(items: readonly CssItem[]): Iterable<FaultAt> {
  for (const item of items) {
    if (item.is === 'stray') yield { at: item.at, message: item.message };
    else if (item.is === 'declaration') {
      // The reader knows no if(); its words are looked at by all other checks.
      if (!/\bif\(/i.test(item.text)) yield* readFaults(item.source, item.at, 'declaration');
    } else if (item.is === 'rule') {
      yield* selectorFaults(item);
      yield* itemFaults(item.items);
    } else yield* atRuleFaults(item);
  }
}

function* atRuleFaults(item: CssItem & { is: 'at-rule' }): Iterable<FaultAt> {
  const { at, name, text, items } = item;
  if (name === 'import') {
    yield { at, message: '@import would fetch CSS that nobody has checked; put the rules themselves here' };
    return;
  }
  if (![...HOLDING, ...NAMING].includes(name)) {
    yield { at, message: `@${name} has no place here; there are @${[...HOLDING, ...NAMING].join(', @')}` };
    return;
  }
  if (items === undefined && name !== 'layer') yield { at, message: `@${name} needs a block: { … }` };
  if (NAMING.includes(name) || name === 'layer') {
    yield* nameFaults(at, name === 'font-face' ? familyIn(items ?? []) : text);
  }
  yield* itemFaults(name.endsWith('keyframes') ? (items ?? []).flatMap(stepItems) : (items ?? []));
}

/** What stands in a step of an animation, whose `from` or `50%` is no selector. */
function stepItems(step: CssItem): CssItem[] {
  if (step.is !== 'rule') return [step];
  if (/^(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*$/i.test(step.text)) return step.items;
  const message = `A step of an animation is from, to or a percentage, not '${step.text}'`;
  return [{ is: 'stray', at: step.at, message }];
}

function familyIn(items: readonly CssItem[]): string {
  for (const item of items) {
    if (item.is === 'declaration' && /^font-family\b/i.test(item.text))
      return item.text.replace(/^[^:]*:/, '');
  }
  return '';
}

function* nameFaults(at: number, names: string): Iterable<FaultAt> {
  if (/[\\<]/.test(names)) yield { at, message: 'A name must be written without \\ and <' };
  const ours = names
    .split(',')
    .map((name) => name.replace(/^[\s"']+/, ''))
    .find((name) => OURS.test(name));
  if (ours !== undefined) yield { at, message: `The name ${ours} is used by the site itself; take another` };
}

function* selectorFaults({ at, text, source }: CssItem & { is: 'rule' }): Iterable<FaultAt> {
  if (/(?:^|,)\s*(?:,|$)/.test(text)) yield { at, message: `A selector is missing in '${text}'` };
  else if (text.startsWith('--')) yield { at, message: `'${text}' is no selector` };
  else if (/[>+~]\s*(?:,|$)/.test(text)) yield { at, message: `The selector '${text}' ends too early` };
  else {
    // Within a rule, a selector may begin with how it relates to that rule: a blank, for the reader.
    const plain = source.replace(/(^|,\s*)[>+~]/g, '$1 ');
    yield* readFaults(plain, at, 'selectorList');
  }
}

/** What the reader says of a piece of CSS: its first fault. */
function readFaults(text: string, at: number, context: 'declaration' | 'selectorList'): FaultAt[] {
  const faults: FaultAt[] = [];
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

function written(items: readonly CssItem[], isGuarded = true): string {
  const lines = items.map((item) => {
    if (item.is === 'declaration') return `${item.text};`;
    if (item.is === 'stray') return '';
    if (item.is === 'rule') {
      return `${isGuarded ? guarded(item.text) : item.text}{${written(item.items, isGuarded)}}\n`;
    }
    const head = `@${item.name}${item.text === '' ? '' : ` ${item.text}`}`;
    if (item.items === undefined) return `${head};\n`;
    return `${head}{${written(item.items, isGuarded && HOLDING.includes(item.name))}}\n`;
  });
  return lines.join('');
}
