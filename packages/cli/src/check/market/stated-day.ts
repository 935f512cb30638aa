import { END_WORDS } from './offer-words.js';
import { around, placesOf } from './plain-text.js';

/** How far behind its word a day may stand. */
const FAR = 40;

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'gennaio', 'ene', 'tammi'],
  ['feb', 'fev', 'helmi'],
  ['mar', 'maa', 'maerz'],
  ['apr', 'avr', 'abr', 'huhti'],
  ['may', 'mai', 'maj', 'mayo', 'mei', 'maggio', 'touko'],
  ['jun', 'juin', 'giugno', 'kesa'],
  ['jul', 'juil', 'luglio', 'heina'],
  ['aug', 'aout', 'ago', 'elo'],
  ['sep', 'set', 'syys'],
  ['oct', 'okt', 'out', 'ott', 'loka'],
  ['nov', 'marras'],
  ['dec', 'dez', 'dic', 'des', 'joulu'],
];

const ISO = /(\d{4}) (\d{2}) (\d{2})(?!\d)/;
const NUMBERS = /(\d{1,2})[./](\d{1,2})[./](\d{4})/;
const DAY_FIRST = /(\d{1,2})(?:st|nd|rd|th)?\.? (?:of |de )?([a-z]{3,10})\.?,? (?:de )?(\d{4})/;
const MONTH_FIRST = /([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/;

/** The day (YYYY-MM-DD) on which a plain text says that its offer ends. */
export function statedEnd(plain: string): string | undefined {
  for (const word of END_WORDS)
    for (const at of placesOf(plain, word)) {
      const day = firstDay(around(plain, at, 0, word.length + FAR));
      if (day !== undefined) return day;
    }
  return undefined;
}

function firstDay(plain: string): string | undefined {
  const iso = ISO.exec(plain);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = NUMBERS.exec(plain);
  if (numbers !== null) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    // The day comes first but in the USA; of two that can be a month, the later day is meant.
    const [day, month] = two > 12 ? [two, one] : [one, two];
    return dayOf(numbers[3], month, String(day));
  }
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst !== null) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(plain);
  return monthFirst === null ? undefined : dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
}

/** The month whose name begins a word, by the longest: marraskuu is none of March. */
function monthOf(word = ''): number {
  const lengths = MONTHS.map((names) =>
    Math.max(0, ...names.filter((name) => word.startsWith(name)).map(({ length }) => length)),
  );
  const longest = Math.max(...lengths);
  return longest === 0 ? 0 : lengths.indexOf(longest) + 1;
}

function dayOf(year = '', month: number, day = ''): string | undefined {
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
