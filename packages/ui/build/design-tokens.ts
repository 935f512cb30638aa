/**
 * The tokens of `tokens.css` in the format of the Design Tokens Community Group, 2025.10: one file of colors and shadows
 * for each theme, one of everything else, and the resolver that puts them together.
 */

type Theme = 'light' | 'dark' | 'light-more-contrast' | 'dark-more-contrast';

const THEMES: readonly Theme[] = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'];

/** A token, or a group of tokens by their names. */
export interface TokenGroup {
  [name: string]: unknown;
}

/** A pixel is this part of the unit at the usual text size. */
const PIXELS_PER_REM = 16;

/** Not expressible in the format: a length in characters; and the names that switch themes. */
const NOT_EXPORTED = ['--cr-measure', '--cr-light', '--cr-dark'];

/** Groups by the beginning of a name; what begins otherwise is a color or a size. */
const GROUPS = ['text', 'leading', 'weight', 'layer', 'space', 'radius', 'logo', 'dial', 'tile'];
const DURATIONS = ['quick', 'slow'];

/** The files by name, as they stand in `dist/tokens/`. */
export function designTokenFiles(css: string): Record<string, TokenGroup> {
  return {
    ...Object.fromEntries(THEMES.map((theme) => [`${theme}.json`, themeTokens(css, theme)])),
    'base.json': baseTokens(css, 'rem'),
    'base-in-pixels.json': baseTokens(css, 'px'),
    'croupier.resolver.json': {
      name: 'croupier',
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'base.json' }] } },
      modifiers: {
        theme: {
          contexts: Object.fromEntries(THEMES.map((theme) => [theme, [{ $ref: `${theme}.json` }]])),
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  };
}

/** The tokens of a stylesheet, with their values as written; of a name the last. */
function declarations(css: string, theme: Theme): Map<string, string> {
  const [calm = '', strong = ''] =
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // The least size of the unit, which the format cannot express.
      .replace(/max\(1rem,\s*16px\)/, '1rem')
      .split('[data-theme="light"]')[0]
      ?.split('@media (prefers-contrast: more)') ?? [];
  const shown = theme.endsWith('more-contrast') ? calm + strong : calm;
  return new Map(
    [...shown.matchAll(/(--cr-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      halfOf(value.replace(/\s+/g, ' ').trim(), theme),
    ]),
  );
}

/** The colors and shadows of a theme. */
function themeTokens(css: string, theme: Theme): TokenGroup {
  const color: TokenGroup = {};
  const shadow: TokenGroup = {};
  for (const [name, value] of declarations(css, theme)) {
    if (NOT_EXPORTED.includes(name)) continue;
    const short = name.replace('--cr-', '');
    if (isColor(value)) color[short] = { $value: colorValue(value), $description: name };
    else if (short === 'shadow') shadow.card = { $value: shadowValue(value), $description: name };
  }
  return { color: { $type: 'color', ...color }, shadow: { $type: 'shadow', ...shadow } };
}

/** Everything that is the same in each theme. */
function baseTokens(css: string, unit: 'rem' | 'px'): TokenGroup {
  const groups: Record<string, TokenGroup> = {};
  const add = (group: string, name: string, type: string, token: TokenGroup) => {
    groups[group] ??= { $type: type };
    groups[group][name] = token;
  };
  for (const [name, value] of declarations(css, 'light')) {
    if (NOT_EXPORTED.includes(name) || isColor(value) || name === '--cr-shadow') continue;
    const short = name.replace('--cr-', '');
    const $description = name;
    const group = GROUPS.find((start) => short === start || short.startsWith(`${start}-`));
    const inGroup = group === undefined ? short : short.slice(group.length + 1) || 'default';
    if (short.endsWith('-face')) {
      const families = value.split(',').map((family) => family.trim().replaceAll('"', ''));
      add('face', short.replace('-face', ''), 'fontFamily', { $value: families, $description });
    } else if (DURATIONS.includes(short)) {
      add('duration', short, 'duration', {
        $value: { value: Number.parseFloat(value), unit: 'ms' },
        $description,
      });
    } else if (group === 'weight') {
      add('weight', inGroup, 'fontWeight', { $value: Number(value), $description });
    } else if (group === 'leading' || group === 'layer') {
      add(group, inGroup, 'number', { $value: Number(value), $description });
    } else {
      const size = { $value: dimensionValue(value, unit), $description };
      add(group ?? 'size', inGroup, 'dimension', size);
    }
  }
  return groups;
}

/** Of `var(--cr-light, A) var(--cr-dark, B)` the half of a theme; of a property of the host its default. */
function halfOf(value: string, theme: Theme): string {
  const isLight = theme.startsWith('light');
  const color = String.raw`(#[0-9a-f]{6}|rgb\([^)]*\))`;
  return value
    .replaceAll(
      new RegExp(String.raw`var\(--cr-light, ${color}\) var\(--cr-dark, ${color}\)`, 'g'),
      isLight ? '$1' : '$2',
    )
    .replace(/^var\( ?--croupier-[\w-]+, (.*?) ?\)$/, '$1');
}

function isColor(value: string): boolean {
  return /^(#[0-9a-f]{6}|rgb\([^)]*\))$/.test(value);
}

function colorValue(text: string): TokenGroup {
  const [red, green, blue, alpha = 1] = text.startsWith('#')
    ? (text.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red ?? 0, green ?? 0, blue ?? 0];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function shadowValue(text: string): TokenGroup[] {
  return text.split(/,(?![^(]*\))/).map((layer) => {
    const color = layer.match(/#[0-9a-f]{6}|rgb\([^)]*\)/)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread = '0'] = layer.replace(color, '').trim().split(/\s+/);
    const pixels = (length = '0') => ({ value: Number.parseFloat(length), unit: 'px' });
    return {
      color: colorValue(color),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });
}

function dimensionValue(text: string, unit: 'rem' | 'px'): unknown {
  const alias = /^var\(--cr-([a-z]+)-([\w-]+)\)$/.exec(text);
  if (alias !== null) return `{${alias[1]}.${alias[2]}}`;
  const pixels = /^([\d.]+)px$/.exec(text)?.[1];
  if (pixels !== undefined) return { value: Number(pixels), unit: 'px' };
  const rem = Number(
    /^calc\(var\(--cr-unit\) \* ([\d.]+)\)$/.exec(text)?.[1] ??
      (/^(1rem|var\(--cr-unit\))$/.test(text) ? 1 : Number.NaN),
  );
  if (Number.isNaN(rem)) throw new Error(`No dimension: ${text}`);
  return unit === 'rem' ? { value: rem, unit } : { value: rem * PIXELS_PER_REM, unit };
}
