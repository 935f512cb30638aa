import { COUNTRY_CODES, countryName } from './country-names.js';

/** The languages of the site but English, of which shorter names are known too. */
const LANGUAGES = ['ar', 'de', 'es', 'fi', 'pt'] as const;

let codes: Map<string, string | undefined> | undefined;

/** The code of a country by its name in a language of the site; undefined where two languages mean two countries by it. */
export function countryCodeInLanguages(text: string): string | undefined {
  if (codes === undefined) {
    codes = new Map();
    for (const language of LANGUAGES)
      for (const code of COUNTRY_CODES) {
        const name = comparable(countryName(code, language));
        codes.set(name, codes.has(name) && codes.get(name) !== code ? undefined : code);
      }
  }
  return codes.get(comparable(text));
}

function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
