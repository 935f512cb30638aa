/**
 * Returns a function that computes a value on the first call and caches it: for what every start of the command would make
 * and few need, such as schemas, and patterns of letters, which take a millisecond to read.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Memoizes a function of an object in a WeakMap. */
export function memoizeWeak<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}
