/** What plain text has that was written in Markdown. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^(?:[-*+] \S.*\n[-*+] \S|1\. \S.*\n2\. \S)/m,
  /^> \S/m,
  /^```/m,
  /\*\*[^\s*][^*]*\*\*/,
  /\[[^\]\n]+\]\((?:https?:\/\/|\/)[^)\s]+\)/,
  /^\|.+\|\n\|[-: |]+\|/m,
];

/** Whether a plain text is written in Markdown. */
export function isMarkdown(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text.replace(/\r\n?/g, '\n')));
}

/** The HTML of Markdown; it is cleaned like all that is pasted. */
export async function htmlOfMarkdown(text: string): Promise<string> {
  const { marked } = await import('marked');
  return marked.parse(text, { async: false, gfm: true });
}
