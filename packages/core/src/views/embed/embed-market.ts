import { catalogueIn } from '../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { findMarket } from '../../values/markets/market-names.js';

/** The catalogue as an embed shows it, and the market that it was asked for. */
interface EmbedCatalogue {
  catalogue: PublicCatalogue;
  market: string | undefined;
}

/**
 * The catalogue of the market that the query of an embed names by its code or its name, else that of the site; a fault for
 * what is no market, where the offers of another one would be wrong.
 */
export function embedCatalogue(
  everywhere: PublicCatalogue,
  query: string,
): EmbedCatalogue | { fault: string } {
  const given = new URLSearchParams(query).get('market');
  if (given === null) return { catalogue: everywhere, market: undefined };
  const market = findMarket(given);
  return market === undefined
    ? { fault: `not known: market=${given}` }
    : { catalogue: catalogueIn(everywhere, market), market };
}

/** The markets whose embeds a site of files has besides its own: those that are turned on. */
export function marketsOfEmbeds({ offers }: Pick<PublicCatalogue, 'offers'>): string[] {
  return [...(offers?.rules.keys() ?? [])].sort();
}
