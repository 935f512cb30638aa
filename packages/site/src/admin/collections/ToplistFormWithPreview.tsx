import { ToplistForm, type ToplistFormProps } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useFindHead } from '../records/lookups/use-page-lookups.js';

/** The form of a toplist, with the casinos that its query finds. */
export function ToplistFormWithPreview(props: ToplistFormProps) {
  const { perform } = useAdmin();
  const previewCasinos = useCallback(
    async (query: string, pins: readonly string[]) =>
      (await perform('toplists.preview', { query, pins: [...pins] })).result,
    [perform],
  );
  const { id } = (props.value ?? {}) as { id?: string };
  return <ToplistForm {...props} previewCasinos={previewCasinos} findHead={useFindHead('toplists', id)} />;
}
