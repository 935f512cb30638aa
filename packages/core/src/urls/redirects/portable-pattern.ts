/** Parts of a pattern that croupier, nginx and Apache read alike; a group in brackets has letters of ASCII alone. */
const ALIKE = new RegExp(
  [
    // A letter of another script is several bytes to a host, of which a repetition would take the last.
    String.raw`^(?:[\0-\x7f](?<![\\([^$])|[^\0-\x7f](?![?*+{])`,
    // Some repeat what has no width, and others take it for a fault.
    String.raw`(?:[\^$]|\\[bB])(?![?*+{])`,
    String.raw`\\[dDwWsS]|\\[^A-Za-z0-9]`,
    String.raw`\((?!\?)|\(\?:|\(\?i\)(?![?*+{])|\(\?i:`,
    String.raw`\[\^?\]?(?:[\0-\x7f](?<![\]\\[])|\\[dDwWsS]|\\[^A-Za-z0-9])*\])*$`,
  ].join('|'),
  'u',
);

/** Why hosts would read a pattern in another way, or not at all: with a faulty one they do not start. */
export function patternDifference(pattern: string): string | undefined {
  if (/\(\?P?</.test(pattern.replace(/\\./gsu, '')))
    return 'its pattern names a group, which a host takes for a variable';
  return ALIKE.test(pattern)
    ? undefined
    : 'its pattern has more than ( ) [ ] | . * + ? { } ^ $, \\d, \\w, \\s, \\b and (?i), which hosts read in other ways';
}
