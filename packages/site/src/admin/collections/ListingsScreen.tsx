import { listingsCollection } from '@croupier/core/forms';
import { adminOfferLabels as labels } from '@croupier/core/messages';
import type { RowVerb } from '../list/row-verb.js';
import { CollectionScreen } from './CollectionScreen.js';

const CONFIRM: RowVerb = {
  operation: 'listings.confirm',
  label: labels.confirm,
  done: labels.confirmed,
};

/** How casinos stand in markets, of which one or several can be said to be checked. */
export function ListingsScreen() {
  return <CollectionScreen collection={listingsCollection} verbs={[CONFIRM]} />;
}
