import { HELPLINES } from '../../labels/public/helplines.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { compareWords } from '../../rules/ranking.js';
import { countryName } from '../../values/country-names.js';
import { HELPLINES_SLUG } from '../links/help-links.js';

/** An organization that helps people who gamble too much. */
export interface HelplineView {
  /** The country that it is for, in words. */
  country: string;
  name: string;
  href: string;
}

/** The helplines of a page written by staff, by country, worldwide ones last; undefined on other pages. */
export function helplinesOf(
  { labels }: Pick<PublicCatalogue, 'labels'>,
  slug: string,
): HelplineView[] | undefined {
  if (slug !== HELPLINES_SLUG) return undefined;
  const { everywhere, language } = pageTexts('helplines', labels);
  const national = HELPLINES.filter(({ country }) => country !== '')
    .map((line) => ({ ...line, country: countryName(line.country, language) }))
    .sort((a, b) => compareWords(a.country, b.country, language));
  const worldwide = HELPLINES.filter(({ country }) => country === '');
  return [...national, ...worldwide.map((line) => ({ ...line, country: everywhere }))];
}
