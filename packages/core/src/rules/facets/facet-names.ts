import { casinoFilterNames } from '../../labels/public/casino-filters.generated.js';
import { limitUnit } from '../../labels/public/filters.js';

/** A name of a facet of casinos: a word of addresses, of the terminal and of toplists on other sites. */
export type CasinoFacetName = (typeof casinoFilterNames)[number];

/** The facets of casinos, in the order of forms. */
export const CASINO_FACET_NAMES: readonly CasinoFacetName[] = casinoFilterNames;

/** The facets of bonuses. */
export const BONUS_FACET_NAMES = ['wagering', 'deposit', 'stake', 'exclusive'] as const;

/** The facets of games. */
export const GAME_FACET_NAMES = ['provider', 'volatility', 'jackpot'] as const;

/** A name of a facet, of any collection. */
export type FacetName =
  | CasinoFacetName
  | (typeof BONUS_FACET_NAMES)[number]
  | (typeof GAME_FACET_NAMES)[number];

const MAX_CHOSEN = 8;
const LIMIT = /^\d{1,6}(\.\d)?$/;

/** A word as addresses have it: `Pay Pal` becomes `pay-pal`. Letters of other scripts stay. */
export function facetSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Equal for spellings of one word: `PayPal`, `pay-pal` and `PAY PAL`. */
export function facetKey(text: string): string {
  return facetSlug(text).replaceAll('-', '');
}

/** The values of a facet in one order, without those that cannot be meant. */
export function readFacetValues(name: FacetName, texts: readonly string[]): string[] {
  const given = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
  if (limitUnit(name) !== undefined) return given.filter((text) => LIMIT.test(text)).slice(0, 1);
  const words = given.map(facetSlug).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_CHOSEN).sort();
}
