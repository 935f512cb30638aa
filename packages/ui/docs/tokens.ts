import css from '../src/tokens.css?raw';

/** A color that has two values, one for each theme. */
export interface ColorToken {
  name: string;
  light: string;
  dark: string;
}

const [calm = '', strong = ''] = css.split('@media (prefers-contrast: more)');

/** The colors, as the stylesheet has them. */
export const colors = colorsIn(calm);

/** Values for readers who prefer more contrast. */
export const strongColors = colorsIn(strong);

function colorsIn(text: string): ColorToken[] {
  return [
    ...text.matchAll(/(--cr-[\w-]+): var\(--cr-light, (#[0-9a-f]{6})\) var\(--cr-dark, (#[0-9a-f]{6})\);/g),
  ].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
}

/** The properties that a site sets, and their defaults. */
export const properties: { name: string; usual: string }[] = [
  ...calm.matchAll(/var\(\s*(--croupier-[\w-]+),\s*([^;]+?)\s*\);/g),
].map(([, name = '', usual = '']) => ({ name, usual: usual.replace(/\s+/g, ' ') }));

/** The tokens with a prefix, with their descriptions. */
export function tokensOf(start: string): { name: string; value: string }[] {
  return [...calm.matchAll(/(--cr-[\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }))
    .filter(({ name }) => name.startsWith(`--cr-${start}`));
}
