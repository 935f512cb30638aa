import { hasSameItems } from './same-items.js';

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

/** Memoizes a function of an object and of what else decides, as long as those are the same things in the same order. */
export function memoizeWhile<K extends object, G, V>(
  make: (of: K, given: () => G) => V,
): (of: K, inputs: readonly unknown[], given: () => G) => V {
  const made = new WeakMap<K, { inputs: readonly unknown[]; value: V }[]>();
  return (of, inputs, given) => {
    const kept = made.get(of) ?? [];
    const known = kept.find((one) => hasSameItems(one.inputs, inputs));
    if (known !== undefined) return known.value;
    const value = make(of, given);
    made.set(of, [{ inputs, value }, ...kept].slice(0, MOST_KEPT));
    return value;
  };
}

/** The most results that are kept for one object. */
const MOST_KEPT = 8;
