import { directionOf } from '@croupier/core';

/** The direction that the toolbars give to stories: that of their language, unless another is chosen. */
export function storyDirection({ locale, direction }: Record<string, string>): 'ltr' | 'rtl' {
  return direction === 'ltr' || direction === 'rtl' ? direction : directionOf(locale ?? 'en');
}
