import { memoizeWeak } from '../../lazy.js';
import type { PublicCasino } from '../../model/casino.js';
import { type CasinoCardView, listedCasinoCard } from '../cards/casino-card.js';

/** The card of a casino in a ranking; a blacklisted casino has no rank. */
export type RankedCasinoView = CasinoCardView & { rank?: number };

/** The cards of one page of a ranking, numbered through all pages without the blacklisted casinos. */
export function rankedCards(
  ranking: readonly PublicCasino[],
  { items, before }: { items: readonly PublicCasino[]; before: number },
): RankedCasinoView[] {
  let rank = before - blacklistedBefore(ranking, before);
  return items.map((casino) => {
    const card = listedCasinoCard(casino);
    if (casino.isBlacklisted) return card;
    rank++;
    return { ...card, rank };
  });
}

function blacklistedBefore(ranking: readonly PublicCasino[], before: number): number {
  const indexes = blacklistedIndexes(ranking);
  const next = indexes.findIndex((index) => index >= before);
  return next === -1 ? indexes.length : next;
}

const blacklistedIndexes = memoizeWeak((ranking: readonly PublicCasino[]) =>
  ranking.flatMap(({ isBlacklisted }, index) => (isBlacklisted ? [index] : [])),
);
