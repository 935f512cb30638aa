/** Maximum length of a literal; longer ones tell no more patterns apart, and each length costs a look-up. */
const MAX_LITERAL_LENGTH = 32;

const ESCAPED_LETTER = /^\\[^A-Za-z0-9]$/;
const TOKEN = /\\.|\[\^?\]?(?:\\.|\[:[^\]]*:\]|[^\]\\])*\]|\{\d*,?\d*\}|[\s\S]/gu;

/**
 * The longest text that every match of a pattern contains, as far as it can be determined; '' if unknown. Only
 * characters outside of groups and classes count, and none where flags or alternatives can change their meaning.
 */
export function patternLiteral(pattern: string): string {
  if (/\(\?[a-zA-Z-]*[:)]/.test(pattern.replaceAll('(?:', '(')) || /\\[QCpPx0-9]/.test(pattern)) return '';
  const runs = [''];
  let depth = 0;
  let isLetter = false;
  for (const [token] of pattern.matchAll(TOKEN)) {
    if (depth === 0 && token === '|') return '';
    if (/^(?:[?*+]$|\{.)/.test(token)) {
      // The character before may be missing.
      if (isLetter) runs.push((runs.pop() as string).slice(0, -1));
      runs.push('');
      isLetter = false;
      continue;
    }
    if (token === '(') depth++;
    isLetter = depth === 0 && (ESCAPED_LETTER.test(token) || /^[^\\[\](){}.^$|]$/.test(token));
    if (isLetter) runs.push((runs.pop() as string) + (token.at(1) ?? token));
    else runs.push('');
    if (token === ')') depth--;
  }
  return longest(runs);
}

function longest(runs: readonly string[]): string {
  const found = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return found.slice(0, MAX_LITERAL_LENGTH);
}
