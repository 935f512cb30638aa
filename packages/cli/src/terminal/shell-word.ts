/**
 * Text as one word of a command that is proposed to be pasted: in double quotes, which every shell knows, or in single
 * ones where a shell would still read something in it.
 */
export function shellWord(text: string): string {
  if (/^[\w.%/:@-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}
