// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: field. */
export const enField = {"required":"required","error":"Error:","show":"Show","passwordToShow":"password","loading":"Loading"} as const;
