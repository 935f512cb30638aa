import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicToplist } from '../../collections/toplists/toplist.js';
import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import { catalogueIn } from '../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { findCountry } from '../../rules/casinos-of-country.js';
import { isOnToplist } from '../../rules/facets/toplist-query.js';
import { type PinnedList, withPins } from '../../rules/pinned-places.js';
import { routePath } from '../../urls/routes.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import { rankedCasinos } from './casino-ranking.js';
import { type Ranked, withRanksBesidePins } from './rank-numbers.js';

/** The first casinos of a toplist, as its page shows them; undefined where it holds none. */
export interface ToplistExtractView {
  title: string;
  /** The path of the whole list. */
  href: string;
  /** Says that some places are not by score; absent where all are. */
  pinned?: string;
  casinos: Ranked<CasinoCardView>[];
}

/** Builds the first `count` casinos of a toplist. */
export function toplistExtract(
  everywhere: PublicCatalogue,
  toplist: PublicToplist,
  count: number,
): ToplistExtractView | undefined {
  const catalogue = catalogueIn(everywhere, countryOfToplist(toplist));
  const { casinos, reasons } = toplistCasinos(catalogue, toplist);
  if (casinos.length === 0) return undefined;
  const shown = casinos.slice(0, count);
  const isPinned = shown.some(({ slug }) => reasons.has(slug));
  return {
    title: toplist.title,
    href: routePath({ kind: 'toplist', slug: toplist.slug }),
    ...(isPinned ? { pinned: pageTexts('toplist', catalogue.labels).pinned } : {}),
    casinos: withRanksBesidePins(shown.map((casino) => placedCard(catalogue, casino, reasons))),
  };
}

/** The country whose visitors a toplist is for. */
export function countryOfToplist({ query }: PublicToplist): string | undefined {
  return findCountry(new URLSearchParams(query).get('country') ?? '');
}

/** A card that says why the site put the casino at its place. */
export function placedCard(
  catalogue: PublicCatalogue,
  casino: PublicCasino,
  reasons: PinnedList<PublicCasino>['reasons'],
): CasinoCardView {
  const card = listedCasinoCard(casino, catalogue);
  const reason = reasons.get(casino.slug);
  if (reason === undefined) return card;
  const { placed } = pageTexts('toplist', catalogue.labels);
  return { ...card, placed: fillPlaceholders(placed, { reason }) };
}

/** The casinos of a toplist, best first but for its pins. */
export function toplistCasinos(
  catalogue: PublicCatalogue,
  { query, pins = [] }: PublicToplist,
): PinnedList<PublicCasino> {
  const { today } = catalogue;
  return withPins(rankedCasinos(catalogue).filter(isOnToplist(query, today)), pins, today);
}
