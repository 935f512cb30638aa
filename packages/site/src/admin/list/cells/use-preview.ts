import type { Outcome } from '@croupier/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAdmin } from '../../backend/backend.js';
import type { EditableCollection, EditInput } from './edit-input.js';

/** Records whose changes are shown before they are made. */
const MAX_SHOWN = 20;

/** What an edit would change. */
export interface EditPlan {
  /** How many records. */
  updated: number;
  /** The first of them, before and after. */
  changes: Outcome<unknown>['changes'];
}

/** Asks what an edit would change, and changes nothing. */
export function usePreview(collection: EditableCollection, input: EditInput): UseQueryResult<EditPlan> {
  const { perform } = useAdmin();
  return useQuery({
    queryKey: [`${collection}.edit`, input],
    retry: false,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const ask = (asked: EditInput, answer?: 'counts') =>
        perform(`${collection}.edit` as 'casinos.edit', asked, {
          dryRun: true,
          signal,
          ...(answer === undefined ? {} : { answer }),
        });
      const { records, edits, ...rest } = input;
      const [{ updated }, { changes }] = await Promise.all([
        ask(input, 'counts'),
        ask({
          ...rest,
          ...(records === undefined ? {} : { records: records.slice(0, MAX_SHOWN) }),
          ...(edits === undefined ? {} : { edits: edits.slice(0, MAX_SHOWN) }),
        }),
      ]);
      return { updated, changes };
    },
  });
}
