import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { OfferConditionsView } from '../../model/offers/offer-conditions.js';
import { filledStars, isPremiumRating, type RatingBand, ratingBand } from '../../rules/ratings.js';
import { casinoPath } from '../../urls/casino-path.js';
import { visitAddress } from '../../values/addresses/visit-address.js';
import { type NoticeSettings, noticeFields } from './notice-fields.js';

/** A score with everything needed to draw it. */
export interface ScoreView {
  /** 0 to 10. */
  value: number;
  /** The number as text: `9.1`. */
  text: string;
  /** Filled stars, 0 to 5. */
  stars: number;
  /** Shown beside the number, so that color is never the only signal. */
  label: RatingBand<'rating'>['label'];
  /** The color of its band. */
  color: RatingBand<'ratingColor'>['color'];
}

/** A sponsored link to a casino. */
export interface VisitView {
  href: string;
  /** The name under which clicks are tracked. */
  label: string;
}

/** A casino's blacklist entry. */
export interface BlacklistView {
  /** `low` is drawn in amber, the others in red. */
  severity: 'low' | 'medium' | 'high';
  /** In a few words. */
  reason?: string;
  /** Plain text. */
  details?: string;
  /** YYYY-MM-DD. */
  date?: string;
}

/** A casino card; each page shows a selection of these fields. */
export interface CasinoCardView {
  /** Its name in addresses. */
  slug: string;
  /** The name of the casino. */
  name: string;
  /** The URL of the logo; the card falls back to the initial if it does not load. */
  logo: string;
  /** Undefined for a blacklisted casino, and for one that is not rated yet. */
  score?: ScoreView;
  /** The safety label and rating, such as `9.2`; undefined where `score` would be. */
  safety?: { label: RatingBand<'rating'>['label']; text: string };
  /** The welcome offer, in a sentence. */
  bonus?: string;
  /** What the welcome offer asks for, as far as it is known. */
  conditions?: OfferConditionsView;
  /** At most 4; cards show 3. */
  highlights: string[];
  /** True for casinos that staff feature, except blacklisted ones; drawn with an accent. */
  isFeatured: boolean;
  /** True from a rating of 9, except for blacklisted casinos. */
  isPremium: boolean;
  /** Set for a blacklisted casino, which then has no score, offer or visit link. */
  blacklist?: BlacklistView;
  /** Undefined without a visit address, for a blacklisted casino and for one that is withheld. */
  visit?: VisitView;
  /** The name of the market whose visitors get neither its link nor its offer. */
  withheldIn?: string;
  /** The path of its review. */
  review: string;
  /** The URL of the terms; undefined if unknown, or if the casino is blacklisted. */
  terms?: string;
  /** True where the card says that the terms of the offer are not known. */
  isWithoutTerms?: boolean;
  /** Says that the site put it at its place on the list, and why; absent where its score did. */
  placed?: string;
  /** The age and risk notice; hosts cannot turn it off. */
  notice: string;
  /** The age on it; absent for 18. */
  minimumAge?: number;
  /** What the law of the market wants to be said beside offers; at the end of the notice. */
  marketNotice?: string;
  /** The last day of the offer, YYYY-MM-DD; only on embedded cards, which hosts may cache. */
  offerEnds?: string;
  /** True once the offer has ended; the card then has no visit link. */
  hasEnded?: boolean;
}

/** What a site says on its cards, beside what it says of casinos. */
interface CardSettings extends NoticeSettings {
  /** The code of the market whose visitors see it. */
  market?: string | undefined;
}

const MAX_HIGHLIGHTS = 4;

/** Builds the card of a casino. */
export function casinoCard(casino: PublicCasino, settings: CardSettings = {}): CasinoCardView {
  const bonus = casino.bonus || casino.bonuses.welcome;
  const card: CasinoCardView = {
    slug: casino.slug,
    name: casino.name,
    logo: casino.logo,
    highlights: casino.highlights.slice(0, MAX_HIGHLIGHTS),
    isFeatured: !casino.isBlacklisted && casino.isFeatured,
    isPremium: !casino.isBlacklisted && isPremiumRating(casino.rating),
    review: casinoPath(casino.slug),
    ...noticeFields(settings),
  };
  if (casino.isBlacklisted) return { ...card, blacklist: blacklistView(casino) };
  if (casino.withheldIn !== undefined) card.withheldIn = casino.withheldIn;
  if (bonus) card.bonus = bonus;
  if (casino.termsUrl !== undefined) card.terms = casino.termsUrl;
  const { rating, safetyRating } = casino;
  if (rating !== undefined) card.score = scoreView(rating);
  if (safetyRating !== undefined) {
    const { label } = ratingBand('rating', safetyRating);
    card.safety = { label, text: scoreView(safetyRating).text };
  }
  const visit = visitView(casino, settings.market);
  if (visit !== undefined) card.visit = visit;
  return card;
}

/** Builds the view of a score from 0 to 10. */
export function scoreView(value: number): ScoreView {
  return {
    value,
    text: (Math.round(value * 10) / 10).toFixed(1),
    stars: filledStars(value),
    label: ratingBand('rating', value).label,
    color: ratingBand('ratingColor', value).color,
  };
}

/** Returns undefined without a visit address and for a blacklisted casino. */
function visitView(casino: PublicCasino, market: string | undefined): VisitView | undefined {
  if (casino.visitUrl === undefined || casino.isBlacklisted) return undefined;
  return { href: visitAddress(casino.visitUrl, { market }), label: casino.name };
}

/** A casino's blacklist entry; severity defaults to `low`. */
export function blacklistView(casino: PublicCasino): BlacklistView {
  return {
    severity: casino.blacklistSeverity ?? 'low',
    ...(casino.blacklistReason === undefined ? {} : { reason: casino.blacklistReason }),
    ...(casino.blacklistDetails === undefined ? {} : { details: casino.blacklistDetails }),
    ...(casino.blacklistDate === undefined ? {} : { date: casino.blacklistDate }),
  };
}
