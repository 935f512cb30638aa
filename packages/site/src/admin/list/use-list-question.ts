import type { OperationInput, OperationName, OperationResult } from '@croupier/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '../backend/backend.js';
import { questionOptions, useQuestion } from '../backend/use-operations.js';
import type { ListState } from './use-list-state.js';

/** The operations that answer with a page of a list. */
export type ListOperation = {
  [N in OperationName]: OperationResult<N> extends { records: readonly unknown[]; total: number } ? N : never;
}[OperationName];

/** A record of the list that an operation answers. */
type ListedRecord<N extends ListOperation> = (OperationResult<N> & {
  records: readonly unknown[];
})['records'][number];

/** What a list shows, and its state. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  total: number | undefined;
  error: unknown;
  /** True while the first rows are awaited. */
  isLoading: boolean;
  /** True while newer rows are awaited. */
  isUpdating: boolean;
  retry: () => void;
  /** The ids of all records that match, on all pages; for lists whose operation answers with them alone. */
  findAllIds: () => Promise<readonly string[]>;
}

/** The page of a list that its state asks for; `filters` are those of the operation. */
export function useListQuestion<N extends ListOperation>(
  name: N,
  filters: Omit<OperationInput<N>, 'limit' | 'offset'>,
  { page, perPage }: ListState,
): ListAnswer<ListedRecord<N>> {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  const asked = { ...filters, limit: perPage, offset: (page - 1) * perPage };
  const query = useQuestion(name, asked as OperationInput<N>);
  const data = query.data as { records: readonly ListedRecord<N>[]; total: number } | undefined;
  return {
    rows: data?.records ?? [],
    total: data?.total,
    error: data === undefined ? query.error : null,
    isLoading: query.isPending,
    isUpdating: query.isPlaceholderData,
    retry: () => void query.refetch(),
    async findAllIds() {
      const input = { ...filters, idsOnly: true } as unknown as OperationInput<N>;
      const all = await queries.fetchQuery(questionOptions(perform, name, input));
      return (all as { ids?: string[] }).ids ?? [];
    },
  };
}
