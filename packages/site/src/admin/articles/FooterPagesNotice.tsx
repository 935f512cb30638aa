import type { OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Notice, ReasonedButton } from '@croupier/ui/admin';
import { toastFailure, useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import list from '../screens/list.module.css';

const labels = adminLabels.pages.footer;

/** What the footer lacks, or has twice, and the ways to mend it; where it lacks nothing, that is said. */
export function FooterPagesNotice({ expected, missing, duplicates }: OperationResult<'pages.footer'>) {
  const change = useChange();
  const refused = useRefusal()('edit menus and redirects');
  const isComplete = missing.length === 0 && duplicates.length === 0;
  const perform = (operation: 'pages.create-missing' | 'pages.clean-duplicates') =>
    toastFailure(change(operation, {}, { message: (result) => result.message }));
  return (
    <Notice tone={isComplete ? 'good' : 'fair'} title={labels.title}>
      {isComplete ? <p>{labels.complete(expected)}</p> : null}
      {missing.length === 0 ? null : <p>{labels.missing(missing.map(({ title }) => title).join(', '))}</p>}
      {duplicates.length === 0 ? null : (
        <p>{labels.duplicates(duplicates.map(({ slug }) => slug).join(', '))}</p>
      )}
      <div className={list.actions}>
        <ReasonedButton
          variant="plain"
          disabledReason={refused}
          onClick={() => perform('pages.clean-duplicates')}
        >
          {labels.clean}
        </ReasonedButton>
        <ReasonedButton
          variant="plain"
          disabledReason={refused}
          onClick={() => perform('pages.create-missing')}
        >
          {labels.create}
        </ReasonedButton>
      </div>
    </Notice>
  );
}
