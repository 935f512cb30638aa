interface OfferLinks {
  visit?: unknown;
  terms?: unknown;
  hasEnded?: boolean | undefined;
  blacklist?: unknown;
}

/** Whether a card advertises a casino: it links there, or did until its offer ended. */
export function isOffer({ visit, terms, hasEnded, blacklist }: OfferLinks): boolean {
  return blacklist === undefined && (visit !== undefined || terms !== undefined || hasEnded === true);
}
