import { readableTextColor } from '../src/parts/color-contrast.js';

/** A brand: two colors, and the text color on each. */
export interface Brand {
  title: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
}

function brand(title: string, primary: string, accent: string): Brand {
  return {
    title,
    primary,
    onPrimary: readableTextColor(primary),
    accent,
    onAccent: readableTextColor(accent),
  };
}

/** Three sites that never were, each of two colors alone. */
export const brands: Record<string, Brand> = {
  harbour: brand('Harbour', '#1e3a8a', '#f59e0b'),
  orchard: brand('Orchard', '#6b21a8', '#a3e635'),
  ember: brand('Ember', '#9a3412', '#5eead4'),
};

/** A brand as the custom properties that a site sets. */
export function brandStyle({ primary, onPrimary, accent, onAccent }: Brand): Record<string, string> {
  return {
    '--croupier-primary': primary,
    '--croupier-on-primary': onPrimary,
    '--croupier-accent': accent,
    '--croupier-on-accent': onAccent,
  };
}
