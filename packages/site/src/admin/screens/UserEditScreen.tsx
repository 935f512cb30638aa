import { adminPath, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Skeleton, UserForm } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { navigate } from '../../navigation.js';
import { LoadFailure } from '../ScreenBoundary.js';
import type { ScreenProps } from '../screens.js';
import { useChange, useQuestion } from '../use-operations.js';
import { useRecordForm } from '../use-record-form.js';
import list from './list.module.css';

/** The form for a user that there is. */
export function UserEditScreen({ id }: ScreenProps) {
  const user = useQuestion('users.show', { record: id });
  if (user.data !== undefined) return <EditForm {...user.data} />;
  if (user.error === null) return <Skeleton count={5} />;
  return <LoadFailure error={user.error} onRetry={() => void user.refetch()} />;
}

function EditForm({ record: user, hash }: OperationResult<'users.show'>) {
  const change = useChange();
  const queries = useQueryClient();
  const form = useRecordForm(`users ${user.id}`);
  const leave = () => navigate(adminPath('users'));
  return (
    <div className={list.root}>
      <h1>
        {adminLabels.screens['user-edit']}: {user.username}
      </h1>
      <UserForm
        value={user}
        draft={form.draft}
        issues={form.issues}
        isBusy={form.isBusy}
        onChange={form.keepDraft}
        onCancel={() => {
          form.discardDraft();
          leave();
        }}
        onSubmit={({ changes, isDirty }) =>
          void form.save(
            async () => {
              if (isDirty) {
                await change(
                  'users.edit',
                  { record: user.id, changes },
                  {
                    expect: { in: 'users', id: user.id, hash },
                    message: adminLabels.changes.savedNamed(user.username),
                  },
                );
              }
              leave();
            },
            () => queries.invalidateQueries(),
          )
        }
      />
    </div>
  );
}
