import type { AdminScreen } from '@croupier/core';

/** The screens of the sidebar, in the order of the specification; each line is a group. */
export const SIDEBAR: readonly (readonly AdminScreen[])[] = [
  ['dashboard'],
  ['casinos', 'games', 'bonuses'],
  ['users'],
  ['media', 'history'],
];
