import { COUNTRY_CODES, countryCode, countryName } from '../country-names.js';
import { REGION_NAMES } from './region-names.js';

/** The codes of all markets. */
export const MARKET_CODES: readonly string[] = [...COUNTRY_CODES, ...Object.keys(REGION_NAMES)];
const KNOWN = new Set(MARKET_CODES);

/** Whether there is a market of a code. */
export function isMarket(code: string): boolean {
  return KNOWN.has(code);
}

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
