/** What ends a line, or what no line shows. */
const STRANGE = /[\p{Cc}\u{2028}\u{2029}\p{Surrogate}]/u;

/** Whether text is one line that shows all it holds, as every line of a host's file is. */
export function isOneLine(text: string): boolean {
  return !STRANGE.test(text);
}

/** The text; throws where a line of a host's file cannot hold it: what is asked for comes first. */
export function oneLine(text: string): string {
  if (isOneLine(text)) return text;
  throw new Error(`No line of a host's file can hold ${JSON.stringify(text)}`);
}
