import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio, readableTextColor } from './parts/color-contrast.js';

const source = path.resolve(import.meta.dirname);
const css = readFileSync(path.join(source, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** The color tokens of one theme, as the last rule before `until` leaves them. */
function colors(theme: Theme, text: string): Map<string, string> {
  const pairs = text.matchAll(
    /(--cr-[a-z-]+): var\(--cr-light, (#[0-9a-f]{6})\) var\(--cr-dark, (#[0-9a-f]{6})\);/g,
  );
  return new Map(
    [...pairs].map(([, name, light, dark]) => [name, theme === 'light' ? light : dark] as [string, string]),
  );
}

const calm = css.slice(0, css.indexOf('@media (prefers-contrast: more)'));
const GROUNDS = ['--cr-page', '--cr-surface', '--cr-sunken'];
const TEXTS = ['--cr-ink', '--cr-ink-soft', '--cr-link'];
const VERDICTS = ['good', 'fair', 'poor', 'info'];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const normal = colors(theme, calm);
  const strong = new Map([...normal, ...colors(theme, css)]);

  test.each([
    ['as drawn', normal, 4.5],
    ['for readers who ask for more contrast', strong, 7],
  ])('text is readable on every background, %s', (_, palette, least) => {
    for (const ground of GROUNDS) {
      for (const text of TEXTS)
        expect(of(palette, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          least - (text === '--cr-link' ? 2.5 : 0),
        );
    }
  });

  test('a verdict is readable on its tint and on the card', () => {
    for (const verdict of VERDICTS) {
      for (const ground of [`--cr-${verdict}-tint`, '--cr-surface', '--cr-page']) {
        expect(of(normal, `--cr-${verdict}`, ground), `${verdict} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(of(normal, '--cr-ink', `--cr-${verdict}-tint`)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the text of a destructive button is readable on its background', () => {
    expect(of(normal, '--cr-on-danger', '--cr-danger')).toBeGreaterThanOrEqual(4.5);
    expect(of(strong, '--cr-on-danger', '--cr-danger')).toBeGreaterThanOrEqual(7);
    expect(of(normal, '--cr-danger', '--cr-surface')).toBeGreaterThanOrEqual(3);
  });

  test('resting controls and chosen options are readable', () => {
    expect(of(normal, '--cr-ink-soft', '--cr-sunken')).toBeGreaterThanOrEqual(4.5);
    expect(of(normal, '--cr-surface', '--cr-ink')).toBeGreaterThanOrEqual(7);
  });

  test('marks, borders of controls and the focus ring contrast with their background', () => {
    for (const mark of [
      ...VERDICTS.map((verdict) => `--cr-${verdict}-mark`),
      '--cr-line-strong',
      '--cr-focus',
    ]) {
      for (const ground of ['--cr-page', '--cr-surface']) {
        expect(of(normal, mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('a generated mark', () => {
  const [, ...rules] = css.slice(css.indexOf('[data-tint] {')).split(/--cr-mark: /);
  const hues = [...css.matchAll(/--cr-hue: (\d+);/g)].map(([, hue]) => Number(hue));
  const pairsOf = (rule: string) => {
    const found = [...rule.matchAll(/oklch\(([\d.]+) ([\d.]+) var\(--cr-hue\)\)/g)].map(([, l, c]) => [l, c]);
    const half = found.length / 2;
    return found.slice(0, half).map((ground, i) => [ground, found[half + i]] as const);
  };

  test('has readable letters in each tint, light and dark, for readers who ask for more contrast too', () => {
    expect(hues).toHaveLength(9);
    const pairs = rules.flatMap(pairsOf);
    expect(pairs).toHaveLength(3);
    for (const [ground, ink] of pairs) {
      for (const hue of hues) {
        const [fill, text] = [ground, ink].map((one) => fromOklch(Number(one?.[0]), Number(one?.[1]), hue));
        expect(contrastRatio(fill as string, text as string), `hue ${hue}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

describe('brand colors', () => {
  test('the text on the default brand color is readable', () => {
    for (const name of ['primary', 'accent']) {
      const [fill, text] = [brand(name), brand(`on-${name}`)];
      expect(contrastRatio(fill, text), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('any color that staff pick gets the text color of more contrast', () => {
    expect(readableTextColor('#facc15')).toBe('#000000');
    expect(readableTextColor('#15803d')).toBe('#ffffff');
    for (let grey = 0; grey <= 255; grey += 5) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrastRatio(color, readableTextColor(color)), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('components take every color and size from the tokens', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(sheets.length).toBeGreaterThan(10);
  for (const sheet of sheets) {
    const rules = readFileSync(path.join(source, sheet), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // A query cannot read a token.
      .replace(/@(?:container|media)[^{]*/g, '');
    expect(
      rules.match(
        /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(|\b\d*\.?\d+(?:px|rem|pt|vw|cm|mm)\b/gi,
      ),
      sheet,
    ).toBeNull();
    expect(rules, sheet).not.toMatch(
      /\b(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b|[^-]\b(?:left|right):/,
    );
    expect(rules, sheet).toMatch(/^\s*@layer croupier\.components \{/);
  }
});

test('colors are only in the tokens; the legal line of an embed repeats theirs, as it obeys no custom property', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const colored = sheets
    .filter((file) => path.basename(file) !== 'tokens.css')
    .filter((file) => COLOR.test(textOf(file)));
  expect(colored).toEqual([LEGAL_LINE_SHEET]);
  const pairs = [...textOf(LEGAL_LINE_SHEET).matchAll(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
  expect(textOf(LEGAL_LINE_SHEET).replaceAll(/light-dark\([^)]*\)/g, '')).not.toMatch(COLOR);
  const [light, dark] = [colors('light', calm), colors('dark', calm)];
  const known = [...light.keys()].map((name) => `${light.get(name)} ${dark.get(name)}`);
  for (const [, inLight, inDark] of pairs) expect(known).toContain(`${inLight} ${inDark}`);
});

const LEGAL_LINE_SHEET = path.join('embed', 'embed.css');
// A color that is made of another is none of its own.
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\((?!from )/i;

function textOf(sheet: string): string {
  return readFileSync(path.join(source, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

function of(palette: Map<string, string>, text: string, ground: string): number {
  return contrastRatio(palette.get(text) ?? missing(text), palette.get(ground) ?? missing(ground));
}

function brand(name: string): string {
  return (
    new RegExp(`--cr-${name}: var\\(--croupier-${name}, (#[0-9a-f]{6})\\)`).exec(css)?.[1] ?? missing(name)
  );
}

function missing(name: string): never {
  throw new Error(`No token '${name}'`);
}

/** The color `#rrggbb` of OKLCH values, each channel cut to what a screen can show. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

describe('layers', () => {
  const layers = [...css.matchAll(/--cr-layer-([a-z]+): (\d+);/g)].map(([, name, place]) => ({
    name,
    place: Number(place),
  }));
  // The frame of an embed lies over whatever the page around it has.
  const sheets = ['.', '../../site/src']
    .flatMap((folder) =>
      readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(source, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.css') && !file.endsWith('embed.css'));

  test('are listed from the lowest to the highest', () => {
    expect(layers.length).toBeGreaterThan(5);
    expect(layers.map(({ place }) => place)).toEqual(layers.map((_, i) => i + 1));
  });

  test('are what every z-index names, and each is used', () => {
    const named = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/z-index:\s*([^;]+);/g)].map(([, value]) => value as string),
    );
    const used = new Set(named);
    expect([...used].sort()).toEqual(layers.map(({ name }) => `var(--cr-layer-${name})`).sort());
  });
});
