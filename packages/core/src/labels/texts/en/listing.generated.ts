// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: listing. */
export const enListing = {"readReview":"Read Full Review","readReviewNamed":"Read Full Review: {name}","topPick":"Top of the list","visitShort":"Visit","visitShortNamed":"Visit {name} (ad, opens in a new tab)","review":"Review","reviewNamed":"Review of {name}","casino":"Casino","tableNamed":"{title}: table","tips":"Key Tips","related":"Related Articles"} as const;
