/** Characters not allowed in content: control characters except tab and line breaks, and lone surrogates. */
export const DISALLOWED_CHARACTERS = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;
/** A visible character: neither whitespace nor a formatting character. */
export const VISIBLE_CHARACTER = /[^\p{Cf}\s]/u;
