import { messages } from '../../messages.js';
import type { ProblemEntry } from './entry.js';

/** Problems of menu items. */
export const menuProblems = {
  'menu-item.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string; suggestion?: string | undefined }) => `Menu item '${ref}' is not there`,
  },
  'menu-item.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number; menus: readonly string[] }) =>
      `There are ${count} menu items '${ref}'`,
  },
  'menu.has-items': {
    code: 'conflict',
    text: ({ menu, count }: { menu: 'header' | 'footer'; count: number }) =>
      `The ${menu} menu has ${count === 1 ? 'an item' : `${count} items`} already`,
  },
  'menu-item.under-itself': {
    code: 'invalid',
    text: ({ label }: { label: string }) => messages.ours.menuCircle(label),
  },
} as const satisfies Record<string, ProblemEntry>;
