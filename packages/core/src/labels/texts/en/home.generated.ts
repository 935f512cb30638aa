// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: home. */
export const enHome = {"allCasinos":"See All Casinos","allBonuses":"All bonuses","allReviews":"All reviews","allPosts":"All articles","latestPosts":"Latest from the blog","noCasinos":"No casinos yet.","chartLabel":"What","chartValue":"How many","sampleCharts":"Sample figures, made up to show what a chart looks like here."} as const;
