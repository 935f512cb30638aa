import { adminPath, isProblem, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { ButtonLink, CasinoForm, Skeleton } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { navigate } from '../../navigation.js';
import { LoadFailure } from '../ScreenBoundary.js';
import type { ScreenProps } from '../screens.js';
import { useCasinoFormParts } from '../use-casino-form-parts.js';
import { useChange, useQuestion } from '../use-operations.js';
import { useRecordForm } from '../use-record-form.js';
import { CasinoNotFound } from './CasinoNotFound.js';
import list from './list.module.css';

/** The form for a casino that there is. What somebody else changed meanwhile is told before it is overwritten. */
export function CasinoEditScreen({ id }: ScreenProps) {
  const casino = useQuestion('casinos.show', { record: id });
  if (casino.data !== undefined) return <EditForm {...casino.data} />;
  if (casino.error === null) return <Skeleton count={5} />;
  if (isProblem(casino.error) && casino.error.code === 'not-found') return <CasinoNotFound />;
  return <LoadFailure error={casino.error} onRetry={() => void casino.refetch()} />;
}

function EditForm({ record: casino, hash }: OperationResult<'casinos.show'>) {
  const change = useChange();
  const queries = useQueryClient();
  const form = useRecordForm(`casinos ${casino.id}`);
  const parts = useCasinoFormParts(casino.id);
  return (
    <div className={list.root}>
      <div className={list.head}>
        <h1>
          {adminLabels.screens['casino-edit']}: {casino.name}
        </h1>
        <ButtonLink variant="plain" href={adminPath('casino-view', casino.id)}>
          {adminLabels.casinos.actions.view}
        </ButtonLink>
      </div>
      <CasinoForm
        {...parts}
        value={casino}
        draft={form.draft}
        issues={form.issues}
        isBusy={form.isBusy}
        onChange={form.keepDraft}
        onCancel={() => {
          form.discardDraft();
          navigate(adminPath('casinos'));
        }}
        onSubmit={({ changes, isDirty }) =>
          void form.save(
            async () => {
              if (isDirty) {
                await change(
                  'casinos.edit',
                  { record: casino.id, changes },
                  {
                    expect: { in: 'casinos', id: casino.id, hash },
                    message: adminLabels.changes.savedNamed(changes.name ?? casino.name),
                  },
                );
              }
              navigate(adminPath('casinos'));
            },
            () => queries.invalidateQueries(),
          )
        }
      />
    </div>
  );
}
