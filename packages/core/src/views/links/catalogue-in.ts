import { memoizeWeak } from '../../lazy.js';
import { offersIn } from '../../model/markets/offers-in-market.js';
import { settingsIn } from '../../model/markets/settings-in.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';

/** The catalogue as visitors of a market get it. */
export function catalogueIn(catalogue: PublicCatalogue, market: string | undefined): PublicCatalogue {
  if (market === undefined || market === catalogue.market) return catalogue;
  if (catalogue.inMarket !== undefined) return catalogue.inMarket(market);
  if (catalogue.offers === undefined) return catalogue;
  const known = cataloguesOf(catalogue);
  const found = known.get(market);
  if (found !== undefined) return found;
  const part = offersIn(catalogue.offers, market);
  const isSame = part.casinos === catalogue.casinos && part.bonuses === catalogue.bonuses;
  if (isSame && part.marketRules === undefined) return catalogue;
  const made = { ...catalogue, ...part, settings: settingsIn(catalogue.settings, part.marketRules) };
  known.set(market, made);
  return made;
}

const cataloguesOf = memoizeWeak((_: PublicCatalogue) => new Map<string, PublicCatalogue>());
