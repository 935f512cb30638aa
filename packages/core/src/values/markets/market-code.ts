import * as z from 'zod';
import { COUNTRY_CODES, countryCode, countryName } from '../country-names.js';
import { valueType } from '../value-type.js';
import { REGION_NAMES } from './region-names.js';

const MARKET_CODES: readonly string[] = [...COUNTRY_CODES, ...Object.keys(REGION_NAMES)];
const KNOWN = new Set(MARKET_CODES);
const message = 'must be a country like GB, or a state or province like CA-ON';

/** A market: a country by its ISO 3166-1 alpha-2 code, or a state or province of the USA or Canada by its ISO 3166-2 code. */
export const marketCode = valueType<string>({
  name: 'market',
  schema: () => z.string(message).refine((code) => KNOWN.has(code), message),
  parse(text) {
    const code = findMarket(text);
    return code === undefined ? { fault: message } : { value: code };
  },
  format: (code) => code,
  choices: MARKET_CODES,
  input: { kind: 'text', maxLength: 100 },
});

/** The code of a market, by its code or its English name, in any case. */
export function findMarket(text: string): string | undefined {
  const upper = text.toUpperCase();
  if (KNOWN.has(upper)) return upper;
  const wanted = text.toLowerCase();
  return (
    Object.entries(REGION_NAMES).find(([, name]) => name.toLowerCase() === wanted)?.[0] ?? countryCode(text)
  );
}

/** The country of a market: itself, or the one that the state or province belongs to. */
export function countryOfMarket(code: string): string {
  return code.slice(0, 2);
}

/** The name of a market in a language, English by default; states and provinces have their English names. */
export function marketName(code: string, language = 'en'): string {
  return REGION_NAMES[code] ?? countryName(code, language);
}
