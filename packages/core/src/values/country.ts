import * as z from 'zod';
import { countryCodeInLanguages } from './country-in-languages.js';
import { COUNTRY_CODES, countryCode } from './country-names.js';
import { valueType } from './value-type.js';

export { countryCode, countryName, countryNames } from './country-names.js';

const CODES = new Set(COUNTRY_CODES);

/** A country, stored as its ISO 3166-1 alpha-2 code; accepts codes, and names in the languages of the site. */
export const country = valueType<string>({
  name: 'country',
  schema: () =>
    z
      .string('must be a country code like DK')
      .refine((code) => CODES.has(code), 'must be a country code like DK'),
  parse(text) {
    const code = countryCode(text) ?? countryCodeInLanguages(text);
    return code === undefined ? { fault: 'must name a country or its two-letter code' } : { value: code };
  },
  format: (code) => code,
  choices: COUNTRY_CODES,
  input: { kind: 'country' },
});
