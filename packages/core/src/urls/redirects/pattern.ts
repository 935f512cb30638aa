import { RE2JS } from 're2js';

/** A compiled pattern that matches in linear time. */
export interface Pattern {
  /** The number of groups, for `$1`, `$2` and so on. */
  readonly groups: number;
  /** The groups, with the whole match at index 0; undefined if the path does not match. */
  match(path: string): readonly string[] | undefined;
}

/** Maximum size of a compiled pattern; at this size, a path of 2,000 characters takes about 50 ms at worst. */
const MAX_PROGRAM_SIZE = 500;

/** Compiles a pattern, or returns why it cannot be used. */
export function compilePattern(text: string): { pattern: Pattern } | { fault: string } {
  let engine: ReturnType<typeof RE2JS.compile>;
  try {
    engine = RE2JS.compile(text);
  } catch (error) {
    return { fault: describeRegexError(error) };
  }
  if (engine.programSize() > MAX_PROGRAM_SIZE)
    return { fault: 'it is too large; use fewer or smaller repetitions' };
  const groups = engine.groupCount();
  return {
    pattern: {
      groups,
      match(path) {
        if (!engine.test(path)) return undefined;
        if (groups === 0) return [path];
        const matcher = engine.matcher(path);
        if (!matcher.find()) return undefined;
        return Array.from({ length: groups + 1 }, (_, group) => matcher.group(group) ?? '');
      },
    },
  };
}

/** The literal text with which every match of a pattern begins, as far as it can be determined; '' if unknown. */
export function literalPrefix(text: string): string {
  if (!text.startsWith('^') || hasAlternatives(text)) return '';
  const [, ...letters] = text;
  let found: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    let letter = letters[i] as string;
    if (letter === '\\' && /[^A-Za-z0-9]/.test(letters[i + 1] ?? '')) letter = letters[++i] as string;
    else if (/[\\^$.|?*+()[\]{}]/.test(letter)) {
      // The last character is optional, so it is not part of the prefix.
      if (/[?*{]/.test(letter)) found = found.slice(0, -1);
      break;
    }
    found.push(letter);
  }
  return found.join('');
}

/** Whether `|` appears outside of all groups. */
export function hasAlternatives(text: string): boolean {
  const bare = text.replace(/\\./gsu, '').replace(/\[\]?[^\]]*\]/g, '');
  let depth = 0;
  for (const letter of bare) {
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === '|' && depth === 0) return true;
  }
  return false;
}

function describeRegexError(error: unknown): string {
  const message = (error as Error).message.replace(/^error parsing regexp: /, '');
  if (/\(\?(=|!|<=|<!)/.test(message))
    return 'it looks ahead or behind, which cannot be done in bounded time';
  if (/escape sequence: `\\[1-9]/.test(message))
    return 'it refers back to a group, which cannot be done in bounded time';
  return message;
}
