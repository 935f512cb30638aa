import { adminPath, type OperationInput, type UserSummary } from '@croupier/core';
import { accountLabels, adminLabels, messages } from '@croupier/core/messages';
import { Badge, ButtonLink, FormattedDate, type GridColumn, RoleExplainer } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { tellFailure, useChange } from '../../backend/use-operations.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen } from '../../list/ListScreen.js';
import { sortsOf } from '../../list/list-sorts.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { DeleteDialog } from '../../records/DeleteDialog.js';
import { type NewPassword, OneTimePassword } from '../../users/OneTimePassword.js';
import { ResetPasswordDialog } from '../../users/ResetPasswordDialog.js';
import styles from '../list.module.css';

const { users: labels, rows } = adminLabels;

type Role = NonNullable<OperationInput<'users.list'>['role']>;

const SORTS = sortsOf(labels.sorts);

const FILTERS: readonly ListFilter[] = [
  { name: 'role', label: labels.role, options: optionsOf(labels.roles) },
  { name: 'status', label: labels.status, options: optionsOf(labels.statuses) },
];

/** The users of the site, what each role may do, and one-time passwords. */
export function UsersScreen() {
  const change = useChange();
  const list = useListState();
  const role = list.filter('role');
  const status = list.filter('status');
  const [deleted, setDeleted] = useState<UserSummary>();
  const [reset, setReset] = useState<UserSummary>();
  const [password, setPassword] = useState<NewPassword>();
  const users = useListQuestion(
    'users.list',
    {
      ...(list.search === '' ? {} : { search: list.search }),
      ...sortAsked(list.sort),
      ...(isRole(role) ? { role } : {}),
      ...(status === 'active' || status === 'inactive' ? { status } : {}),
    },
    list,
  );

  const setActive = async ({ id, username, isActive }: UserSummary) => {
    const message = (isActive ? rows.done.deactivated : rows.done.activated)(username);
    try {
      await change(isActive ? 'users.deactivate' : 'users.activate', { records: [id] }, { message });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <ListScreen
      name="users"
      title={labels.title}
      count={labels.count}
      actions={<ButtonLink href={adminPath('user-new')}>{labels.add}</ButtonLink>}
      list={list}
      answer={users}
      columns={COLUMNS}
      rowActions={(user) => [
        { label: rows.actions.edit, onAction: () => navigate(adminPath('user-edit', user.id)) },
        {
          label: user.isActive ? rows.actions.deactivate : rows.actions.activate,
          onAction: () => void setActive(user),
        },
        { label: labels.resetPassword, onAction: () => setReset(user) },
        'line',
        {
          label: rows.actions.delete,
          tone: 'danger',
          onAction: () => setDeleted(user),
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ username }) => username}
      searchLabel={labels.search}
      sorts={{ label: adminLabels.casinos.sort, choices: SORTS }}
      filters={FILTERS}
      onOpen={({ id }) => navigate(adminPath('user-edit', id))}
      none={labels.none}
      noneYet={labels.none}
    >
      <RoleExplainer />
      <DeleteDialog
        item={deleted}
        title={({ username }) => messages.user.confirmDelete(username)}
        onClose={() => setDeleted(undefined)}
        onDelete={({ id, username }) =>
          change('users.delete', { records: [id] }, { message: rows.done.deleted(username) })
        }
      />
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

function isRole(value: string): value is Role {
  return value !== 'all' && Object.hasOwn(labels.roles, value);
}

function sortAsked(asked: string): { sort?: (typeof SORTS)[number]['value'] } {
  const found = SORTS.find(({ value }) => value === asked);
  return found === undefined ? {} : { sort: found.value };
}
