/** Labels over the English ones, for scripts whose locales are complete: nobody is warned. */
export function mergeLabels<L>(
  english: L,
  given: Readonly<Partial<Record<keyof L, unknown>>> | undefined,
): L {
  return { ...english, ...given } as L;
}
