import { readableTextColor } from '../src/parts/color-contrast.js';

/** A brand: the look of a whole site, as values of tokens. */
export interface Brand {
  title: string;
  /** What makes it, in a line. */
  about: string;
  primary: string;
  accent: string;
  titleFace: string;
  textFace: string;
  radius: string;
  smallRadius: string;
  /** The size that all others hang on. */
  unit: string;
  /** The room around things: 1 is ours. */
  density: number;
  /** The page, the cards and what lies lower, for light and for dark. */
  grounds: { page: Pair; surface: Pair; sunken: Pair; line: Pair };
}

/** A color for light and one for dark. */
type Pair = readonly [light: string, dark: string];

/** Three sites that never were. */
export const brands: Record<string, Brand> = {
  harbour: {
    title: 'Harbour',
    about: 'A newspaper: a serif for all text, square corners, little room, paper.',
    primary: '#1e3a8a',
    accent: '#f59e0b',
    titleFace: '"Croupier Title", Georgia, "Liberation Serif", serif',
    textFace: 'Georgia, "Liberation Serif", serif',
    radius: '0px',
    smallRadius: '0px',
    unit: '0.9375rem',
    density: 0.7,
    grounds: {
      page: ['#fbf8ef', '#101216'],
      surface: ['#fffdf7', '#15181d'],
      sunken: ['#f1ede0', '#1f242b'],
      line: ['#c9c2ac', '#3a414b'],
    },
  },
  orchard: {
    title: 'Orchard',
    about: 'A magazine: a plain sans for all text, large round corners, much room, lilac.',
    primary: '#6b21a8',
    accent: '#a3e635',
    titleFace: '"Avenir Next", "Trebuchet MS", "Liberation Sans", sans-serif',
    textFace: '"Avenir Next", "Trebuchet MS", "Liberation Sans", sans-serif',
    radius: '24px',
    smallRadius: '14px',
    unit: '1.0625rem',
    density: 1.3,
    grounds: {
      page: ['#f6f0fc', '#150f1c'],
      surface: ['#ffffff', '#1f1729'],
      sunken: ['#efe6f8', '#2a2036'],
      line: ['#dfd0ee', '#3b2e4a'],
    },
  },
  ember: {
    title: 'Ember',
    about: 'A terminal: titles and text of one width, hardly rounded corners, warm grey.',
    primary: '#9a3412',
    accent: '#5eead4',
    titleFace: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
    textFace: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
    radius: '3px',
    smallRadius: '2px',
    unit: '0.875rem',
    density: 1,
    grounds: {
      page: ['#fff4ec', '#140d09'],
      surface: ['#fffaf6', '#1d130e'],
      sunken: ['#f8e8dc', '#2a1c15'],
      line: ['#e3c8b5', '#4a3327'],
    },
  },
};

/** The steps of the space scale, in units. */
const SPACES = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1.5, 6: 2, 7: 3, 8: 4.5 };

/** A brand as the custom properties that a site sets on its `data-theme` element. */
export function brandStyle(brand: Brand): Record<string, string> {
  return {
    '--croupier-primary': brand.primary,
    '--croupier-on-primary': readableTextColor(brand.primary),
    '--croupier-accent': brand.accent,
    '--croupier-on-accent': readableTextColor(brand.accent),
    '--croupier-title-face': brand.titleFace,
    '--croupier-text-face': brand.textFace,
    '--croupier-radius': brand.radius,
    '--croupier-radius-s': brand.smallRadius,
    '--croupier-unit': brand.unit,
    ...Object.fromEntries(
      Object.entries(SPACES).map(([step, units]) => [
        `--cr-space-${step}`,
        `calc(var(--cr-unit) * ${Number((units * brand.density).toFixed(3))})`,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(brand.grounds).map(([name, [light, dark]]) => [
        `--cr-${name}`,
        `var(--cr-light, ${light}) var(--cr-dark, ${dark})`,
      ]),
    ),
  };
}

/** A brand as the rule that a site writes. */
export function brandCss(brand: Brand): string {
  const lines = Object.entries(brandStyle(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return `[data-theme] {\n${lines.join('\n')}\n}`;
}
