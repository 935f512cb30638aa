import { adminPath, type OperationInput, type UserSummary } from '@croupier/core';
import { userFields } from '@croupier/core/forms';
import { accountLabels, adminLabels, messages } from '@croupier/core/messages';
import { Badge, ButtonLink, FormattedDate, type GridColumn, RoleExplainer } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { recordFields } from '../../list/fields/record-fields.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen } from '../../list/ListScreen.js';
import { listQuery } from '../../list/list-query.js';
import { sortsOf } from '../../list/list-sorts.js';
import { activation } from '../../list/row-flags.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { useRowVerbs } from '../../list/use-row-verbs.js';
import { type NewPassword, OneTimePassword } from '../../users/OneTimePassword.js';
import { ResetPasswordDialog } from '../../users/ResetPasswordDialog.js';
import styles from '../list.module.css';

const { users: labels, rows } = adminLabels;

const LABELS = { ...labels, noneYet: labels.none };
const SORTS = sortsOf(labels.sorts);

const FILTERS: readonly ListFilter[] = [
  { name: 'role', label: labels.role, options: optionsOf(labels.roles) },
  { name: 'status', label: labels.status, options: optionsOf(labels.statuses) },
];

const FIELDS = recordFields(userFields);

const rowName = ({ username }: UserSummary) => username;

/** The users of the site, what each role may do, and one-time passwords. */
export function UsersScreen() {
  const list = useListState();
  const [reset, setReset] = useState<UserSummary>();
  const [password, setPassword] = useState<NewPassword>();
  const { entriesOf, dialog } = useRowVerbs<UserSummary>({
    collection: 'users',
    deletePermission: 'administer',
    flags: [activation('users')],
    rowName,
    count: labels.count,
    confirmDelete: { title: messages.user.confirmDelete },
  });
  const query = listQuery<OperationInput<'users.list'>>(list, {
    filters: FILTERS,
    sorts: SORTS,
    fields: FIELDS,
  });
  const users = useListQuestion('users.list', query, list);

  return (
    <ListScreen
      fields={FIELDS}
      name="users"
      labels={LABELS}
      actions={<ButtonLink href={adminPath('user-new')}>{labels.add}</ButtonLink>}
      list={list}
      answer={users}
      columns={COLUMNS}
      rowActions={(user) =>
        entriesOf(
          user,
          [{ label: rows.actions.edit, onAction: () => navigate(adminPath('user-edit', user.id)) }],
          [{ label: labels.resetPassword, onAction: () => setReset(user) }],
        )
      }
      rowName={rowName}
      sorts={{ label: adminLabels.casinos.sort, choices: SORTS }}
      filters={FILTERS}
      onOpen={({ id }) => navigate(adminPath('user-edit', id))}
    >
      {users.total === undefined ? null : <RoleExplainer />}
      {dialog}
      {reset === undefined ? null : (
        <ResetPasswordDialog user={reset} onClose={() => setReset(undefined)} onReset={setPassword} />
      )}
      <OneTimePassword password={password} onClose={() => setPassword(undefined)} />
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<UserSummary>[] = [
  {
    id: 'user',
    sortKey: 'username',
    title: labels.columns.user,
    cell: ({ id, username, email }) => (
      <>
        <a href={adminPath('user-edit', id)}>{username}</a>
        <p className={styles.below}>{email}</p>
      </>
    ),
  },
  { id: 'role', title: labels.columns.role, cell: ({ role }) => accountLabels.roles[role] },
  {
    id: 'status',
    title: labels.columns.status,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? rows.badges.active : rows.badges.inactive}</Badge>
    ),
  },
  {
    id: 'lastLogin',
    sortKey: 'lastLogin',
    title: labels.columns.lastLogin,
    cell: ({ lastLogin }) =>
      lastLogin === undefined ? messages.user.neverSignedIn : <FormattedDate date={lastLogin} />,
  },
  {
    id: 'created',
    sortKey: 'createdAt',
    title: labels.columns.created,
    cell: ({ createdAt }) => <FormattedDate date={createdAt} />,
  },
];
