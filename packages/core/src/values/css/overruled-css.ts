import { type CssItem, parseCssItems } from './css-items.js';
import { type CssIssue, type CssIssueAt, tokenizeCss, withLineAndColumn } from './css-tokens.js';
import {
  changesTokenOfNotices,
  pushesFarAway,
  stackedBelowNotices,
  worksAnywhere,
  worksAroundNotices,
} from './notice-css.js';
import { type NoticePlace, noticePlaceOf } from './notice-places.js';

const NOTICES = 'the notices that the law asks for';
const MAX_LENGTH = 60;
const MAX_ISSUES = 20;

/**
 * What of custom CSS without faults is overruled for the notices that the law asks for, in text order, and at most 20:
 * what cannot reach them, hide them from around them, or lie over them. What pushes things far away is told apart.
 */
export function overruledCss(css: string): CssIssue[] {
  return [...overruledIn(parseCssItems(css, tokenizeCss(css)), 'elsewhere')]
    .slice(0, MAX_ISSUES)
    .map((issue) => withLineAndColumn(css, issue));
}

function* overruledIn(items: readonly CssItem[], place: NoticePlace): Iterable<CssIssueAt> {
  for (const item of items) {
    if (item.is === 'declaration') {
      const message = messageFor(item, place);
      if (message !== undefined) yield { at: item.at, message };
    } else if (item.is === 'rule') {
      const inner = noticePlaceOf(item.text, place);
      if (inner === 'notice')
        yield { at: item.at, message: `'${short(item.text)}' does not reach ${NOTICES}` };
      yield* overruledIn(item.items, inner);
    } else if (item.is === 'at-rule') yield* overruledIn(item.items ?? [], place);
  }
}

function messageFor(declaration: CssItem & { is: 'declaration' }, place: NoticePlace): string | undefined {
  const said = `'${short(declaration.text)}'`;
  if (!worksAnywhere(declaration)) return `${said} does not work: the site ranks its own layers`;
  if (changesTokenOfNotices(declaration))
    return `${said} is a token of ${NOTICES}: they get system colors and letters of 13 pixels`;
  const stacked = stackedBelowNotices(declaration.text);
  if (stacked !== declaration.text) return `${said} ends below ${NOTICES}`;
  if (place !== 'around' || worksAroundNotices(declaration) || pushesFarAway(declaration.text))
    return undefined;
  return `${said} does not work on elements with one of ${NOTICES} in them`;
}

function short(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
