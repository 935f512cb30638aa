import { bonusLabels } from '../../labels/offers.js';
import { messages } from '../../messages.js';
import type { PublicBonus } from '../../model/bonus.js';
import type { PublicCasino } from '../../model/casino.js';
import { routePath } from '../../urls/routes.js';
import {
  type BlacklistView,
  blacklistView,
  type ScoreView,
  scoreView,
  type VisitView,
} from './casino-card.js';

/** A bonus on a card, complete. */
export interface BonusCardView {
  /** What tells it from all others. */
  id: string;
  /** The offer in a few words; its kind, where staff gave none. */
  title: string;
  /** More on it, as plain text; may be empty. */
  description: string;
  /** The casino that offers it, and the path of its review where it has one. */
  casino: { name: string; slug?: string; logo?: string; review?: string };
  /** Undefined where nobody has rated it, or its casino is blacklisted. */
  score?: ScoreView;
  /** True where it is to be had through this site alone. */
  isExclusive: boolean;
  /** Type, wagering and smallest deposit: those that are known. */
  facts: { title: string; value: string }[];
  /** Its last day, YYYY-MM-DD. */
  validUntil?: string;
  /** True after its last day: there is no way to it then. */
  hasEnded: boolean;
  /** Why its casino is on the blacklist. */
  blacklist?: BlacklistView;
  /** True where its casino is listed no more. */
  isGone: boolean;
  /** The way to it; undefined where it has no address, has ended, or its casino is blacklisted or listed no more. */
  claim?: VisitView;
  /** Age and risk, on every card. */
  notice: string;
}

/** What a card needs to know of the world around its bonus. */
export interface BonusContext {
  casinoById: ReadonlyMap<string, PublicCasino>;
  casinoByName: ReadonlyMap<string, PublicCasino>;
  /** YYYY-MM-DD. */
  today: string;
}

/** A bonus as a card. */
export function bonusCard(bonus: PublicBonus, context: BonusContext): BonusCardView {
  const casino = bonusCasino(bonus, context);
  const { validUntil, visitUrl } = bonus;
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
            review: routePath({ kind: 'review', slug: casino.slug }),
          },
    isExclusive: bonus.isExclusive,
    facts: [
      { title: bonusLabels.type, value: bonusLabels.types[bonus.category] },
      { title: bonusLabels.wagering, value: bonus.wagering },
      { title: bonusLabels.minDeposit, value: bonus.minDeposit },
    ].filter(({ value }) => value !== ''),
    hasEnded,
    isGone,
    notice: messages.ours.ageNotice,
  };
  if (validUntil !== undefined) card.validUntil = validUntil;
  if (casino?.isBlacklisted) return { ...card, blacklist: blacklistView(casino) };
  if (bonus.rating > 0) card.score = scoreView(bonus.rating);
  if (visitUrl !== undefined && !hasEnded && !isGone) {
    card.claim = { href: visitUrl, label: card.title };
  }
  return card;
}

/** The casino that a bonus is of, by its id, else by its name; undefined where none of the listed ones is meant. */
export function bonusCasino(
  bonus: Pick<PublicBonus, 'casino' | 'casinoId'>,
  { casinoById, casinoByName }: Omit<BonusContext, 'today'>,
): PublicCasino | undefined {
  return bonus.casinoId === undefined ? casinoByName.get(bonus.casino) : casinoById.get(bonus.casinoId);
}

/** Whether a bonus is over on a day, YYYY-MM-DD; on its last one it is not. */
export function hasEndedOn({ validUntil }: Pick<PublicBonus, 'validUntil'>, today: string): boolean {
  return validUntil !== undefined && validUntil < today;
}
