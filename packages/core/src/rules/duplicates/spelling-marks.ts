import { distance } from 'fastest-levenshtein';

/** Shorter names differ by a letter and mean another casino. */
const MIN_SPELLED_LENGTH = 8;
const BASE = 0x01000193;

/** The number of a text; different texts may share one. */
export function textMark(text: string): number {
  let mark = 0;
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, BASE) + text.charCodeAt(at) + 1) | 0;
  return mark >>> 0;
}

/** Names are compared by so many letters. */
const MAX_LENGTH = 120;
/** Of the letters from each place on, and the power that stands before them: in one place, since names are many. */
const ends = new Int32Array(MAX_LENGTH + 1);
const powers = new Int32Array(MAX_LENGTH + 1);

/**
 * The numbers of a name, and of it without each of its letters: names that are one letter apart share one. None of a name that is
 * too short to tell a misspelling from another name.
 */
export function spellingMarks(name: string): number[] {
  const length = Math.min(name.length, MAX_LENGTH);
  if (length < MIN_SPELLED_LENGTH) return [];
  ends[length] = 0;
  powers[length] = 1;
  for (let at = length - 1; at >= 0; at--) {
    const power = powers[at + 1] as number;
    ends[at] = Math.imul(name.charCodeAt(at) + 1, power) + (ends[at + 1] as number);
    powers[at] = Math.imul(power, BASE);
  }
  const marks = [(ends[0] as number) >>> 0];
  let start = 0;
  for (let at = 0; at < length; at++) {
    marks.push((Math.imul(start, powers[at + 1] as number) + (ends[at + 1] as number)) >>> 0);
    start = (Math.imul(start, BASE) + name.charCodeAt(at) + 1) | 0;
  }
  return marks;
}

/** Whether two names are one letter apart, or two letters are swapped; a number in a name is never misspelled. */
export function isMisspelled(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_SPELLED_LENGTH || one === other) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  return (distance(one, other) <= 1 || isSwapped(one, other)) && numbersIn(one) === numbersIn(other);
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one[at] === other[at]) at++;
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return swapped === other;
}

function numbersIn(name: string): string {
  return name.replace(/\D+/g, ' ').trim();
}
