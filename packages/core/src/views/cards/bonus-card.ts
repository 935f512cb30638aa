import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { bonusFieldTitles } from '../../labels/public/field-titles.js';
import { bonusLabels } from '../../labels/public/offers.js';
import { casinoPath } from '../../urls/casino-path.js';
import { visitAddress } from '../../values/addresses/visit-address.js';
import { type VisitPrefix, visitPath } from '../../values/addresses/visit-link.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import {
  type BlacklistView,
  blacklistView,
  type ScoreView,
  scoreView,
  type VisitView,
} from './casino-card.js';
import { type NoticeSettings, noticeFields } from './notice-fields.js';
import { type OfferSettings, type OfferTermsView, offerTerms } from './offer-terms.js';

/** A bonus card. */
export interface BonusCardView {
  /** The id of the record. */
  id: string;
  /** The offer in a few words; the name of its type if staff entered no title. */
  title: string;
  /** Plain text; may be empty. */
  description: string;
  /** The casino that offers it; `review` is the path of its review. */
  casino: { name: string; slug?: string; logo?: string; review?: string };
  /** Undefined for an unrated bonus and for a blacklisted casino. */
  score?: ScoreView;
  /** True where staff mark it as exclusive. */
  isExclusive: boolean;
  /** Type, wagering and minimum deposit, as far as they are known. */
  facts: { title: string; value: string }[];
  /** The last day of the offer, YYYY-MM-DD. */
  validUntil?: string;
  /** True after the last day; the card then has no claim link. */
  hasEnded: boolean;
  /** Set when the casino is blacklisted. */
  blacklist?: BlacklistView;
  /** What is known of its terms as figures; absent where nothing is, after the end, and for a blacklisted or unlisted casino. */
  terms?: OfferTermsView;
  /** True for an offer that can be claimed and has no terms: neither wagering nor a page of terms. */
  isWithoutTerms?: boolean;
  /** True when the casino is no longer listed. */
  isGone: boolean;
  /** The claim link, that of its casino without one of its own; undefined after the end, and for a blacklisted or unlisted casino. */
  claim?: VisitView;
  /** The age and risk notice, shown on every card. */
  notice: string;
  /** The age on it; absent for 18. */
  minimumAge?: number;
  /** What the law of the market wants to be said beside offers; at the end of the notice. */
  marketNotice?: string;
}

/** The catalogue data that a bonus card needs. */
export interface BonusContext extends OfferSettings, NoticeSettings {
  casinoById: ReadonlyMap<string, PublicCasino>;
  casinoByName: ReadonlyMap<string, PublicCasino>;
  /** YYYY-MM-DD. */
  today: string;
  /** Where claim links are counted; without it they lead to the offers themselves. */
  visitLinks?: VisitPrefix | undefined;
}

/** Builds the card of a bonus. */
export function bonusCard(bonus: PublicBonus, context: BonusContext): BonusCardView {
  const casino = bonusCasino(bonus, context);
  const { validUntil } = bonus;
  const visitUrl = bonus.visitUrl ?? casino?.visitUrl;
  const hasEnded = hasEndedOn(bonus, context.today);
  const isGone = casino === undefined && bonus.casinoId !== undefined;
  const card: BonusCardView = {
    id: bonus.id,
    title: bonus.title || bonusLabels.types[bonus.category],
    description: bonus.description,
    casino:
      casino === undefined
        ? { name: bonus.casino }
        : {
            name: casino.name,
            slug: casino.slug,
            logo: casino.logo,
            review: casinoPath(casino.slug),
          },
    isExclusive: bonus.isExclusive,
    facts: [
      { title: bonusLabels.type, value: bonusLabels.types[bonus.category] },
      { title: bonusFieldTitles.wagering, value: bonus.wagering },
      { title: bonusFieldTitles.minDeposit, value: bonus.minDeposit },
    ].filter(({ value }) => value !== ''),
    hasEnded,
    isGone,
    ...noticeFields(context),
  };
  if (validUntil !== undefined) card.validUntil = validUntil;
  if (casino?.isBlacklisted) return { ...card, blacklist: blacklistView(casino) };
  if (bonus.rating > 0) card.score = scoreView(bonus.rating);
  const terms = hasEnded || isGone ? undefined : offerTerms(bonus, context.today, context);
  if (terms !== undefined) card.terms = terms;
  if (visitUrl !== undefined && !hasEnded && !isGone) {
    const { visitLinks } = context;
    const isCounted = visitLinks !== undefined && casino !== undefined;
    const href = isCounted ? visitPath(visitLinks, casino.slug, bonus.id) : visitAddress(visitUrl);
    card.claim = { href, label: card.title };
    if (card.terms === undefined && bonus.wagering === '' && casino?.termsUrl === undefined)
      card.isWithoutTerms = true;
  }
  return card;
}

/** Finds the casino of a bonus by id, or by name if the bonus has no casino id; undefined if it is not listed. */
export function bonusCasino(
  bonus: Pick<PublicBonus, 'casino' | 'casinoId'>,
  { casinoById, casinoByName }: Omit<BonusContext, 'today'>,
): PublicCasino | undefined {
  return bonus.casinoId === undefined ? casinoByName.get(bonus.casino) : casinoById.get(bonus.casinoId);
}
