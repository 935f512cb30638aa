import type { PublicCasino } from '../../collections/casinos/casino.js';
import { countedText, fillPlaceholders, localConjunction } from '../../labels/localize/localized-text.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { metaDescription } from '../frame/page-head.js';

const NAMES = 3;

/** What a list of casinos says to search engines: how many they are, and who comes first; `last` follows. Nothing of an empty list. */
export function listDescription(
  { labels }: Pick<PublicCatalogue, 'labels'>,
  title: string,
  casinos: readonly PublicCasino[],
  last?: string,
): { description?: string } {
  const { count, first } = listed(casinos);
  if (count === 0) return {};
  const { listed: whole, listedAmong, language } = pageTexts('head', labels);
  const text = count <= first.length ? whole : countedText(listedAmong, count, { language }, String(count));
  const names = localConjunction(first, language);
  return { description: metaDescription(fillPlaceholders(text, { title, names }), last) };
}

const listed = memoizeWeak((casinos: readonly PublicCasino[]) => {
  const names = casinos.filter(({ isBlacklisted }) => !isBlacklisted).map(({ name }) => name);
  return { count: names.length, first: names.slice(0, NAMES) };
});
