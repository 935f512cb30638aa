import { compilePattern } from './pattern.js';

/** Sample variations: how many repetitions above the minimum, and which alternative. */
const VARIATIONS = [
  { more: 0, branch: 0 },
  { more: 1, branch: 0 },
  { more: 2, branch: 1 },
  { more: 1, branch: 2 },
] as const;

/** Candidate characters for a character class, in order of preference. */
const SAMPLE_CHARACTERS = [...'a1-_A.é /'];
/** Maximum sample length; nested repetitions would grow exponentially. */
const MAX_SAMPLE_LENGTH = 500;

const OPENING = /\((?:\?(?:P?<\w+>|[a-zA-Z-]*:|[a-zA-Z-]+(?=\))))?/y;
const SET = /\[\^?\]?(?:\\.|\[:[^\]]*:\]|[^\]\\])*\]/suy;
const QUANTITY = /(?:[?*+]|\{(\d+)(,\d*)?\})\??/y;
const CLASS = /\\(?:[pP](?:\{[^}]*\}|.)|[dDwWsS])/uy;
const NOTHING = /\\[bBAzQE]|[\^$]/y;

/** Generates paths that a pattern probably matches. */
export function samplePaths(pattern: string): string[] {
  const found = new Set<string>();
  for (const way of VARIATIONS) {
    const made = generateSample(pattern, way);
    if (made.length <= MAX_SAMPLE_LENGTH) found.add(made.startsWith('/') ? made : `/${made}`);
  }
  return [...found];
}

/** Generates one text that the pattern should match. */
function generateSample(pattern: string, { more, branch }: (typeof VARIATIONS)[number]): string {
  let at = 0;

  const taken = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(pattern);
    if (found !== null) at += found[0].length;
    return found;
  };

  const alternatives = (): string => {
    const texts = [''];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at++;
        texts.push('');
      } else texts[texts.length - 1] += repeated(atom());
    }
    return texts[Math.min(branch, texts.length - 1)] as string;
  };

  const atom = (): string => {
    if (taken(OPENING) !== null) {
      const inner = alternatives();
      at++;
      return inner;
    }
    if (taken(NOTHING) !== null) return '';
    const set = taken(SET) ?? taken(CLASS);
    if (set !== null) return characterIn(set[0]);
    if (pattern[at] === '\\') at++;
    const letter = String.fromCodePoint(pattern.codePointAt(at) ?? 0x2f);
    at += letter.length;
    return letter === '.' && pattern[at - 2] !== '\\' ? 'a' : letter;
  };

  const repeated = (text: string): string => {
    const quantity = taken(QUANTITY);
    if (quantity === null) return text;
    const [whole, exactly, upTo] = quantity;
    const least = exactly === undefined ? Number(whole.startsWith('+')) : Number(exactly);
    const isFixed = exactly !== undefined && upTo === undefined;
    const wished = isFixed ? least : whole.startsWith('?') ? Math.min(more, 1) : least + more;
    return text.repeat(Math.min(wished, Math.ceil(MAX_SAMPLE_LENGTH / (text.length + 1))));
  };

  return alternatives();
}

const characterCache = new Map<string, string>();

/** A character from a class: its first literal, or the first candidate that it matches. */
function characterIn(set: string): string {
  const named = /^\[([^\\^[\]])/u.exec(set)?.[1];
  if (named !== undefined) return named;
  const before = characterCache.get(set);
  if (before !== undefined) return before;
  const compiled = compilePattern(`^${set}$`);
  const letter =
    SAMPLE_CHARACTERS.find((one) => 'pattern' in compiled && compiled.pattern.match(one) !== undefined) ?? '';
  if (characterCache.size < 1_000) characterCache.set(set, letter);
  return letter;
}
