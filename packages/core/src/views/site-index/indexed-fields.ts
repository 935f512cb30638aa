import type { PublicCasino } from '../../collections/casinos/casino.js';
import { casinoFilters } from '../../labels/public/casino-filters.generated.js';
import { EMPTY_CASINO } from '../../model/empty-casino.generated.js';

/** The fields that rank, filter and find casinos: the index has them of every casino. */
export const RANKED_FIELDS = [
  ...(['slug', 'name', 'isFeatured', 'isBlacklisted', 'restrictedCountries', 'updatedAt'] as const),
  ...new Set(casinoFilters.map(({ path: [name] }) => name)),
] satisfies readonly (keyof PublicCasino)[];

/** The fields of review pages alone. */
export const REVIEW_FIELDS = [
  'detailedReview',
  'lastChecked',
  'sources',
  'screenshots',
  'banner',
  ...(['seoTitle', 'seoDescription', 'isHiddenFromSearch', 'canonicalUrl', 'shareImage'] as const),
] as const satisfies readonly (keyof PublicCasino)[];

type NotShown = (typeof RANKED_FIELDS)[number] | (typeof REVIEW_FIELDS)[number] | 'id';
type ShownField = Exclude<keyof PublicCasino, NotShown>;

const NOT_SHOWN: ReadonlySet<string> = new Set(['id', ...RANKED_FIELDS, ...REVIEW_FIELDS]);

/** The fields that cards and comparisons show, in files of a few casinos each; here as they are until their file is read. */
export const SHOWN_FIELDS = Object.fromEntries(
  [...Object.entries(EMPTY_CASINO), ['withheldIn', undefined] as const].filter(
    ([name]) => !NOT_SHOWN.has(name),
  ),
) as { readonly [F in ShownField]-?: PublicCasino[F] };

/** The fields in which a casino differs from market to market. */
export const OFFER_FIELDS = [
  ...(['visitUrl', 'termsUrl', 'bonus', 'bonuses', 'withheldIn'] as const),
] satisfies readonly ShownField[];

/** What is shown of a casino in one market; what is absent is not shown there. */
export type ShownOffer = Partial<Pick<PublicCasino, (typeof OFFER_FIELDS)[number]>>;

/** How many casinos a file of them has. */
export const CASINOS_IN_FILE = 20;

/** A casino in a file of a few. */
export type ShownCasino = Partial<Pick<PublicCasino, ShownField>>;

/** The id of a casino in the index: ids sort as the casinos do, and name them in bonuses. */
export function indexedId(position: number): string {
  return String(position).padStart(7, '0');
}
