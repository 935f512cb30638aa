/** The beginning of a text that is longer than a cell shows, in characters. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;
}
