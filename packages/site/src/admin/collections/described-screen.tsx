import { describedCollections, type ListedName } from '@croupier/core/forms';
import { CollectionScreen } from './CollectionScreen.js';

/** The screen of a collection that its description tells alone. */
export function describedScreen(name: ListedName) {
  const collection = describedCollections.find(
    (one) => one.name === name,
  ) as (typeof describedCollections)[number];
  return () => <CollectionScreen collection={collection} />;
}
