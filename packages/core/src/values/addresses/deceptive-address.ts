/// <reference path="./punycode.d.ts" />
import punycode from '#punycode';
import { lazy } from '../../lazy.js';
import { codePointName } from '../text/text-characters.js';
import { lookAlikeLetters, lookAlikeSkeleton } from './look-alike-letters.js';

/** Why an address may be taken for another. */
interface Deception {
  /** The host as people read it, where its letters deceive. */
  host?: string | undefined;
  /** The same as the network knows it. */
  ascii?: string | undefined;
  /** Its letters that look like Latin ones; none where it only mixes scripts. */
  letters: readonly string[];
  /** The host in Latin letters for which it may be taken. */
  seems?: string | undefined;
  /** The marks that turn the direction of writing, anywhere in the address, such as `U+202E`. */
  marks: readonly string[];
}

/** The host stands in the beginning; to read one takes time with the square of its length. */
const MAX_LENGTH = 2_000;
const MAY_DECEIVE = /[^\0-\x7f]|xn--/i;
const NOT_ASCII = /[^\0-\x7f]/;
const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What deceives in an address, by its direction marks and by the letters of its host. */
export function deceptionIn(address: string): Deception | undefined {
  if (!MAY_DECEIVE.test(address)) return undefined;
  const marks = [...new Set(address.match(DIRECTION_MARK))].map(codePointName);
  const start = address.slice(0, MAX_LENGTH);
  const ascii = URL.canParse(start) ? new URL(start).hostname : '';
  const host = decodeHost(ascii);
  const labels = host.split('.');
  const suspects = labels.filter((label) => mixesScripts(label) || seemsLatin(label, labels.at(-1) ?? ''));
  if (suspects.length === 0) return marks.length === 0 ? undefined : { letters: [], marks };
  const seems = lookAlikeSkeleton(host);
  return {
    ...{ host, ascii, marks, letters: lookAlikeLetters(suspects.join('')) },
    seems: NOT_ASCII.test(seems) ? undefined : seems,
  };
}

function decodeHost(ascii: string): string {
  try {
    return punycode.toUnicode(ascii);
  } catch {
    return ascii;
  }
}

// The recommended scripts of Unicode Standard Annex #31, table 5.
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hangul', 'Han', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao'],
  ...['Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** The level "highly restrictive" of Unicode Technical Standard #39. */
const highlyRestrictive = lazy(() => {
  const labels = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map((scripts) => {
    const letters = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`);
    return `[${letters.join('')}]*`;
  });
  return new RegExp(`^(?:${labels.join('|')})$`, 'u');
});

function mixesScripts(label: string): boolean {
  return NOT_ASCII.test(label) && !highlyRestrictive().test(label);
}

/** Whether a label without any Latin letter looks like one of Latin letters, below a domain that is not of its script. */
function seemsLatin(label: string, domain: string): boolean {
  return NOT_ASCII.test(label) && !NOT_ASCII.test(domain) && !NOT_ASCII.test(lookAlikeSkeleton(label));
}
