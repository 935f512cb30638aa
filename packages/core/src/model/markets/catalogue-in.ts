import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../public-catalogue.js';
import { offersIn } from './offers-in-market.js';
import { settingsIn } from './settings-in.js';

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
