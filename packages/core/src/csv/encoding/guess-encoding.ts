/** The encodings that text in neither UTF-8 nor UTF-16 is guessed to be in, the most common first. */
const GUESSES = ['windows-1252', 'windows-1250', 'windows-1251'] as const;
/** One of them. */
export type GuessedEncoding = (typeof GUESSES)[number];

/** How much of a text is looked at, in bytes. */
const SAMPLE_LENGTH = 1 << 16;

/** Letters beside those of ASCII by how often texts in some language of the encoding have them, and what is rare. */
const LETTERS: Record<GuessedEncoding, Readonly<Record<number, string>>> = {
  'windows-1252': {
    3: 'éäöüåøæñóáíçãÉÄÖÜÅØÆ',
    2: 'èàßúêôâÁÓÍÑÚÇ',
    1: 'õîûùòìïëœÀÈÊÔÂÃÕÿ',
  },
  'windows-1250': {
    3: 'łąęśżóćčšžřěáíéýöüőŚŁŻŠŽČÁÉ',
    2: 'ńźůúäűăşţđťňľĆŘÍÓÚÖÜŐŞŢ',
    1: 'ďôëâîßÝŮĎŤŇĽĹĄĘŃŹŰĂÄ',
  },
  'windows-1251': { 1: 'абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯЁіїєґІЇЄҐўјљњћђџ' },
};
/** Endings and pairs that are at home in one encoding alone. The bundle is ASCII, which strings become and patterns do not. */
const PAIRS: Record<GuessedEncoding, RegExp> = {
  'windows-1252': anyOf('ão', 'õe', 'ção', 'ñ[aeiouáéíóú]', 'œu', '[àèòù](?![a-z])'),
  'windows-1250': anyOf(
    ...[
      '[bcdhjlmnprstv]ě',
      'ři',
      'ře',
      'ů[ a-z]',
      'č[aeiou]',
      '[aeiou]č',
      'ž[aeiou]',
      '[aeiou]š',
      'š[aeiouk]',
    ],
    ...['ę', 'ą', 'ł[aeouy]', 'ő', 'ű'],
  ),
  'windows-1251': anyOf('[а-я]{3}'),
};
const VOWELS = new Set('aeiouyáéíóúýàèìòùâêîôûäëïöüãõåæøœąęěůőűăаеиоуыэюяёіїє');
const LETTER = /\p{L}/u;
const LATIN = /[a-z]/i;

/** Which encoding of one byte a letter makes words of a text; undefined for what is no text. */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_LENGTH);
  if (sample.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13)) return undefined;
  let best: GuessedEncoding = GUESSES[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const encoding of GUESSES) {
    const score = likelihood(new TextDecoder(encoding).decode(sample, { stream: true }), encoding);
    if (score > most) [best, most] = [encoding, score];
  }
  return best;
}

function likelihood(text: string, encoding: GuessedEncoding): number {
  const weights = new Map<string, number>();
  for (const [weight, letters] of Object.entries(LETTERS[encoding]))
    for (const letter of letters) weights.set(letter, Number(weight));
  const isCyrillic = encoding === 'windows-1251';
  let score = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character < '\u0080') continue;
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    if (!LETTER.test(character) || 'ºª'.includes(character)) {
      if (/[\dNnm]/.test(before) && '²³ºª°'.includes(character)) {
        score += 4;
        continue;
      }
      // A sign in the middle of a word is a letter of another encoding.
      if (character < '\u00a0') score -= 5;
      else if (LETTER.test(before) && /[a-z]/.test(after)) score -= 4;
      else if (/[a-z]/.test(before) && '¹³¿¾¼'.includes(character)) score -= 2;
      continue;
    }
    score += weights.get(character) ?? -1;
    if (isCyrillic === (LATIN.test(before) || LATIN.test(after))) score -= isCyrillic ? 4 : 1;
    if (LETTER.test(before) && isVowel(before) !== isVowel(character)) score += 0.5;
    if (LETTER.test(after) && isVowel(after) !== isVowel(character)) score += 0.5;
  }
  return score + 1.5 * [...text.matchAll(PAIRS[encoding])].filter(([pair]) => /[^ -~]/.test(pair)).length;
}

function anyOf(...pairs: string[]): RegExp {
  return new RegExp(pairs.join('|'), 'giu');
}

function isVowel(letter: string): boolean {
  return VOWELS.has(letter.toLowerCase());
}
