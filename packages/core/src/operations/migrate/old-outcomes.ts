/** What becomes of those who follow an old address: only the first three are fine. */
export const OLD_OUTCOMES = [
  'page',
  'one-hop',
  'gone',
  'several-hops',
  'to-home',
  'missing',
  'loop',
] as const;
