import { lazy } from '../../lazy.js';
import { plainText } from '../../values/html/plain-text.js';

/** How texts say, in the languages of sites, that a list is in the order of scores; texts, since a bundle has no other letters. */
const CLAIMS = [
  '\\b(?:ranked|ordered|sorted|listed) by (?:\\S+ ){0,3}?(?:scores?|ratings?)\\b',
  '\\bby (?:our |the )?scores?(?: alone| only)\\b|\\bbest (?:score|rated) first\\b',
  '\\bnach (?:unserer |der )?(?:be)?wertung(?:en)?\\b',
  '\\b(?:por|según) (?:la |nuestra )?puntuación',
  '\\barvosanan mukaan',
  '\\b(?:por|pela|segundo a) (?:nossa )?pontuação',
  '(?:حسب|وفق) (?:الدرجة|التقييم|درجات)',
];
const claims = lazy(() => CLAIMS.map((words) => new RegExp(words, 'iu')));

/** The words by which a text or HTML says that a list is in the order of scores; undefined where it does not. */
export function scoreClaim(text: string): string | undefined {
  const plain = plainText(text);
  for (const claim of claims()) {
    const [found] = claim.exec(plain) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
