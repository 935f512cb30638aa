import { parseCssItems } from './css-items.js';
import { type CssIssue, tokenizeCss, withLineAndColumn } from './css-tokens.js';
import { declarationsIn, hasFarLength, pushesFarAway } from './notice-css.js';

/**
 * Declarations that may push what is beside a notice over it or off the screen, or that take such a length from a custom
 * property: nothing that stands in the CSS prevents it. Whether they do depends on the page: this is a hint for a person.
 */
export function concealingDeclarations(css: string): CssIssue[] {
  return [...declarationsIn(parseCssItems(css, tokenizeCss(css)))]
    .filter(({ text }) => pushesFarAway(text) || (text.startsWith('--') && hasFarLength(text)))
    .map(({ at, text }) => withLineAndColumn(css, { at, message: text.slice(0, 80) }));
}
