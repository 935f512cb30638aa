import { adminPath, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { UserForm } from '@croupier/ui/admin';
import { navigate } from '../../navigation.js';
import { Loaded } from '../Loaded.js';
import { useRecordTitle } from '../record-title.js';
import type { ScreenProps } from '../screen-props.js';
import { useQuestion } from '../use-operations.js';
import { useRecordEditor } from '../use-record-editor.js';
import list from './list.module.css';

/** The form for a user that there is. */
export function UserEditScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('users.show', { record: id })}>{(stored) => <EditUser {...stored} />}</Loaded>
  );
}

function EditUser(stored: OperationResult<'users.show'>) {
  useRecordTitle(stored.record.username);
  const leave = () => navigate(adminPath('users'));
  const editor = useRecordEditor({ collection: 'users', stored, onSaved: leave, onCancel: leave });
  return (
    <div className={list.root}>
      <h1>
        {adminLabels.screens['user-edit']}: {stored.record.username}
      </h1>
      <UserForm {...editor} />
    </div>
  );
}
