import type { PublicCasino } from '../collections/casinos/casino.js';

/** The fields of a casino whose changes a review lists. */
export const CHANGE_FIELDS = [
  'rating',
  'safetyRating',
  'bonus',
  'bonuses',
  'minDeposit',
  'minWithdrawal',
  'maxWithdrawal',
  'withdrawalTime',
  'paymentMethods',
  'licenses',
  'languages',
  'currencies',
  'countries',
  'gameProviders',
  'isBlacklisted',
] as const satisfies readonly (keyof PublicCasino)[];

/** Some of the fields of a casino, as they were; one without a value is absent. */
export type CasinoState = Partial<Pick<PublicCasino, (typeof CHANGE_FIELDS)[number]>>;

/** A change of a casino that visitors saw: the changed fields before and after. */
export interface CasinoChange {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly before: CasinoState;
  readonly after: CasinoState;
}
