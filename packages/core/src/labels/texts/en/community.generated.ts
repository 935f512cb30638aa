// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: community. */
export const enCommunity = {"prize":"Prize Pool","participants":"Participants","entryFee":"Entry Fee","dates":"Dates","joinTournament":"Join Tournament","isOver":"{title} is over","player":"Player","amount":"Amount","filed":"Filed","playersRating":"Player's Rating","viewDetails":"View Details","noDetails":"This complaint is a sample: the card says all there is of it.","contactPlayer":"Contact Player"} as const;
