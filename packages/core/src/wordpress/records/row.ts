/** The column by which a row names the item that it comes from. */
export const KEY_COLUMN = 'wordpress';

/** A row of an import, by columns. */
export type Row = Record<string, unknown>;
