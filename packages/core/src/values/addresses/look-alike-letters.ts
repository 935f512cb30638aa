import { lazy } from '../../lazy.js';

// Letters of the Cyrillic, Greek, Armenian, Cherokee and Coptic scripts by the Latin letter that stands for them in
// the skeleton of Unicode Technical Standard #39, from confusables.txt of Unicode 15.0.
const LOOK_ALIKES = {
  A: 'ΑАᎪ',
  a: 'αа',
  B: 'ΒВᏴ',
  b: 'ЬᏏ',
  C: 'СᏟⲤ',
  c: 'сⲥꮯ',
  D: 'Ꭰ',
  d: 'ԁᏧ',
  E: 'ΕЕᎬ',
  e: 'еҽ',
  F: 'Ϝ',
  f: 'ք',
  G: 'ԌᏀᏳ',
  g: 'ց',
  H: 'ΗНᎻⲎ',
  h: 'һհᏂ',
  i: 'ιіӏᎥꙇꭵ',
  J: 'ͿЈᎫ',
  j: 'ϳј',
  K: 'ΚКᏦⲔ',
  L: 'ᏞⳐ',
  l: 'ΙІӀⲒ',
  M: 'ΜϺМᎷⲘ',
  N: 'ΝⲚ',
  n: 'ոռ',
  O: 'ΟОՕⲞ',
  o: 'οσоօⲟ',
  P: 'ΡРᏢⲢ',
  p: 'ρрⲣ',
  q: 'ԛգզ',
  R: 'ᎡᏒ',
  r: 'гᴦⲅꮁ',
  S: 'ЅՏᏕᏚ',
  s: 'ѕꮪ',
  T: 'ΤТᎢⲦ',
  U: 'Ս',
  u: 'υս',
  V: 'ѴᏙ',
  v: 'νѵꮩ',
  W: 'ԜᎳᏔ',
  w: 'ѡԝաꮃ',
  X: 'ΧХⲬ',
  x: 'х',
  Y: 'ΥУҮᎩᎽⲨ',
  y: 'γуү',
  Z: 'ΖᏃ',
  z: 'ꮓ',
} as const;

const latinLetters = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) =>
        [...letters].map((one) => [one, latin] as const),
      ),
    ),
);

const lookAlikes = lazy(() => new RegExp(`[${[...latinLetters().keys()].join('')}]`, 'g'));
const NOT_ASCII = /[^\0-\x7f]/;

/** A text with Latin letters in the place of those that look the same, in lower case, for comparison. */
export function lookAlikeSkeleton(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(lookAlikes(), (letter) => latinLetters().get(letter) as string)
    .toLowerCase();
}

/** The letters of a text that look like Latin ones and are of another script, each once. */
export function lookAlikeLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => latinLetters().has(letter));
}

/** Whether a word of the text has letters that look like Latin ones beside Latin letters. */
export function mixesLookAlikes(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && lookAlikeLetters(word).length > 0,
  );
}
