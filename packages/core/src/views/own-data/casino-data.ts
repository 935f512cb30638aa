import type { PublicCasino } from '../../collections/casinos/casino.js';
import { EMPTY_CASINO } from '../../model/empty-casino.generated.js';
import { CASINO_RULES, factsRules } from './casino-rules.js';
import { day, oneOf, text } from './field-rules.js';
import { readFields } from './read-fields.js';

declare const process: { env: { NODE_ENV?: string } };

/** A value that data from elsewhere may leave out. */
export type Maybe<T> = T | null | undefined;

/** A casino in your own words; only its name is needed. */
export interface CasinoData {
  name: string;
  /** From 0 to 10; without one the card says "Not rated yet". */
  score?: Maybe<number>;
  /** The offer, in a sentence. */
  bonus?: Maybe<string>;
  /** Where "Visit Casino" leads. It may hold `{affiliateId}`, `{subid}` and `{clickId}`. */
  visitUrl?: Maybe<string>;
  /** The address of a picture; without one the card shows the initial. */
  logo?: Maybe<string>;
  /** Where "Read Review" leads; without one the card has no such link. */
  reviewUrl?: Maybe<string>;
  termsUrl?: Maybe<string>;
  /** What clicks are counted by; made from the name by default. */
  slug?: Maybe<string>;
  /** Cards show three. */
  highlights?: Maybe<readonly string[]>;
  /** From 0 to 10. */
  safetyScore?: Maybe<number>;
  isFeatured?: Maybe<boolean>;
  /** Whether its card says "Premium". */
  isPremium?: Maybe<boolean>;
  /** The last day of the offer, YYYY-MM-DD: after it the card has no visit link. */
  offerEnds?: Maybe<string>;
  /** Set for a casino to stay away from: its card shows the reason, and no link to it. */
  blacklist?: Maybe<BlacklistData>;
}

/** Why to stay away from a casino. */
export interface BlacklistData {
  reason?: Maybe<string>;
  details?: Maybe<string>;
  severity?: Maybe<'low' | 'medium' | 'high'>;
  /** YYYY-MM-DD. */
  date?: Maybe<string>;
}

const NO_MOMENT = '1970-01-01T00:00:00.000Z';
const BLACKLIST_RULES = { reason: text, details: text, severity: oneOf('low', 'medium', 'high'), date: day };

/** A casino of own data. */
export interface OwnCasino {
  record: PublicCasino;
  isPremium: boolean;
  reviewUrl: string | undefined;
  offerEnds: string | undefined;
}

/** Reads a casino of own data as a record, so that every rule of the house holds for it. */
export function readCasino(caller: string, data: CasinoData): OwnCasino {
  // Bundlers for production write the value in, and with it the names of other fields go.
  const known =
    typeof process !== 'undefined' && process.env.NODE_ENV !== 'production' ? factsRules() : CASINO_RULES;
  const {
    score: rating,
    safetyScore,
    reviewUrl,
    offerEnds,
    isPremium = false,
    blacklist,
    ...read
  } = readFields(caller, data, CASINO_RULES, known);
  const name = read.name ?? '';
  const record: PublicCasino = {
    ...EMPTY_CASINO,
    createdAt: NO_MOMENT,
    updatedAt: NO_MOMENT,
    ...read,
    name,
    slug: read.slug ?? slugFrom(name),
    highlights: [...(read.highlights ?? [])],
    ...(rating === undefined ? {} : { rating }),
    ...(safetyScore === undefined ? {} : { safetyRating: safetyScore }),
    ...(blacklist === undefined ? {} : readBlacklist(caller, blacklist)),
  };
  return { record, isPremium, reviewUrl, offerEnds };
}

function readBlacklist(caller: string, data: object): Partial<PublicCasino> {
  const { reason, details, severity, date } = readFields(`${caller}, blacklist`, data, BLACKLIST_RULES);
  return {
    isBlacklisted: true,
    ...(severity === undefined ? {} : { blacklistSeverity: severity }),
    ...(reason === undefined ? {} : { blacklistReason: reason }),
    ...(details === undefined ? {} : { blacklistDetails: details }),
    ...(date === undefined ? {} : { blacklistDate: date }),
  };
}

function slugFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
