/** What decides the rank of a casino. */
export interface RankedCasino {
  name: string;
  rating?: number | undefined;
  isBlacklisted: boolean;
}

/** The rank of casinos: the best rating first, then those that are not rated, then the blacklist; ties are sorted by name. */
export function byRank(a: RankedCasino, b: RankedCasino): number {
  return byRating(a, b, -1);
}

/** The lowest rating first; casinos that are not rated and the blacklist still come last. */
export function byLowestRating(a: RankedCasino, b: RankedCasino): number {
  return byRating(a, b, 1);
}

/** Puts blacklisted casinos after all others. */
export function byBlacklist(a: Pick<RankedCasino, 'isBlacklisted'>, b: typeof a): number {
  return Number(a.isBlacklisted) - Number(b.isBlacklisted);
}

function byRating(a: RankedCasino, b: RankedCasino, direction: 1 | -1): number {
  return byBlacklist(a, b) || compareRatings(a.rating, b.rating, direction) || byName(a, b);
}

function compareRatings(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
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
