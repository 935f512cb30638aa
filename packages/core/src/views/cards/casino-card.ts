import { messages } from '../../messages.js';
import type { PublicCasino } from '../../model/casino.js';
import { filledStars, isPremium, type RatingBand, ratingBand } from '../../rules/ratings.js';
import { routePath } from '../../urls/routes.js';
import { addAttribution } from '../embed/attribution.js';

/** A score as it is shown: the number, five stars, a word, a colour. */
export interface ScoreView {
  /** 0 to 10. */
  value: number;
  /** As printed: `9.1`. */
  text: string;
  /** 0 to 5. */
  stars: number;
  /** The word beside the number, so that colour is never alone. */
  label: RatingBand<'rating'>['label'];
  /** The colour of the dial. */
  colour: RatingBand<'ratingColour'>['colour'];
}

/** A link to a casino: sponsored, in a new tab, counted. */
export interface VisitView {
  href: string;
  /** What the tracking calls it. */
  label: string;
}

/** A casino's place on the blacklist. */
export interface BlacklistView {
  /** How grave it is; `low` is amber, all else red. */
  severity: 'low' | 'medium' | 'high';
  /** The reason in a few words. */
  reason?: string;
  /** What happened, as plain text. */
  details?: string;
  /** YYYY-MM-DD. */
  date?: string;
}

/** A casino on a card, complete: every card of the product shows some of this. */
export interface CasinoCardView {
  /** Its name in addresses. */
  slug: string;
  /** As the casino writes it. */
  name: string;
  /** The address of its logo; the initial stands where it does not load. */
  logo: string;
  /** Undefined for a blacklisted casino: it is not praised. */
  score?: ScoreView;
  /** How safe it is, in a word and as printed, `9.2`; undefined for a blacklisted casino. */
  safety?: { label: RatingBand<'bestCasinosSafety'>['label']; text: string };
  /** Its welcome offer, in a sentence. */
  bonus?: string;
  /** At most 4 are kept; cards show 3. */
  highlights: string[];
  /** True where staff put it forward: it bears the accent. */
  isFeatured: boolean;
  /** True where staff call it premium. */
  isPremium: boolean;
  /** Why it is on the blacklist: no score, no offer and no way out then. */
  blacklist?: BlacklistView;
  /** Undefined where there is no visit address, or the casino is blacklisted. */
  visit?: VisitView;
  /** The path of its review. */
  review: string;
  /** Undefined where it has none, or the casino is blacklisted: we do not link to it. */
  terms?: string;
  /** Shown on every card, whatever its host wants. */
  notice: string;
  /** The last day of its offer, YYYY-MM-DD; on cards for other pages, which may stand there longer. */
  offerEnds?: string;
  /** True once the offer has ended: the card says so, and has no link out. */
  hasEnded?: boolean;
}

/** How many highlights a card keeps. */
const MAX_HIGHLIGHTS = 4;

/** A casino as a card. */
export function casinoCard(casino: PublicCasino): CasinoCardView {
  const bonus = casino.bonus ?? casino.bonuses.welcome;
  const card: CasinoCardView = {
    slug: casino.slug,
    name: casino.name,
    logo: casino.logo,
    highlights: casino.highlights.slice(0, MAX_HIGHLIGHTS),
    isFeatured: casino.isFeatured,
    isPremium: !casino.isBlacklisted && isPremium(casino.rating),
    review: routePath({ kind: 'review', slug: casino.slug }),
    notice: messages.ours.ageNotice,
  };
  if (bonus !== undefined) card.bonus = bonus;
  if (casino.isBlacklisted) return { ...card, blacklist: blacklistView(casino) };
  if (casino.termsUrl !== undefined) card.terms = casino.termsUrl;
  card.score = scoreView(casino.rating);
  card.safety = {
    label: ratingBand('bestCasinosSafety', casino.safetyRating).label,
    text: scoreView(casino.safetyRating).text,
  };
  const visit = visitView(casino);
  if (visit !== undefined) card.visit = visit;
  return card;
}

/** A score as it is shown. */
export function scoreView(value: number): ScoreView {
  return {
    value,
    text: String(Math.round(value * 10) / 10),
    stars: filledStars(value),
    label: ratingBand('rating', value).label,
    colour: ratingBand('ratingColour', value).colour,
  };
}

/** A casino's visit link; none where it has no address or is blacklisted. */
function visitView(casino: PublicCasino): VisitView | undefined {
  if (casino.visitUrl === undefined || casino.isBlacklisted) return undefined;
  return { href: addAttribution(casino.visitUrl, {}), label: casino.name };
}

/** What a blacklisted casino is blamed for; the risk is low where none is given. */
export function blacklistView(casino: PublicCasino): BlacklistView {
  return {
    severity: casino.blacklistSeverity ?? 'low',
    ...(casino.blacklistReason === undefined ? {} : { reason: casino.blacklistReason }),
    ...(casino.blacklistDetails === undefined ? {} : { details: casino.blacklistDetails }),
    ...(casino.blacklistDate === undefined ? {} : { date: casino.blacklistDate }),
  };
}
