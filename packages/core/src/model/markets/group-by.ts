/** Items by a key of theirs, each group in their order; those without one are left out. */
export function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
