import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import type { Frame } from './frame.js';

/** A card that stands by itself in a frame on a page of somebody else's. */
export interface EmbeddedCardView {
  card: CasinoCardView;
  site: Pick<Frame['site'], 'name' | 'primaryColor' | 'accentColor' | 'hasDarkMode'>;
}

/** The card of a casino for a frame elsewhere; undefined where there is none of that slug. */
export function embeddedCard(
  { casinoBySlug, settings }: PublicCatalogue,
  slug: string,
): EmbeddedCardView | undefined {
  const casino = casinoBySlug.get(slug);
  if (casino === undefined) return undefined;
  const { siteName: name, primaryColor, accentColor, enableDarkMode: hasDarkMode } = settings;
  return { card: casinoCard(casino), site: { name, primaryColor, accentColor, hasDarkMode } };
}
