import { type CssItem, readStyleSheet } from '@croupier/core/html';

/** A rule of a style sheet that can match something on the pages, for screens with the usual colors and contrast. */
export interface StyleRule extends RuleConditions {
  declarations: readonly Declaration[];
  /** The selectors of its list that can match, without the guard of custom CSS. */
  selectors: readonly string[];
  isNested: boolean;
}

interface RuleConditions {
  /** The address of its sheet. */
  sheet: string;
  /** Whether a layer has it, which any rule without one overrides. */
  isLayered: boolean;
  /** The color scheme of the reader that it needs. */
  scheme: ColorScheme | undefined;
}

/** A rule as its sheet has it, with the selectors of each rule that it is nested in, and its own last. */
export interface SheetRule extends RuleConditions {
  declarations: readonly Declaration[];
  levels: readonly (() => readonly Selector[])[];
}

/** A selector, and what must be on a page for it to match. */
interface Selector {
  text: string;
  tags: readonly string[];
  classes: readonly string[];
  themes: readonly string[];
}

/** A color scheme that a reader's system asks for. */
export type ColorScheme = 'light' | 'dark';

/** A declaration with its value as written. */
export interface Declaration {
  name: string;
  value: string;
  isImportant?: boolean;
}

/** What pages name: selectors of anything else match nothing. */
export interface NamesOnPages {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of attributes such as `data-theme`. */
  themes: ReadonlySet<string>;
}

/** The rules of a sheet that set custom properties, or a color and its ground. */
export function readStyleRules(sheet: string, css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  collect(readStyleSheet(css), { sheet, levels: [], isLayered: false, scheme: undefined }, rules);
  return rules;
}

/** The rules that can match something on the pages. */
export function usedRules(rules: readonly SheetRule[], names: NamesOnPages): StyleRule[] {
  return rules.flatMap(({ levels, ...rule }) => {
    const matching = levels.map((level) => level().filter((selector) => canMatch(selector, names)));
    if (matching.some((selectors) => selectors.length === 0)) return [];
    const selectors = (matching.at(-1) ?? []).map(({ text }) => text);
    return [{ ...rule, selectors, isNested: levels.length > 1 }];
  });
}

type Around = Omit<SheetRule, 'declarations'>;

function collect(items: readonly CssItem[], around: Around, rules: SheetRule[]): void {
  const declarations = items.flatMap(declarationOf);
  const has = (name: RegExp) => declarations.some((one) => name.test(one.name));
  if (has(/^--/) || (has(/^color$/) && has(/^background/))) rules.push({ ...around, declarations });
  for (const item of items) {
    if (item.is === 'rule') {
      let known: Selector[] | undefined;
      const own = () => {
        known ??= splitOutside(item.text, ',').flatMap(readSelector);
        return known;
      };
      collect(item.items, { ...around, levels: [...around.levels, own] }, rules);
    } else if (item.is === 'at-rule' && item.items !== undefined) {
      const inside = insideOf(item.name, item.text.toLowerCase(), around);
      if (inside !== undefined) collect(item.items, inside, rules);
    }
  }
}

/** What is around the rules in an at-rule; undefined where most readers get none of them. */
function insideOf(name: string, condition: string, around: Around): Around | undefined {
  if (name === 'layer') return { ...around, isLayered: true };
  if (name === 'supports' || name === 'container') return /^not\b/.test(condition) ? undefined : around;
  if (name !== 'media' || /\bnot\b|\bprint\b|forced-colors|prefers-contrast/.test(condition))
    return undefined;
  const scheme = /prefers-color-scheme:\s*(light|dark)/.exec(condition)?.[1] as ColorScheme | undefined;
  return scheme === undefined ? around : { ...around, scheme };
}

function declarationOf(item: CssItem): Declaration[] {
  if (item.is !== 'declaration' || !/^(?:--|color|background|font-size)/i.test(item.text)) return [];
  const [, given = '', text = ''] = /^([^:]*):([\s\S]*)$/.exec(item.text) ?? [];
  const name = given.trim();
  if (!/^(?:--|(?:background|background-color|color|font-size)$)/i.test(name)) return [];
  const value = text.replaceAll('/**/', ' ').trim();
  const isImportant = /!\s*important$/i.test(value);
  return [
    {
      name: name.startsWith('--') ? name : name.toLowerCase(),
      value: isImportant ? value.slice(0, value.lastIndexOf('!')).trim() : value,
      isImportant,
    },
  ];
}

/** A selector of a list; none of what is in no page. */
function readSelector(given: string): Selector[] {
  // Custom CSS is kept away from the admin, and no page that is checked has one.
  const guard = given.indexOf(':not(:where([data-admin]');
  const text = (guard < 0 ? given : given.slice(0, guard)).trim();
  const plain = withoutArguments(text);
  if (/:host\b/.test(plain)) return [];
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  const found = (from: string, pattern: RegExp) => [...from.matchAll(pattern)].map(([, one = '']) => one);
  return [
    {
      text,
      tags: found(bare, /(?:^|[\s>+~&])([a-z][\w-]*)/gi).map((one) => one.toLowerCase()),
      classes: found(bare, /\.((?:[\w-]|[^\p{ASCII}]|\\.)+)/gu).map((one) => one.replace(/\\(.)/g, '$1')),
      themes: found(plain, /\[data-[\w-]*theme="?'?([\w-]+)/g),
    },
  ];
}

function canMatch({ tags, classes, themes }: Selector, names: NamesOnPages): boolean {
  return (
    tags.every((one) => names.tags.has(one)) &&
    classes.every((one) => names.classes.has(one)) &&
    themes.every((one) => names.themes.has(one))
  );
}

/** A selector without what stands in round brackets. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let text = '';
  for (const letter of selector) {
    if (letter === ')') depth--;
    if (depth === 0) text += letter;
    if (letter === '(') depth++;
  }
  return text.replaceAll('()', '');
}

/** Splits a text at a sign that stands in no brackets. */
export function splitOutside(text: string, sign: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
