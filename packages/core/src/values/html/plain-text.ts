/** Inline tags do not separate words. */
const INLINE_TAG =
  /^<\/?(?:a|abbr|b|code|del|em|font|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var)(?![\w-])/i;
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const CHARACTER_REFERENCE = /&(?:(nbsp|lt|gt|quot|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED_REFERENCES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
]);

/** Strips HTML tags, for searching, counting and excerpts. */
export function plainText(html: string): string {
  return html
    .replace(TAG, (tag) => (INLINE_TAG.test(tag) ? '' : ' '))
    .replace(CHARACTER_REFERENCE, (written, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return NAMED_REFERENCES.get(name.toLowerCase()) ?? written;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
