/** Where the id begins in a record's text. */
export const ID_AT = '{"id":"'.length;
// After an id of 36 characters; slugs need no escapes.
const SLUG_AT = '{"id":"00000000-0000-0000-0000-000000000000","slug":"'.length;

/** The id in a record's text. */
export function idInText(text: string): string {
  return text.slice(ID_AT, text.indexOf('"', ID_AT));
}

/** The slug at the start of a record's text; undefined for a record without one. */
export function slugInText(text: string): string | undefined {
  if (!text.startsWith('","slug":"', SLUG_AT - 10)) return undefined;
  return text.slice(SLUG_AT, text.indexOf('"', SLUG_AT));
}
