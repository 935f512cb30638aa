import { CLOSING_BRACKET, isBlank, isCloser, TOKEN, type Token, tokenizeCss } from './css-tokens.js';

/** Excludes admin screens, their descendants and their ancestors, without adding specificity. */
const NOT_ADMIN =
  ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin)))';
/** Pseudo-elements that can be written with one colon. */
const SINGLE_COLON_PSEUDO_ELEMENTS = /^(?:before|after|first-line|first-letter)$/i;

/** Which elements a rule may match, by whether a protected notice (`data-legal`) stands in them. */
const NOTICE_GUARDS = {
  any: '',
  around: ':where(:has([data-legal]))',
  elsewhere: ':not(:where(:has([data-legal])))',
} as const;
/** One of these kinds. */
export type NoticeGuard = keyof typeof NOTICE_GUARDS;

/** Extends each selector of a list so that it does not match admin screens, and matches by its notices. */
export function guardSelectors(selectors: string, notices: NoticeGuard = 'any'): string {
  const tokens = tokenizeCss(selectors);
  let text = '';
  let done = 0;
  let depth = 0;
  let selector: Token[] = [];
  const close = () => {
    const place = guardPosition(selectors, selector);
    text += `${selectors.slice(done, place)}${NOT_ADMIN}${NOTICE_GUARDS[notices]}`;
    done = place;
    selector = [];
  };
  for (const token of tokens) {
    if (token.type === TOKEN.comma && depth === 0) {
      close();
      continue;
    }
    if (CLOSING_BRACKET[token.type] !== undefined) depth++;
    else if (isCloser(token)) depth--;
    selector.push(token);
  }
  close();
  return text + selectors.slice(done);
}

/** The guard goes after the last compound selector, but before its pseudo-element. */
function guardPosition(text: string, selector: readonly Token[]): number {
  let place = 0;
  let isSettled = false;
  let hasGap = false;
  let depth = 0;
  for (const [i, token] of selector.entries()) {
    const isOutside = depth === 0;
    if (CLOSING_BRACKET[token.type] !== undefined) depth++;
    else if (isCloser(token)) depth--;
    if (isOutside && (isBlank(token) || isCombinator(text, token))) {
      hasGap = true;
      continue;
    }
    // After a combinator, a new compound selector begins.
    if (hasGap) isSettled = false;
    hasGap = false;
    if (isSettled) continue;
    if (isOutside && token.type === TOKEN.colon && isPseudoElement(text, selector, i)) {
      place = token.start;
      isSettled = true;
    } else place = token.end;
  }
  return place;
}

function isPseudoElement(text: string, selector: readonly Token[], i: number): boolean {
  const next = selector[i + 1];
  if (next === undefined) return false;
  return next.type === TOKEN.colon || SINGLE_COLON_PSEUDO_ELEMENTS.test(text.slice(next.start, next.end));
}

function isCombinator(text: string, { type, start }: Token): boolean {
  return type === TOKEN.delim && '>+~'.includes(text.charAt(start));
}
