import { type Market, marketName } from '@croupier/core';
import { marketsCollection } from '@croupier/core/forms';
import { CollectionScreen } from './CollectionScreen.js';

/** The markets that the site serves, each with its name. */
export function MarketsScreen() {
  return (
    <CollectionScreen<Market>
      collection={marketsCollection}
      cells={{ code: ({ code }) => `${code} ${marketName(code)}` }}
    />
  );
}
