// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: shared. */
export const enShared = {"close":"Close","stars":"{count} out of 5 stars","wide":"Scroll sideways to see all columns.","search":"Search","sampleContent":"Sample content","sampleContentText":"This is sample content, so nothing is sent and nobody is told.","login":"Login","register":"Sign up","emailAddress":"Email","casinoCount":{"one":"{count} casino","other":"{count} casinos"}} as const;
