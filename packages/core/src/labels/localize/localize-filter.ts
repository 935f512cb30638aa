import { limitUnit } from '../public/filters.js';
import type { englishFilterLabels } from '../replaceable/filter-labels.js';
import { translateTerm } from '../replaceable/terms.js';
import { countedText, fillPlaceholders, localNumber } from './localized-text.js';

type FilterWords = ReturnType<typeof englishFilterLabels>;

/** A value to filter by, as the views have it. */
interface FilterValue {
  /** The facet. */
  name: string;
  value: string;
  label: string;
}

const HOURS_OF_DAY = 24;
const COUNTRY_CODE = /^[a-z]{2}$/;

/** The label of a value to filter by in the language of the words; what a casino calls something stays as it is. */
export function filterValueLabel({ name, value, label }: FilterValue, words: FilterWords): string {
  const number = Number(value);
  const localized = () => localNumber(number, words);
  switch (limitUnit(name)) {
    case 'score':
    case 'count':
      return fillPlaceholders(words.scoreLeast, { score: localized() });
    case 'money':
      return number === 0 && name === 'deposit'
        ? words.noDeposit
        : fillPlaceholders(words.depositMost, { amount: localized() });
    case 'times':
      return number === 0 ? words.noWagering : fillPlaceholders(words.wageringMost, { times: localized() });
    case 'days':
      return number < 1
        ? countedText(words.hoursMost, Math.round(number * HOURS_OF_DAY), words)
        : countedText(words.daysMost, number, words);
    case 'year':
      return fillPlaceholders(words.yearLeast, { year: value });
    default:
      return name === 'country' ? countryLabel(value, label, words.language) : translateTerm(label, words);
  }
}

function countryLabel(code: string, label: string, language: string): string {
  if (language.startsWith('en') || !COUNTRY_CODE.test(code)) return label;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? label;
}
