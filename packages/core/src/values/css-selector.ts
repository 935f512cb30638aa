import { CLOSER, isBlank, isCloser, TOKEN, type Token, tokensOf } from './css-tokens.js';

/** Neither an admin screen, nor in one, nor around one; it adds nothing to a selector's weight. */
const GUARD = ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin)))';
/** Pseudo-elements that may be written with one colon. */
const OLD_ELEMENTS = /^(?:before|after|first-line|first-letter)$/i;

/** A list of selectors, each matching what it did, admin screens left out. */
export function guarded(selectors: string): string {
  const tokens = tokensOf(selectors);
  let text = '';
  let done = 0;
  let depth = 0;
  let selector: Token[] = [];
  const close = () => {
    const place = placeIn(selectors, selector);
    text += `${selectors.slice(done, place)}${GUARD}`;
    done = place;
    selector = [];
  };
  for (const token of tokens) {
    if (token.type === TOKEN.comma && depth === 0) {
      close();
      continue;
    }
    if (CLOSER[token.type] !== undefined) depth++;
    else if (isCloser(token)) depth--;
    selector.push(token);
  }
  close();
  return text + selectors.slice(done);
}

/** Where the guard stands: behind the last compound, but before its pseudo-element. */
function placeIn(text: string, selector: readonly Token[]): number {
  let place = 0;
  let isSettled = false;
  let hasGap = false;
  let depth = 0;
  for (const [i, token] of selector.entries()) {
    const isOutside = depth === 0;
    if (CLOSER[token.type] !== undefined) depth++;
    else if (isCloser(token)) depth--;
    if (isOutside && (isBlank(token) || isCombinator(text, token))) {
      hasGap = true;
      continue;
    }
    // What comes behind a gap is a compound of its own, with the guard at its own end.
    if (hasGap) isSettled = false;
    hasGap = false;
    if (isSettled) continue;
    if (isOutside && token.type === TOKEN.colon && isElement(text, selector, i)) {
      place = token.start;
      isSettled = true;
    } else place = token.end;
  }
  return place;
}

function isElement(text: string, selector: readonly Token[], i: number): boolean {
  const next = selector[i + 1];
  if (next === undefined) return false;
  return next.type === TOKEN.colon || OLD_ELEMENTS.test(text.slice(next.start, next.end));
}

function isCombinator(text: string, { type, start }: Token): boolean {
  return type === TOKEN.delim && '>+~'.includes(text.charAt(start));
}
