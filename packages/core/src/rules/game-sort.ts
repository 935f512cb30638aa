import { memoizeWeak } from '../lazy.js';
import { byName } from './ranking.js';

/** The sort orders of the games page: their fields. */
export const GAMES_PAGE_SORTS = ['rating', 'rtp', 'name', 'provider'] as const;
/** A sort order of the games page. */
type GameSort = (typeof GAMES_PAGE_SORTS)[number];

/** The fields that sorting reads; `rtp` is text such as `96.1%`. */
interface SortableGame {
  name: string;
  provider: string;
  rtp: string;
  rating: number;
}

/** Parses a sort order; defaults to rating. */
export function parseGameSort(text: string): GameSort {
  return GAMES_PAGE_SORTS.find((sort) => sort === text) ?? 'rating';
}

/** Sorts games: highest rating or return first, names from A to Z. Cached for each list and order. */
export function sortGames<G extends SortableGame>(games: readonly G[], sort: GameSort): readonly G[] {
  return sorted[sort](games) as readonly G[];
}

const comparators: Record<GameSort, (a: SortableGame, b: SortableGame) => number> = {
  rating: (a, b) => b.rating - a.rating || byName(a, b),
  rtp: (a, b) => rtpPercent(b) - rtpPercent(a) || byName(a, b),
  name: byName,
  provider: (a, b) => byName({ name: a.provider }, { name: b.provider }) || byName(a, b),
};

/** The first number in the text, in percent; -1 sorts games without one last. */
function rtpPercent({ rtp }: SortableGame): number {
  const [number] = /\d+(?:[.,]\d+)?/.exec(rtp) ?? [];
  return number === undefined ? -1 : Number(number.replace(',', '.'));
}

const sorted: Record<GameSort, (games: readonly SortableGame[]) => readonly SortableGame[]> = {
  rating: memoizeWeak((games) => [...games].sort(comparators.rating)),
  rtp: memoizeWeak((games) => [...games].sort(comparators.rtp)),
  name: memoizeWeak((games) => [...games].sort(comparators.name)),
  provider: memoizeWeak((games) => [...games].sort(comparators.provider)),
};
