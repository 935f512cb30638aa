import { lazy } from '../../../lazy.js';
import { LETTER_WIDTHS } from './letter-widths.generated.js';

/** How a text is written: its face, its size, and the height of its lines, both in CSS pixels. */
export interface TextStyle {
  face: keyof typeof LETTER_WIDTHS;
  size: number;
  line: number;
}

/** A text in a style. */
export interface TextRun {
  text: string;
  style: TextStyle;
  /** Room beside it, such as a margin. */
  beside?: number;
}

/** Letters that stay in one line if they fit into it. */
interface Word {
  /** The width of the space before it. */
  space: number;
  letters: number[];
  width: number;
}

/** Between spaces; after a hyphen before a letter; around each letter of scripts without spaces. */
const PIECES =
  /[ \t\n]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[^ \t\n‐–—-]*[‐–—-]+(?=\p{L})|[^ \t\n\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const WIDE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u;
/** Letters that are drawn as one. */
const LIGATURES: Record<string, string> = { ff: 'ﬀ', fi: 'ﬁ', fl: 'ﬂ', ffi: 'ﬃ', ffl: 'ﬄ' };
const LIGATURE = /ff[il]?|f[il]/g;
const SPACE = /^[ \t\n]/;

/** Of letters that the measured face lacks, in parts of the size. */
const UNKNOWN_LETTER = 0.6;
const WIDE_LETTER = 1;

/** The width of each letter of a face, in parts of the size. */
const letterWidths = lazy(
  () =>
    Object.fromEntries(
      Object.entries(LETTER_WIDTHS).map(([face, groups]) => [
        face,
        new Map(
          Object.entries(groups).flatMap(([width, all]) => [...all].map((one) => [one, +width / 1000])),
        ),
      ]),
    ) as Record<TextStyle['face'], Map<string, number>>,
);

/** The height of texts that wrap in a width, one behind the other; their lines are those of the first. */
export function textHeight(runs: readonly TextRun[], width: number): number {
  const line = runs[0]?.style.line ?? 0;
  return lineCount(wordsOf(runs), width) * line;
}

/** The width of texts in one line. */
export function textWidth(runs: readonly TextRun[]): number {
  return sum(wordsOf(runs).map((word) => word.space + word.width));
}

function lineCount(words: readonly Word[], width: number): number {
  let count = 0;
  let filled = Number.POSITIVE_INFINITY;
  for (const word of words) {
    filled += word.space + word.width;
    if (filled <= width) continue;
    count += 1;
    filled = 0;
    for (const letter of word.width > width ? word.letters : [word.width]) {
      if (filled > 0 && filled + letter > width) {
        count += 1;
        filled = 0;
      }
      filled += letter;
    }
  }
  return count;
}

function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: Word[] = [];
  let space = 0;
  let mayBreak = true;
  for (const { text, style, beside = 0 } of runs) {
    for (const piece of text.match(PIECES) ?? []) {
      const drawn = piece.replace(LIGATURE, (one) => LIGATURES[one] ?? one);
      const letters = [...drawn].map((letter) => letterWidth(letter, style));
      const isSpace = SPACE.test(piece);
      if (isSpace) space = letters[0] as number;
      else if (mayBreak) words.push({ space: words.length === 0 ? 0 : space, letters, width: sum(letters) });
      else lengthen(words.at(-1), letters);
      if (!isSpace) space = 0;
      mayBreak = true;
    }
    // What stands behind another run without a space stays beside it.
    mayBreak = SPACE.test(text.slice(-1));
    if (beside > 0) lengthen(words.at(-1), [beside]);
  }
  return words;
}

function lengthen(word: Word | undefined, letters: readonly number[]): void {
  word?.letters.push(...letters);
  if (word !== undefined) word.width += sum(letters);
}

/** In whole pixels, as screens without finer ones draw it. */
function letterWidth(letter: string, { face, size }: TextStyle): number {
  return Math.round(
    (letterWidths()[face].get(letter) ?? (WIDE.test(letter) ? WIDE_LETTER : UNKNOWN_LETTER)) * size,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
