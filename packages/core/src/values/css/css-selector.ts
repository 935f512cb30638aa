import { CLOSING_BRACKET, isBlank, isCloser, TOKEN, type Token, tokenizeCss } from './css-tokens.js';

/**
 * Excludes admin screens with their descendants and ancestors, and protected notices (`data-legal`) with their descendants,
 * without adding specificity.
 */
const NOT_PROTECTED =
  ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin),[data-legal],[data-legal] *))';
/** Pseudo-elements that can be written with one colon. */
const SINGLE_COLON_PSEUDO_ELEMENTS = /^(?:before|after|first-line|first-letter)$/i;

/** Which elements a rule may match, by whether a protected notice stands in them. */
const NOTICE_GUARDS = {
  any: '',
  around: ':where(:has([data-legal]))',
  elsewhere: ':not(:where(:has([data-legal])))',
} as const;
/** One of these kinds. */
type NoticeGuard = keyof typeof NOTICE_GUARDS;

/**
 * Extends each selector of a list so that it matches no admin screen and no notice, and of the other elements those with a
 * notice in them or those without. No pseudo-element of what is around a notice is matched: it could lie over the notice.
 */
export function guardSelectors(selectors: string, notices: NoticeGuard = 'any'): string {
  return splitSelectors(selectors)
    .flatMap((selector) => {
      const { place, isPseudoElement } = guardPosition(selector);
      if (isPseudoElement && notices === 'around') return [];
      const guard = NOTICE_GUARDS[isPseudoElement ? 'elsewhere' : notices];
      return [`${selector.slice(0, place)}${NOT_PROTECTED}${guard}${selector.slice(place)}`];
    })
    .join(', ');
}

/** The selectors of a list, without blanks around them. */
export function splitSelectors(selectors: string): string[] {
  const found: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { type, start, end } of tokenizeCss(selectors)) {
    if (type === TOKEN.comma && depth === 0) {
      found.push(selectors.slice(from, start).trim());
      from = end;
    } else if (CLOSING_BRACKET[type] !== undefined) depth++;
    else if (isCloser({ type, start, end })) depth--;
  }
  return [...found, selectors.slice(from).trim()];
}

/** The guard goes after the last compound selector, but before its pseudo-element. */
function guardPosition(text: string): { place: number; isPseudoElement: boolean } {
  const selector = tokenizeCss(text);
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
  return { place, isPseudoElement: isSettled };
}

function isPseudoElement(text: string, selector: readonly Token[], i: number): boolean {
  const next = selector[i + 1];
  if (next === undefined) return false;
  return next.type === TOKEN.colon || SINGLE_COLON_PSEUDO_ELEMENTS.test(text.slice(next.start, next.end));
}

function isCombinator(text: string, { type, start }: Token): boolean {
  return type === TOKEN.delim && '>+~'.includes(text.charAt(start));
}
