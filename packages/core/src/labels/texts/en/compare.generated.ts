// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: compare. */
export const enCompare = {"compareTitle":"Compare Casinos","fact":"Line","remove":"Remove","removeNamed":"Remove {name}","differs":"Differs","best":"Best","unknown":"Not given"} as const;
