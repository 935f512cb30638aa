interface OfferCard {
  /** The links to a casino that a card may have, for casinos, bonuses and games. */
  visit?: unknown;
  claim?: unknown;
  playHref?: unknown;
}

/** Whether any of these cards links to a casino, so that the page says who earns by it. */
export function hasOfferLinks(...lists: readonly (readonly object[])[]): boolean {
  return lists.some((cards) =>
    cards.some(({ visit, claim, playHref }: OfferCard) => (visit ?? claim ?? playHref) !== undefined),
  );
}
