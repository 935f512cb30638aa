import type { ImportSummary } from '@croupier/core';
import { casinoFields } from '@croupier/core/forms';
import { adminImportLabels } from '@croupier/core/messages';
import { Pagination, RecordDiff } from '@croupier/ui/admin';
import { useState } from 'react';
import list from '../screens/list.module.css';
import type { CheckedFile } from './check/file-check.js';

const { existing: labels } = adminImportLabels;

type PlanRow = NonNullable<ImportSummary['plan']>[number];

const PER_PAGE = 10;
const STATES: Partial<Record<PlanRow['action'], string>> = { skip: labels.skipped, reject: labels.rejected };

/** What becomes of the casinos that are there already, field by field. */
export function ExistingPanel({ plan = [] }: { plan: CheckedFile['summary']['plan'] }) {
  const [page, setPage] = useState(1);
  if (plan.length === 0) return <p>{labels.none}</p>;
  return (
    <div className={list.root}>
      {plan.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => (
        <section key={row.row} aria-label={labels.row(row.row, row.slug ?? '')}>
          <h3 dir="auto">{labels.row(row.row, row.slug ?? '')}</h3>
          {row.action === 'update' ? (
            <RecordDiff
              fields={casinoFields}
              before={statesOf(row, 'before')}
              after={statesOf(row, 'after')}
              beforeLabel={labels.before}
              afterLabel={labels.after}
            />
          ) : (
            <p>{STATES[row.action] ?? labels.conflict}</p>
          )}
        </section>
      ))}
      <Pagination page={page} perPage={PER_PAGE} total={plan.length} onPageChange={setPage} />
    </div>
  );
}

/** The changed fields of a record, as they were or as they become. */
function statesOf({ changes }: PlanRow, side: 'before' | 'after'): object {
  const record: Record<string, unknown> = {};
  for (const [path, diff] of Object.entries(changes)) {
    const [outer = '', inner] = path.split('.');
    const value = diff[side];
    record[outer] = inner === undefined ? value : { ...(record[outer] as object), [inner]: value };
  }
  return record;
}
