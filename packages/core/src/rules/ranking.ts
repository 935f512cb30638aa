interface Ranked {
  name: string;
  rating?: number | undefined;
}

/** Highest rating first, casinos that are not rated last; ties are sorted by name. */
export function byRating(a: Ranked, b: Ranked): number {
  return compareRatings(a.rating, b.rating, -1) || byName(a, b);
}

/** Compares ratings, lowest first, or highest first with -1; those not given come last either way. */
export function compareRatings(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction * (a - b);
}

/** Compares names as people sort them; the tie break makes the order total. */
export function byName(a: { name: string }, b: { name: string }): number {
  return compareWords(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name);
}

/** Compares words as people sort them: without regard to case and accents, and numbers by their value. */
export function compareWords(a: string, b: string, language = 'en'): number {
  const known = collators.get(language) ?? new Intl.Collator(language, SORTING);
  collators.set(language, known);
  return known.compare(a, b);
}

// Created on first use, because constructing a collator is slow.
const collators = new Map<string, Intl.Collator>();
const SORTING = { sensitivity: 'base', numeric: true } as const;
