import { type Market, marketName } from '@croupier/core';
import { marketsCollection } from '@croupier/core/forms';
import { lazyPart } from '@croupier/ui/admin';
import { CollectionScreen } from './CollectionScreen.js';

const MarketForm = lazyPart(async () => (await import('./MarketForm.js')).MarketForm);

/** The markets that the site serves, each with its name. */
export function MarketsScreen() {
  return <CollectionScreen<Market> collection={marketsCollection} Form={MarketForm} cells={CELLS} />;
}

const CELLS = { code: ({ code }: Market) => `${code} ${marketName(code)}` };
