import type { OperationResult } from '@croupier/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { questionOptions, useQuestion } from '../../backend/use-operations.js';
import type { EditedCollection } from '../use-record-editor.js';
import { allowsDrafts } from './allows-drafts.js';
import { type SharedDraft, sharedDraftOf } from './shared-draft.js';

/** A record as its form is given it: with the draft that is shared, where there is one. */
export type StoredWithDraft<C extends EditedCollection> = OperationResult<`${C}.show`> & {
  shared?: SharedDraft | undefined;
};

/** The record that a form edits, and its draft; asked for together, so that the form begins with both. */
export function useStoredRecord<C extends EditedCollection>(collection: C, record: string) {
  const { perform, getSession } = useAdmin();
  const shown = useQuestion(`${collection}.show`, { record } as never);
  const isDrafted = allowsDrafts(collection, getSession().user?.role);
  const draft = useQuery({
    ...questionOptions(perform, 'drafts.show', { record: `${collection}/${record}` }),
    enabled: isDrafted,
  });
  const isKnown = !isDrafted || draft.data !== undefined || draft.error !== null;
  const data = useMemo(
    () =>
      shown.data === undefined || !isKnown ? undefined : { ...shown.data, shared: sharedDraftOf(draft.data) },
    [shown.data, draft.data, isKnown],
  );
  return { data: data as StoredWithDraft<C> | undefined, error: shown.error, refetch: shown.refetch };
}
