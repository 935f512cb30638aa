/** The facets of casinos: the words of addresses, of the terminal and of toplists on other sites. */
export const CASINO_FACET_NAMES = [
  'payment',
  'license',
  'country',
  'payout-days',
  'min-score',
  'deposit',
  'opened-since',
  'game',
  'provider',
  'language',
  'currency',
] as const;

/** The facets of bonuses. */
export const BONUS_FACET_NAMES = ['wagering', 'deposit', 'exclusive'] as const;

/** The facets of games. */
export const GAME_FACET_NAMES = ['provider', 'volatility', 'jackpot'] as const;

/** A name of a facet, of any collection. */
export type FacetName =
  | (typeof CASINO_FACET_NAMES)[number]
  | (typeof BONUS_FACET_NAMES)[number]
  | (typeof GAME_FACET_NAMES)[number];

/** Facets whose value is one number; the others take several words. */
const LIMITS: ReadonlySet<FacetName> = new Set([
  'payout-days',
  'min-score',
  'deposit',
  'opened-since',
  'wagering',
]);

const MAX_CHOSEN = 8;
const LIMIT = /^\d{1,6}(\.\d)?$/;

/** Whether a facet is a number that values may reach at most, or at least. */
function isLimit(name: FacetName): boolean {
  return LIMITS.has(name);
}

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
  if (isLimit(name)) return given.filter((text) => LIMIT.test(text)).slice(0, 1);
  const words = given.map(facetSlug).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_CHOSEN).sort();
}
