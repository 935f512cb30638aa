import { DRAFTED } from '@croupier/core';
import { adminDraftLabels } from '@croupier/core/messages';
import { Badge, type GridColumn } from '@croupier/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../backend/backend.js';
import { questionOptions } from '../backend/use-operations.js';

/** Columns whose first says which records have a draft. */
export function useDraftMarks<Row extends { id: string }>(
  list: string,
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] {
  const { perform } = useAdmin();
  const drafted = DRAFTED.find((name) => name === list);
  const { data } = useQuery({
    ...questionOptions(perform, 'drafts.list', { in: drafted }),
    enabled: drafted !== undefined,
  });
  return useMemo(() => {
    const [first, ...others] = columns;
    if (first === undefined || data === undefined || data.total === 0) return columns;
    const marked = new Set(data.records.map(({ record }) => record));
    const cell = (row: Row) => (
      <>
        {first.cell(row)} {marked.has(row.id) ? <Badge tone="fair">{adminDraftLabels.mark}</Badge> : null}
      </>
    );
    return [{ ...first, cell }, ...others];
  }, [columns, data]);
}
