import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { UserForm } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { useRecordEditor } from '../../records/use-record-editor.js';
import { type NewPassword, OneTimePassword } from '../../users/OneTimePassword.js';
import list from '../list.module.css';

/** The form for a new user, who gets a one-time password. */
export function UserNewScreen() {
  const [password, setPassword] = useState<NewPassword>();
  const leave = () => navigate(adminPath('users'));
  const editor = useRecordEditor({
    collection: 'users',
    onSaved(result) {
      if (result === undefined || !('oneTimePassword' in result)) return leave();
      const [user] = result.records;
      return setPassword({ username: user?.username ?? '', text: result.oneTimePassword });
    },
    onCancel: leave,
  });
  return (
    <div className={list.root}>
      <h1>{adminLabels.screens['user-new']}</h1>
      <UserForm {...editor} />
      <OneTimePassword password={password} onClose={leave} />
    </div>
  );
}
