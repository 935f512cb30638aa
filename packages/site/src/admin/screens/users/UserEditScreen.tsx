import { adminPath, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { UserForm } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { useRecordTitle } from '../../records/record-title.js';
import { useRecordEditor } from '../../records/use-record-editor.js';
import type { ScreenProps } from '../../screen-props.js';
import list from '../list.module.css';

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
