// Made from the fields of a casino by tests/architecture/field-descriptions.test.ts; do not edit.
import type { FieldPath } from '../../../model/entity.js';
import type { ReviewSection } from '../../../model/field.js';

/** The facts in each section of a review, in order. */
export const reviewFacts: Readonly<
  Record<ReviewSection, readonly { title: string; path: FieldPath['path']; kind: string }[]>
> = {
  tiles: [
    {"title":"Safety Rating","path":["safetyRating"],"kind":"score"},
    {"title":"Total Games","path":["gameCounts","total"],"kind":"number"},
    {"title":"Withdrawal Time","path":["withdrawalTime"],"kind":"text"},
    {"title":"Established","path":["established"],"kind":"year"},
  ],
  breakdown: [
    {"title":"Safety","path":["safetyRating"],"kind":"score"},
    {"title":"Games","path":["gamesRating"],"kind":"score"},
    {"title":"Bonuses","path":["bonusesRating"],"kind":"score"},
    {"title":"Support","path":["supportRating"],"kind":"score"},
    {"title":"Payouts","path":["payoutsRating"],"kind":"score"},
    {"title":"Mobile","path":["mobileRating"],"kind":"score"},
  ],
  information: [
    {"title":"Licenses","path":["licenses"],"kind":"text-list"},
    {"title":"Languages","path":["languages"],"kind":"text-list"},
    {"title":"Currencies","path":["currencies"],"kind":"text-list"},
    {"title":"Countries","path":["countries"],"kind":"country-list"},
    {"title":"Restricted Countries","path":["restrictedCountries"],"kind":"country-list"},
    {"title":"Owner","path":["owner"],"kind":"text"},
    {"title":"Devices","path":["devices"],"kind":"text-list"},
    {"title":"Features","path":["features"],"kind":"text-list"},
  ],
  gameCounts: [
    {"title":"Slots","path":["gameCounts","slots"],"kind":"number"},
    {"title":"Table Games","path":["gameCounts","tableGames"],"kind":"number"},
    {"title":"Live Dealer","path":["gameCounts","liveDealer"],"kind":"number"},
    {"title":"Jackpots","path":["gameCounts","jackpots"],"kind":"number"},
  ],
  bonuses: [
    {"title":"Welcome Bonus","path":["bonuses","welcome"],"kind":"multi-line"},
    {"title":"No Deposit Bonus","path":["bonuses","noDeposit"],"kind":"multi-line"},
    {"title":"Free Spins","path":["bonuses","freeSpins"],"kind":"multi-line"},
  ],
  payments: [
    {"title":"Minimum Deposit","path":["minDeposit"],"kind":"money"},
    {"title":"Minimum Withdrawal","path":["minWithdrawal"],"kind":"money"},
    {"title":"Maximum Withdrawal","path":["maxWithdrawal"],"kind":"money"},
    {"title":"Withdrawal Time","path":["withdrawalTime"],"kind":"text"},
    {"title":"Withdrawal Methods","path":["withdrawalMethods"],"kind":"text-list"},
  ],
};
