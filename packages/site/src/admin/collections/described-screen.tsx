import { type DescribedName, describedCollections } from '@croupier/core/forms';
import { CollectionScreen } from './CollectionScreen.js';

/** The screen of a collection that shows nothing of its own. */
export function describedScreen(name: DescribedName) {
  const collection = describedCollections.find(
    (one) => one.name === name,
  ) as (typeof describedCollections)[number];
  return () => <CollectionScreen collection={collection} />;
}
