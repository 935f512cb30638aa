/** How many highlights a card shows; the specification's number. */
export const MAX_HIGHLIGHTS = 3;
