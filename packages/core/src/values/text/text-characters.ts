/** Characters not allowed in content: control characters except tab and line breaks, and lone surrogates. */
export const DISALLOWED_CHARACTERS = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;
const CONTROL = /[^\P{Cc}\t\r\n]/u;
// Without the flag both halves of a pair count, and the search takes a fifth of the time.
const SURROGATE = /[\ud800-\udfff]/;
const LONE_SURROGATE = /\p{Cs}/u;

/** Whether a text has a character that `DISALLOWED_CHARACTERS` finds. */
export function hasDisallowedCharacter(text: string): boolean {
  return CONTROL.test(text) || (SURROGATE.test(text) && LONE_SURROGATE.test(text));
}

/** A visible character: neither whitespace nor a formatting character. */
export const VISIBLE_CHARACTER = /[^\p{Cf}\s]/u;

/** The name of a character, such as `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
