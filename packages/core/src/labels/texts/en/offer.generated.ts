// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: offer. */
export const enOffer = {"exclusive":"EXCLUSIVE","claim":"Claim Bonus","claimNamed":"Claim Bonus: {title} (ad, opens in a new tab)","claimOf":"Claim Bonus: {title}, {casino} (ad, opens in a new tab)","validUntil":"Valid Until","ended":"Ended","endedOn":"Ended On","play":"Play","playNamed":"Play {name} (ad, opens in a new tab)","cannotPlay":"{name}: there is no address to play it at yet","jackpot":"Jackpot","provider":"Provider"} as const;
