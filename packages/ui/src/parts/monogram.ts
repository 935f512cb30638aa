/** The hues that `tokens.css` has for generated marks, each soft and solid. */
export const HUE_COUNT = 9;

/** The letters of a generated mark: of the first two words, else the first two; one in scripts without capitals. */
export function monogramOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = [...name.trim()].slice(0, 1), second] = words.map((word) => [...word]);
  const [initial = '', next = ''] = first;
  if (initial.toLowerCase() === initial.toUpperCase() && /\p{L}/u.test(initial)) return initial;
  return initial.toUpperCase() + (second?.[0]?.toUpperCase() ?? next.toLowerCase());
}

/** The tint of a generated mark, the same for a name everywhere: the number of a hue, with an `s` where it is solid. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  const tint = sum % (2 * HUE_COUNT);
  return `${1 + (tint % HUE_COUNT)}${tint < HUE_COUNT ? '' : 's'}`;
}
