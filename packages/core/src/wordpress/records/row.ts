/** The column by which a row names the item that it comes from. */
export const KEY_COLUMN = 'wordpress';

/** A row of an import, by columns. */
export type Row = Record<string, unknown>;

/** A row without the columns that say nothing. */
export function withoutBlanks(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
