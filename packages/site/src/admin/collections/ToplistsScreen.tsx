import type { Toplist, ToplistFilter } from '@croupier/core';
import { toplistsCollection } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { describeToplistQuery, lazyPart } from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';
import { CollectionScreen } from './CollectionScreen.js';

const ToplistFormWithPreview = lazyPart(
  async () => (await import('./ToplistFormWithPreview.js')).ToplistFormWithPreview,
);

/** The list of toplists, each with the words of its query; they are blank until the words of the filters are known. */
export function ToplistsScreen() {
  const { data: everyFilter } = useQuestion('toplists.preview', {});
  const filters: readonly ToplistFilter[] = everyFilter?.filters ?? [];
  return (
    <CollectionScreen<Toplist>
      collection={toplistsCollection}
      Form={ToplistFormWithPreview}
      cells={{
        query: ({ query }) =>
          query === '' ? adminFormLabels.toplist.every : <bdi>{describeToplistQuery(query, filters)}</bdi>,
      }}
    />
  );
}
