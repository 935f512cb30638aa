import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { UserForm } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../navigation.js';
import { OneTimePassword } from '../OneTimePassword.js';
import { useChange } from '../use-operations.js';
import { useRecordForm } from '../use-record-form.js';
import list from './list.module.css';

/** The form for a new user, who gets a one-time password. */
export function UserNewScreen() {
  const change = useChange();
  const form = useRecordForm('users new');
  const [password, setPassword] = useState<{ username: string; text: string }>();
  const leave = () => navigate(adminPath('users'));
  return (
    <div className={list.root}>
      <h1>{adminLabels.screens['user-new']}</h1>
      <UserForm
        draft={form.draft}
        issues={form.issues}
        isBusy={form.isBusy}
        onChange={form.keepDraft}
        onCancel={() => {
          form.discardDraft();
          leave();
        }}
        onSubmit={({ record }) =>
          void form.save(async () => {
            const { result } = await change('users.add', { record });
            setPassword({ username: record.username, text: result.oneTimePassword });
          })
        }
      />
      <OneTimePassword password={password} onClose={leave} />
    </div>
  );
}
