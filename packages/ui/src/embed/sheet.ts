import tokens from '../tokens.css?inline';
import own from './embed.css?inline';

const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Adds a component's rules; the build calls it for every CSS module that the embed holds. */
export function addCss(text: string): void {
  texts.push(text);
}

/** The one stylesheet that all embeds of a page share. */
export function embedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([tokens, ...texts, own].join(''));
  }
  return sheet;
}
