import type { Toplist, ToplistFilter } from '@croupier/core';
import { toplistsCollection } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { describeToplistQuery, ToplistForm, type ToplistFormProps } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { CollectionScreen } from './CollectionScreen.js';

/** The list of toplists, each with the words of its query; they are blank until the words of the filters are known. */
export function ToplistsScreen() {
  const { data: everyFilter } = useQuestion('toplists.preview', {});
  const filters: readonly ToplistFilter[] = everyFilter?.filters ?? [];
  return (
    <CollectionScreen<Toplist>
      collection={toplistsCollection}
      Form={FormWithPreview}
      cells={{
        query: ({ query }) =>
          query === '' ? adminFormLabels.toplist.every : <bdi>{describeToplistQuery(query, filters)}</bdi>,
      }}
    />
  );
}

function FormWithPreview(props: ToplistFormProps) {
  const { perform } = useAdmin();
  const previewCasinos = useCallback(
    async (query: string) => (await perform('toplists.preview', { query })).result,
    [perform],
  );
  return <ToplistForm {...props} previewCasinos={previewCasinos} />;
}
