import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import { bonusLabels } from '../../labels/public/offers.js';
import type { Attribution } from '../../values/addresses/attribution.js';
import { visitAddress } from '../../values/addresses/visit-address.js';
import { type BonusCardView, bonusCard } from '../cards/bonus-card.js';
import { localIsoDay } from '../embed/offer-end.js';
import { type BlacklistData, type Maybe, readCasino } from './casino-data.js';
import { address, day, flag, object, oneOf, picture, requiredText, score, text } from './field-rules.js';
import { readFields } from './read-fields.js';

/** A bonus in your own words. */
export interface BonusData {
  title: string;
  /** The name of the casino that offers it. */
  casino: string;
  description?: Maybe<string>;
  /** Where "Claim Bonus" leads. It may hold `{affiliateId}`, `{subid}` and `{clickId}`. */
  visitUrl?: Maybe<string>;
  /** The logo of the casino. */
  logo?: Maybe<string>;
  /** Where "Read Review" leads; without one the card has no such link. */
  reviewUrl?: Maybe<string>;
  /** What clicks are counted by; made from the casino's name by default. */
  slug?: Maybe<string>;
  /** From 0 to 10. */
  score?: Maybe<number>;
  /** Such as `30x`. */
  wagering?: Maybe<string>;
  minDeposit?: Maybe<string>;
  /** The last day of the offer, YYYY-MM-DD: after it the card has no claim link. */
  validUntil?: Maybe<string>;
  isExclusive?: Maybe<boolean>;
  category?: Maybe<PublicBonus['category']>;
  /** Set for a casino to stay away from: its card shows the reason, and no link to it. */
  blacklist?: Maybe<BlacklistData>;
}

const BONUS_RULES = {
  title: requiredText,
  casino: requiredText,
  description: text,
  visitUrl: address,
  logo: picture,
  reviewUrl: address,
  slug: text,
  score,
  wagering: text,
  minDeposit: text,
  validUntil: day,
  isExclusive: flag,
  category: oneOf('welcome', 'noDeposit', 'reload', 'cashback'),
  blacklist: object,
};

const NO_MOMENT = '1970-01-01T00:00:00.000Z';

/** The props of `<BonusCard>`, from an object of your own. */
export function bonusCardProps(data: BonusData, ids: Attribution = {}): BonusCardView {
  const caller = 'bonusCardProps';
  const {
    casino: name = '',
    title = '',
    logo,
    slug,
    blacklist,
    reviewUrl,
    category,
    ...read
  } = readFields(caller, data, BONUS_RULES);
  const { record } = readCasino(caller, { name: name || title, logo, slug, blacklist });
  const bonus: PublicBonus = {
    id: `${record.slug}: ${title}`,
    casino: name,
    casinoId: record.id,
    title,
    description: read.description ?? '',
    wagering: read.wagering ?? '',
    minDeposit: read.minDeposit ?? '',
    isExclusive: read.isExclusive ?? false,
    rating: read.score ?? 0,
    category: category ?? 'welcome',
    gameShares: [],
    excludedPaymentMethods: [],
    markets: [],
    createdAt: NO_MOMENT,
    updatedAt: NO_MOMENT,
    ...(read.validUntil === undefined ? {} : { validUntil: read.validUntil }),
    ...(read.visitUrl === undefined ? {} : { visitUrl: visitAddress(read.visitUrl, ids) }),
  };
  const context = {
    casinoById: new Map([[record.id, { ...record, name }]]),
    casinoByName: new Map(),
    today: localIsoDay(new Date()),
  };
  const { casino, facts, ...card } = bonusCard(bonus, context);
  const { review: _, ...shownCasino } = casino;
  return {
    ...card,
    casino: reviewUrl === undefined ? shownCasino : { ...shownCasino, review: reviewUrl },
    facts: category === undefined ? facts.filter(({ title: fact }) => fact !== bonusLabels.type) : facts,
  };
}
