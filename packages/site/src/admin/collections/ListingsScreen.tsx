import { listingsCollection } from '@croupier/core/forms';
import { adminOfferLabels as labels } from '@croupier/core/messages';
import { lazyPart } from '@croupier/ui/admin';
import type { RowVerb } from '../list/row-verb.js';
import { CollectionScreen } from './CollectionScreen.js';

const ListingForm = lazyPart(async () => (await import('./ListingForm.js')).ListingForm);

const CONFIRM: RowVerb = {
  operation: 'listings.confirm',
  label: labels.confirm,
  done: labels.confirmed,
};

/** How casinos stand in markets, of which one or several can be said to be checked. */
export function ListingsScreen() {
  return <CollectionScreen collection={listingsCollection} Form={ListingForm} verbs={[CONFIRM]} />;
}
