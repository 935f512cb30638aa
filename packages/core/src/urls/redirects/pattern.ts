import { RE2JS } from 're2js';

/** A pattern that is ready to be tried on paths, in time that grows with their length alone. */
export interface Pattern {
  /** How many groups it has, for $1, $2 … */
  readonly groups: number;
  /** What its groups hold, the whole at place 0; undefined where it does not match. */
  match(path: string): readonly string[] | undefined;
}

/** Steps of its program that a pattern may have; at this size a path of 2,000 characters takes some 50 ms at worst. */
const MAX_PROGRAM_SIZE = 500;

/** Makes a pattern ready, or says why it cannot be used. */
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

/** The text with which every path that a pattern matches begins, as far as it can be seen; '' where it may be anything. */
export function literalPrefix(text: string): string {
  if (!text.startsWith('^') || hasAlternatives(text)) return '';
  const [, ...letters] = text;
  let found: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    let letter = letters[i] as string;
    if (letter === '\\' && /[^A-Za-z0-9]/.test(letters[i + 1] ?? '')) letter = letters[++i] as string;
    else if (/[\\^$.|?*+()[\]{}]/.test(letter)) {
      // What a repetition may leave out does not count.
      if (/[?*{]/.test(letter)) found = found.slice(0, -1);
      break;
    }
    found.push(letter);
  }
  return found.join('');
}

/** True where `|` stands outside of all groups. */
function hasAlternatives(text: string): boolean {
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
  const said = (error as Error).message.replace(/^error parsing regexp: /, '');
  if (/\(\?(=|!|<=|<!)/.test(said)) return 'it looks ahead or behind, which cannot be done in bounded time';
  if (/escape sequence: `\\[1-9]/.test(said))
    return 'it refers back to a group, which cannot be done in bounded time';
  return said;
}
