import type { Frame } from '@croupier/core';
import { inkOn } from '@croupier/ui';

/** How a site's settings look: its two colours and what is written on them, and whether it follows the system's dark. */
export interface Theme {
  name: 'light' | 'auto';
  variables: Record<`--croupier-${string}`, string>;
}

/** The theme of a site, for its root element. */
export function themeOf({
  primaryColor,
  accentColor,
  hasDarkMode,
}: Pick<Frame['site'], 'primaryColor' | 'accentColor' | 'hasDarkMode'>): Theme {
  return {
    name: hasDarkMode ? 'auto' : 'light',
    variables: {
      '--croupier-primary': primaryColor,
      '--croupier-on-primary': inkOn(primaryColor),
      '--croupier-accent': accentColor,
      '--croupier-on-accent': inkOn(accentColor),
    },
  };
}
