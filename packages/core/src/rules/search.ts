/** Text without its HTML tags, for searching, counting and cutting. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|&#xa0;/gi, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&#x27;/gi, "'")
    .replace(/&amp;|&#x26;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether any of the texts holds the sought words as they stand, in any case. */
export function matches(sought: string, ...texts: (string | undefined)[]): boolean {
  const needle = sought.trim().toLowerCase();
  return needle === '' || texts.some((text) => text?.toLowerCase().includes(needle));
}
