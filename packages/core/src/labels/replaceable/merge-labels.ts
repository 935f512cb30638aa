/** Labels over the English ones; words that are undefined stay English. */
export function mergeLabels<L>(
  english: L,
  given: Readonly<Partial<Record<keyof L, unknown>>> | undefined,
): L {
  if (given === undefined) return english;
  const known = Object.entries(given).filter(([, word]) => word !== undefined);
  return { ...english, ...Object.fromEntries(known) };
}
