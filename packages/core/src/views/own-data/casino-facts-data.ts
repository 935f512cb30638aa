import type { PublicCasino } from '../../collections/casinos/casino.js';
import { type CasinoData, type Maybe, type OwnCasino, readCasino } from './casino-data.js';
import { CASINO_RULES, factsRules } from './casino-rules.js';
import { type ReadFields, readFields } from './read-fields.js';

/** A casino with what a comparison and a review say of it; all of it may be left out but the name. */
export interface CasinoFactsData extends CasinoData {
  description?: Maybe<string>;
  banner?: Maybe<string>;
  /** Scores, each from 0 to 10. */
  gamesScore?: Maybe<number>;
  bonusesScore?: Maybe<number>;
  supportScore?: Maybe<number>;
  payoutsScore?: Maybe<number>;
  mobileScore?: Maybe<number>;
  noDepositBonus?: Maybe<string>;
  freeSpins?: Maybe<string>;
  pros?: Maybe<readonly string[]>;
  cons?: Maybe<readonly string[]>;
  games?: Maybe<readonly string[]>;
  gameProviders?: Maybe<readonly string[]>;
  /** How many games it has. */
  gamesTotal?: Maybe<number>;
  paymentMethods?: Maybe<readonly string[]>;
  licenses?: Maybe<readonly string[]>;
  languages?: Maybe<readonly string[]>;
  /** Whose players it accepts, as ISO codes such as "CA". */
  countries?: Maybe<readonly string[]>;
  currencies?: Maybe<readonly string[]>;
  features?: Maybe<readonly string[]>;
  minDeposit?: Maybe<string>;
  minWithdrawal?: Maybe<string>;
  maxWithdrawal?: Maybe<string>;
  withdrawalTime?: Maybe<string>;
  /** A year. */
  established?: Maybe<number>;
  screenshots?: Maybe<readonly string[]>;
  reviewer?: Maybe<string>;
  /** The text of the review, plain. */
  review?: Maybe<string>;
  /** YYYY-MM-DD, or a moment in ISO 8601. */
  updatedAt?: Maybe<string>;
}

const CARD_FIELDS = Object.keys(CASINO_RULES) as (keyof typeof CASINO_RULES)[];

/** A casino of own data, with its facts. */
interface OwnCasinoFacts extends OwnCasino {
  review: string | undefined;
  updatedAt: string | undefined;
}

/** Reads a casino with its facts; where it may have fields of its own, none is warned of. */
export function readCasinoFacts(caller: string, data: CasinoFactsData, hasOwnFields = false): OwnCasinoFacts {
  const read = readFields(caller, data, factsRules(), hasOwnFields ? data : factsRules());
  // Its card fields have been checked: what is left of them warns of nothing a second time.
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, read[field]])) as unknown as CasinoData;
  const own = readCasino(caller, { ...card, name: read.name ?? '' });
  return { ...own, record: withFacts(own.record, read), review: read.review, updatedAt: read.updatedAt };
}

function withFacts(record: PublicCasino, read: ReadFields<ReturnType<typeof factsRules>>): PublicCasino {
  const ratings = {
    gamesRating: read.gamesScore,
    bonusesRating: read.bonusesScore,
    supportRating: read.supportScore,
    payoutsRating: read.payoutsScore,
    mobileRating: read.mobileScore,
  };
  const { minDeposit, minWithdrawal, maxWithdrawal, withdrawalTime, established, reviewer } = read;
  const { description, banner } = read;
  const single = { minDeposit, minWithdrawal, maxWithdrawal, withdrawalTime, established, reviewer };
  const bonuses = { noDeposit: read.noDepositBonus, freeSpins: read.freeSpins };
  return {
    ...record,
    ...defined({ ...ratings, ...single, description, banner }),
    bonuses: defined(bonuses),
    gameCounts: defined({ total: read.gamesTotal }),
    pros: [...(read.pros ?? [])],
    cons: [...(read.cons ?? [])],
    games: [...(read.games ?? [])],
    gameProviders: [...(read.gameProviders ?? [])],
    paymentMethods: [...(read.paymentMethods ?? [])],
    licenses: [...(read.licenses ?? [])],
    languages: [...(read.languages ?? [])],
    countries: [...(read.countries ?? [])],
    currencies: [...(read.currencies ?? [])],
    features: [...(read.features ?? [])],
    screenshots: [...(read.screenshots ?? [])],
  };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
