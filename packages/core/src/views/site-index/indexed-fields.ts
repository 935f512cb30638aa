import type { PublicCasino } from '../../collections/casinos/casino.js';
import { PLACEHOLDER_IMAGE } from '../../model/placeholder-image.js';

/** The fields that rank, filter and find casinos: the index has them of every casino. */
export const RANKED_FIELDS = [
  'slug',
  'name',
  'rating',
  'isFeatured',
  'isBlacklisted',
  'updatedAt',
  'established',
  'withdrawalTime',
  'minDeposit',
  'games',
  'paymentMethods',
  'licenses',
  'countries',
  'gameProviders',
  'languages',
  'currencies',
] as const satisfies readonly (keyof PublicCasino)[];

/** The fields of review pages alone. */
export const REVIEW_FIELDS = [
  'detailedReview',
  'lastChecked',
  'sources',
  'screenshots',
  'banner',
] as const satisfies readonly (keyof PublicCasino)[];

type RankedField = (typeof RANKED_FIELDS)[number] | 'id';
type ReviewField = (typeof REVIEW_FIELDS)[number];
type ShownField = Exclude<keyof PublicCasino, RankedField | ReviewField>;

/** The fields that cards and comparisons show, in files of a few casinos each; here as they are until their file is read. */
export const SHOWN_FIELDS: { readonly [F in ShownField]-?: PublicCasino[F] } = {
  description: '',
  logo: PLACEHOLDER_IMAGE,
  visitUrl: undefined,
  termsUrl: undefined,
  safetyRating: undefined,
  gamesRating: undefined,
  bonusesRating: undefined,
  supportRating: undefined,
  payoutsRating: undefined,
  mobileRating: undefined,
  bonuses: {},
  bonus: undefined,
  highlights: [],
  pros: [],
  cons: [],
  features: [],
  reviewer: undefined,
  minWithdrawal: undefined,
  maxWithdrawal: undefined,
  gameCounts: {},
  blacklistSeverity: 'medium',
  blacklistReason: undefined,
  blacklistDetails: undefined,
  blacklistDate: undefined,
  createdAt: '',
};

/** How many casinos a file of them has. */
export const CASINOS_IN_FILE = 20;

/** A casino in a file of a few. */
export type ShownCasino = Partial<Pick<PublicCasino, ShownField>>;

/** The id of a casino in the index: ids sort as the casinos do, and name them in bonuses. */
export function indexedId(position: number): string {
  return String(position).padStart(7, '0');
}
