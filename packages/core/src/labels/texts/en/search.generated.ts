// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: search. */
export const enSearch = {"andMore":{"other":"and {count} more"}} as const;
