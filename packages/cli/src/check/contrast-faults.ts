import { relativeLuminance } from '@croupier/core';
import colorString from 'color-string';
import {
  customProperties,
  inlineDeclarations,
  type PropertyLookup,
  substitute,
  type ThemedElement,
} from './custom-properties.js';
import { type Declaration, type StyleRule, splitOutside } from './style-rules.js';

/** What WCAG 2 asks of text, and of large text: 24 pixels or more. */
const LEAST = 4.5;
const LEAST_OF_LARGE = 3;
const LARGE_PX = 24;

/** Texts and grounds of our theme that stand on each other on many pages. */
const TEXTS = ['--cr-ink', '--cr-ink-soft', '--cr-link'];
const BACKGROUNDS = ['--cr-page', '--cr-surface', '--cr-sunken'];

/** A text that is too faint, and what says so: a sheet, a style attribute, or '' for the theme. */
interface ContrastFault {
  place: string;
  message: string;
}

/**
 * Text that is too faint, as far as styles say it by themselves: rules that set a color and a ground, style attributes, and
 * the tokens of our theme on each other. `path` leads from the root of a page to the element that has the theme.
 */
export function contrastFaults(
  path: readonly ThemedElement[],
  rules: readonly StyleRule[],
  styles: Iterable<string>,
): ContrastFault[] {
  const faults = new Map<string, ContrastFault>();
  const attributes = [...styles].map((style) => ({ style, declarations: inlineDeclarations(style) }));
  for (const scheme of ['light', 'dark'] as const) {
    const lookUp = customProperties(path, rules, scheme);
    const where = scheme === 'dark' ? ' for readers with a dark system' : '';
    const add = (place: string, what: string, pair: Pair | undefined) => {
      if (pair === undefined) return;
      // One color of the theme is in many rules, and light and dark are often the same.
      const { written, hex } = pair.text;
      const key = written.startsWith('var(') ? `${written} ${hex}` : `${place} ${what} ${sentenceOf(pair)}`;
      if (!faults.has(key)) faults.set(key, { place, message: `${what}${where}: ${sentenceOf(pair)}` });
    };
    for (const text of TEXTS)
      for (const ground of BACKGROUNDS)
        add('', 'Text of the theme', pairOf(`var(${text})`, [`var(${ground})`], lookUp, LEAST));
    for (const { selectors, declarations, sheet, scheme: needed = scheme } of rules) {
      const selector = selectors.find(isJudged);
      if (selector !== undefined && needed === scheme)
        add(sheet, selector, pairOfDeclarations(declarations, lookUp, isHeading(selector)));
    }
    for (const { style, declarations } of attributes)
      add(
        style,
        `style="${style.slice(0, 80)}"`,
        setsGround(declarations)
          ? pairOfDeclarations(declarations, lookUp, false)
          : pairOnTheme(declarations, lookUp),
      );
  }
  return [...faults.values()];
}

/** A color as it is written, and as it is. */
interface ShownColor {
  written: string;
  hex: string;
  luminance: number;
}

/** A text and its ground, where their contrast is less than what is needed. */
interface Pair {
  text: ShownColor;
  ground: ShownColor;
  least: number;
}

function setsGround(declarations: readonly Declaration[]): boolean {
  return declarations.some(({ name }) => name.startsWith('background'));
}

/** A color that is too faint on every ground of the theme; it stands on one of them. */
function pairOnTheme(declarations: readonly Declaration[], lookUp: PropertyLookup): Pair | undefined {
  const pairs = BACKGROUNDS.map((ground) =>
    pairOfDeclarations([...declarations, { name: 'background', value: `var(${ground})` }], lookUp, false),
  );
  return pairs.includes(undefined) ? undefined : pairs[0];
}

function pairOfDeclarations(
  declarations: readonly Declaration[],
  lookUp: PropertyLookup,
  isLarge: boolean,
): Pair | undefined {
  const last = (name: RegExp) => declarations.findLast((one) => name.test(one.name))?.value;
  const text = last(/^color$/);
  const ground = last(/^background(-color)?$/);
  if (text === undefined || ground === undefined) return undefined;
  const own = new Map(declarations.map(({ name, value }) => [name, value]));
  // What a rule sets for itself holds for its own colors.
  const find: PropertyLookup = (name) => {
    const value = own.get(name);
    return value === undefined ? lookUp(name) : substitute(value, lookUp);
  };
  const least = isLarge || pixels(own.get('font-size')) >= LARGE_PX ? LEAST_OF_LARGE : LEAST;
  return pairOf(text, splitOutside(ground, ' '), find, least);
}

function pairOf(
  text: string,
  ground: readonly string[],
  lookUp: PropertyLookup,
  least: number,
): Pair | undefined {
  const one = shownColor(text, lookUp);
  const [other, ...more] = ground.flatMap((part) => shownColor(part, lookUp) ?? []);
  // A picture or a gradient is no color, and lies over one.
  const isPlain = !ground.some((part) => /\burl\(|gradient\(|image|\belement\(/i.test(part));
  if (one === undefined || other === undefined || more.length > 0 || !isPlain) return undefined;
  const pair = { text: one, ground: other, least };
  return ratioOf(pair.text.luminance, pair.ground.luminance) < least ? pair : undefined;
}

function shownColor(written: string, lookUp: PropertyLookup): ShownColor | undefined {
  const value = substitute(written, lookUp)?.toLowerCase() ?? '';
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(value) ?? [0, 0, 0, 0];
  // What is behind a color that lets through is not known.
  if (alpha < 1) return undefined;
  const hex = `#${[red, green, blue].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
  return { written, hex, luminance: relativeLuminance([red, green, blue]) };
}

function channelsOf(value: string): readonly number[] | undefined {
  if (/^hsla?\(/.test(value)) {
    const [hue = 0, saturation = 0, lightness = 0, alpha = 1] = colorString.get.hsl(value) ?? [0, 0, 0, 0];
    return [...fromHsl(hue, saturation / 100, lightness / 100), alpha];
  }
  return colorString.get.rgb(value) ?? undefined;
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((from) => {
    const at = (from + hue / 30) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}

/** The contrast of two luminances, from 1 to 21. */
function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function sentenceOf({ text, ground, least }: Pair): string {
  const ratio = shownRatio(ratioOf(text.luminance, ground.luminance));
  const [better, best] =
    ratioOf(0, ground.luminance) > ratioOf(1, ground.luminance)
      ? ['black', ratioOf(0, ground.luminance)]
      : ['white', ratioOf(1, ground.luminance)];
  const advice = `${better} text there would have ${shownRatio(best)}:1`;
  return `${nameOf(text)} on ${nameOf(ground)} has a contrast of ${ratio}:1, and ${least}:1 is needed; ${advice}`;
}

/** Rounded down: 4.49 is not enough. */
function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function nameOf({ written, hex }: ShownColor): string {
  const token = /^var\(\s*(--[\w-]+)/.exec(written)?.[1];
  return token === undefined ? hex : `${hex} (${token})`;
}

/** What is turned off, and what stands before or behind an element, may be faint. */
function isJudged(selector: string): boolean {
  return !/:disabled|\[disabled|aria-disabled|::|:before|:after/i.test(selector);
}

/** The first two levels of headings are large wherever nothing else is said. */
function isHeading(selector: string): boolean {
  return /(?:^|[\s>+~])h[12](?![\w-])[^\s>+~]*$/i.test(selector);
}

function pixels(size: string | undefined): number {
  const [, digits, unit = ''] = /^([\d.]+)(px|rem|em|pt)$/i.exec(size ?? '') ?? [];
  return Number(digits ?? 0) * ({ px: 1, pt: 4 / 3 }[unit.toLowerCase()] ?? 16);
}
