import { slugOf } from '../../values/text/slug.js';

/** Words that casinos put beside their names, in the languages of the site. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...['casino', 'casinos', 'kasino', 'kasinot', 'kasyno', 'cassino', 'online', 'onlinecasino'],
  ...['the', 'official', 'com', 'net'],
]);
const NOT_ASCII = /[^\0-\x7f]/;
const BETWEEN_WORDS = /[^a-z0-9]+/;
const GLUED = /^casino(?=.{3})|(?<=.{3})casino$/g;

/** A name as it is compared with others: without case, accents, punctuation, and words that any casino may have. */
export function duplicateKey(name: string): string {
  const plain = NOT_ASCII.test(name)
    ? slugOf(
        name
          .normalize('NFKD')
          .replace(/\p{M}+/gu, '')
          .replaceAll('&', ' and '),
      )
    : name.toLowerCase().replaceAll('&', ' and ');
  const words = plain.split(BETWEEN_WORDS);
  let own = '';
  for (const word of words) if (!COMMON_WORDS.has(word)) own += word;
  if (own === '') return words.join('');
  return own.includes('casino') ? own.replace(GLUED, '') : own;
}
