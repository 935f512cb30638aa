import type { FindRecords } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';

/** Finds the records that a text shows and links to, by some letters of their names. */
export function useFindRecords(): FindRecords {
  const { perform } = useAdmin();
  return useCallback(
    async (kind, text) => (await import('./find-records.js')).findRecords(perform, kind, text),
    [perform],
  );
}
