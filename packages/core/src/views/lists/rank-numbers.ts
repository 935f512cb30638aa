/** A card with its place in a ranking, from 1; a blacklisted casino has none. */
export type Ranked<Card> = Card & { rank?: number };

/** Numbers cards as `withRanks()`, but for those that the site put at their place: their rank is not one of score. */
export function withRanksBesidePins<Card extends { blacklist?: unknown; placed?: unknown }>(
  cards: readonly Card[],
  before = 0,
): Ranked<Card>[] {
  let rank = before;
  return cards.map((card) =>
    card.blacklist === undefined && card.placed === undefined ? { ...card, rank: ++rank } : card,
  );
}

/** Numbers the cards of a ranking, of which `before` stand on earlier pages; the blacklist is last, and has no numbers. */
export function withRanks<Card extends { blacklist?: unknown }>(
  cards: readonly Card[],
  before = 0,
): Ranked<Card>[] {
  let rank = before;
  return cards.map((card) => (card.blacklist === undefined ? { ...card, rank: ++rank } : card));
}
