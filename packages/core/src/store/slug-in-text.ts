// A record's text begins with its id, 36 characters long, and its slug, which needs no escapes.
const SLUG_AT = '{"id":"00000000-0000-0000-0000-000000000000","slug":"'.length;

/** The slug at the start of a record's text; undefined for a record without one. */
export function slugInText(text: string): string | undefined {
  if (!text.startsWith('","slug":"', SLUG_AT - 10)) return undefined;
  return text.slice(SLUG_AT, text.indexOf('"', SLUG_AT));
}
