import type { PublicBonus } from '../model/bonus.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { notices } from '../notices.js';
import { once } from '../once.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { hasSlots } from './embed-attribution.js';
import { offerEnd } from './embed-offer.js';
import type { Frame } from './frame.js';

/** A card for pages elsewhere. */
export interface EmbeddedCard extends CasinoCardView {
  /** The visit address with its places for ids, where it has any. */
  visitTemplate?: string;
}

/** What stands at the address of a card whose casino is listed no more; in words too, for hosts that know no 410. */
export const goneCard = { error: notices.goneText, isGone: true } as const;

/** A card that stands by itself in a frame on a page of somebody else's. */
export interface EmbeddedCardView {
  card: EmbeddedCard;
  site: Pick<Frame['site'], 'name' | 'primaryColor' | 'accentColor' | 'hasDarkMode'>;
}

/** The card of a casino for a frame elsewhere; undefined where there is none of that slug. */
export function embeddedCard(catalogue: PublicCatalogue, slug: string): EmbeddedCardView | undefined {
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
  const endOf = offerEnds(bonuses);
  return casinos.map((casino) => embedCard(casino, endOf(casino)));
}

/** The card of a casino whose offer ends on a day, YYYY-MM-DD, or does not end. */
export function embedCard(casino: PublicCasino, end: string | undefined): EmbeddedCard {
  const card: EmbeddedCard = casinoCard(casino);
  if (card.visit === undefined) return card;
  if (hasSlots(casino.visitUrl ?? '')) card.visitTemplate = casino.visitUrl as string;
  if (end !== undefined) card.offerEnds = end;
  return card;
}

/** What tells of casinos when their offers end, by these bonuses. */
export function offerEnds(
  bonuses: Iterable<PublicBonus>,
): (casino: Pick<PublicCasino, 'id' | 'name'>) => string | undefined {
  const ofCasino = once(() => byCasino(bonuses));
  return (casino) => {
    const own = [...(ofCasino().get(casino.id) ?? []), ...(ofCasino().get(`=${casino.name}`) ?? [])];
    return offerEnd(casino, own);
  };
}

function byCasino(bonuses: Iterable<PublicBonus>): Map<string, PublicBonus[]> {
  const sorted = new Map<string, PublicBonus[]>();
  for (const bonus of bonuses) {
    const key = bonus.casinoId ?? `=${bonus.casino}`;
    const there = sorted.get(key);
    if (there === undefined) sorted.set(key, [bonus]);
    else there.push(bonus);
  }
  return sorted;
}
