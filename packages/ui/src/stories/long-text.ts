/** A word that fits in no narrow column. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
/** A text of several lines. */
export const LONG_TEXT = 'A sentence that goes on for a while, and says little. '.repeat(8).trim();
