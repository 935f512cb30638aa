// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: forum. */
export const enForum = {"topicCount":{"one":"{count} topic","other":"{count} topics"},"postCount":{"one":"{count} post","other":"{count} posts"},"reputation":{"other":"{count} reputation"},"lastPost":"Last post","pinned":"Pinned","hot":"HOT","startedBy":"by","replies":"Replies","topicViews":"Views","lastReply":"Last reply"} as const;
