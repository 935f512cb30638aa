import { cardNotices } from '../../labels/card-notices.js';
import { lazy } from '../../lazy.js';
import type { PublicBonus } from '../../model/bonus.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { hasPlaceholders } from './attribution.js';
import { lastOfferDay } from './offer-end.js';

/** A card for pages elsewhere. */
export interface EmbeddedCard extends CasinoCardView {
  /** The visit address with its places for ids, where it has any. */
  visitTemplate?: string;
}

/** What stands at the address of a card whose casino is listed no more; in words too, for hosts that know no 410. */
export const removedCard = { error: cardNotices.goneText, isGone: true } as const;

/** A card that stands by itself in a frame on a page of somebody else's. */
export interface IframeCardView {
  card: EmbeddedCard;
  site: Pick<PageFrameView['site'], 'name' | 'primaryColor' | 'accentColor' | 'hasDarkMode'>;
}

/** The card of a casino for a frame elsewhere; undefined where there is none of that slug. */
export function iframeCard(catalogue: PublicCatalogue, slug: string): IframeCardView | undefined {
  const { casinoBySlug, settings } = catalogue;
  const casino = casinoBySlug.get(slug);
  if (casino === undefined) return undefined;
  const [card] = embedCards(catalogue, [casino]) as [EmbeddedCard];
  const { siteName: name, primaryColor, accentColor, enableDarkMode: hasDarkMode } = settings;
  return { card, site: { name, primaryColor, accentColor, hasDarkMode } };
}

/** The cards of casinos for pages elsewhere, in their order. */
export function embedCards(
  { bonuses }: Pick<PublicCatalogue, 'bonuses'>,
  casinos: readonly PublicCasino[],
): EmbeddedCard[] {
  const endOf = offerEndFinder(bonuses);
  return casinos.map((casino) => embedCard(casino, endOf(casino)));
}

/** The card of a casino whose offer ends on a day, YYYY-MM-DD, or does not end. */
export function embedCard(casino: PublicCasino, end: string | undefined): EmbeddedCard {
  const card: EmbeddedCard = casinoCard(casino);
  if (card.visit === undefined) return card;
  if (hasPlaceholders(casino.visitUrl ?? '')) card.visitTemplate = casino.visitUrl as string;
  if (end !== undefined) card.offerEnds = end;
  return card;
}

/** What tells of casinos when their offers end, by these bonuses. */
export function offerEndFinder(
  bonuses: Iterable<PublicBonus>,
): (casino: Pick<PublicCasino, 'id' | 'name'>) => string | undefined {
  const ofCasino = lazy(() => bonusesByCasino(bonuses));
  return (casino) => {
    const own = [...(ofCasino().get(casino.id) ?? []), ...(ofCasino().get(`=${casino.name}`) ?? [])];
    return lastOfferDay(casino, own);
  };
}

function bonusesByCasino(bonuses: Iterable<PublicBonus>): Map<string, PublicBonus[]> {
  const sorted = new Map<string, PublicBonus[]>();
  for (const bonus of bonuses) {
    const key = bonus.casinoId ?? `=${bonus.casino}`;
    const there = sorted.get(key);
    if (there === undefined) sorted.set(key, [bonus]);
    else there.push(bonus);
  }
  return sorted;
}
