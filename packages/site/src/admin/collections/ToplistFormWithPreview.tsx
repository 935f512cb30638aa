import { ToplistForm, type ToplistFormProps } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';

/** The form of a toplist, with the casinos that its query finds. */
export function ToplistFormWithPreview(props: ToplistFormProps) {
  const { perform } = useAdmin();
  const previewCasinos = useCallback(
    async (query: string, pins: readonly string[]) =>
      (await perform('toplists.preview', { query, pins: [...pins] })).result,
    [perform],
  );
  return <ToplistForm {...props} previewCasinos={previewCasinos} />;
}
