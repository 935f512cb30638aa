/** The CSS of all embeds; the build puts it here. */
export const EMBED_CSS = '__EMBED_CSS__';

let sheet: CSSStyleSheet | undefined;

/** The one stylesheet that all embeds of a page share. */
export function embedStyleSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(EMBED_CSS);
  }
  return sheet;
}
