// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** The languages that sites and cards speak. */
export const CARD_LANGUAGES = ["en","de","es","pt","fi","ar"] as const;
/** A language of sites and cards. */
export type CardLanguage = (typeof CARD_LANGUAGES)[number];
