import type { PageFrameView } from '@croupier/core';
import { readableTextColor } from '@croupier/ui';

/** The theme of a site: its two colors, the text colors on them, and whether it follows the system's dark mode. */
interface Theme {
  name: 'light' | 'auto';
  variables: Record<`--croupier-${string}`, string>;
}

/** The theme of a site, for its root element. */
export function siteTheme({
  primaryColor,
  accentColor,
  hasDarkMode,
}: Pick<PageFrameView['site'], 'primaryColor' | 'accentColor' | 'hasDarkMode'>): Theme {
  return {
    name: hasDarkMode ? 'auto' : 'light',
    variables: {
      '--croupier-primary': primaryColor,
      '--croupier-on-primary': readableTextColor(primaryColor),
      '--croupier-accent': accentColor,
      '--croupier-on-accent': readableTextColor(accentColor),
    },
  };
}
