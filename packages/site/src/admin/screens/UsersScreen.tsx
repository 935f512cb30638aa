import { adminPath, type OperationInput, type UserSummary } from '@croupier/core';
import { accountLabels, adminLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  FormattedDate,
  Panel,
  SearchField,
  SelectField,
  Table,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../navigation.js';
import { OneTimePassword } from '../OneTimePassword.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { replaceAddressValues, useAddressValue } from '../use-address.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import list from './list.module.css';

const { users: labels, rows } = adminLabels;

type Query = OperationInput<'users.list'>;
type Role = NonNullable<Query['role']>;

const roles = Object.entries(labels.roles).map(([value, label]) => ({ value, label }));
const statuses = Object.entries(labels.statuses).map(([value, label]) => ({ value, label }));

/** The users of the site, what each role may do, and one-time passwords. */
export function UsersScreen() {
  const change = useChange();
  const [search] = useAddressValue('q');
  const [role] = useAddressValue('role');
  const [status] = useAddressValue('status');
  const [asked, setAsked] = useState<{ verb: 'delete' | 'reset'; user: UserSummary }>();
  const [password, setPassword] = useState<{ username: string; text: string }>();
  const users = useQuestion('users.list', {
    ...(search === '' ? {} : { search }),
    ...(isRole(role) ? { role } : {}),
    ...(status === 'active' || status === 'inactive' ? { status } : {}),
  });

  const setActive = async ({ id, username, isActive }: UserSummary) => {
    const message = (isActive ? rows.done.deactivated : rows.done.activated)(username);
    try {
      await change(isActive ? 'users.deactivate' : 'users.activate', { records: [id] }, { message });
    } catch (error) {
      tellFailure(error);
    }
  };
  const confirm = async () => {
    if (asked === undefined) return;
    const { id, username } = asked.user;
    if (asked.verb === 'delete') {
      await change('users.delete', { records: [id] }, { message: rows.done.deleted(username) });
    } else {
      const { result } = await change('users.set-password', { record: id });
      if (result.oneTimePassword !== undefined) setPassword({ username, text: result.oneTimePassword });
    }
  };

  return (
    <div className={list.root}>
      <div className={list.head}>
        <h1>{labels.title}</h1>
        <ButtonLink href={adminPath('user-new')}>{labels.add}</ButtonLink>
      </div>
      <search className={list.filters}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={search}
          onChange={({ currentTarget: { value } }) => replaceAddressValues({ q: value })}
        />
        <SelectField
          label={labels.role}
          hidesLabel
          options={roles}
          value={isRole(role) ? role : 'all'}
          onChange={({ currentTarget: { value } }) =>
            replaceAddressValues({ role: value === 'all' ? '' : value })
          }
        />
        <SelectField
          label={labels.status}
          hidesLabel
          options={statuses}
          value={status === '' ? 'all' : status}
          onChange={({ currentTarget: { value } }) =>
            replaceAddressValues({ status: value === 'all' ? '' : value })
          }
        />
      </search>
      {users.error !== null && users.data === undefined ? (
        <LoadFailure error={users.error} onRetry={() => void users.refetch()} />
      ) : (
        <Table
          caption={labels.title}
          hidesCaption
          isLoading={users.isPending}
          rows={users.data?.records ?? []}
          rowKey={({ id }) => id}
          rowName={({ username }) => username}
          empty={<EmptyState title={labels.none} />}
          columns={[
            {
              title: labels.columns.user,
              cell: ({ id, username, email }) => (
                <>
                  <a href={adminPath('user-edit', id)}>{username}</a>
                  <br />
                  {email}
                </>
              ),
            },
            { title: labels.columns.role, cell: ({ role }) => accountLabels.roles[role] },
            {
              title: labels.columns.status,
              cell: ({ isActive }) => (
                <Badge tone={isActive ? 'good' : 'plain'}>
                  {isActive ? rows.badges.active : rows.badges.inactive}
                </Badge>
              ),
            },
            {
              title: labels.columns.lastLogin,
              cell: ({ lastLogin }) =>
                lastLogin === undefined ? messages.user.neverSignedIn : <FormattedDate date={lastLogin} />,
            },
            { title: labels.columns.created, cell: ({ createdAt }) => <FormattedDate date={createdAt} /> },
            {
              title: rows.column,
              cell: (user) => (
                <RowActions
                  name={user.username}
                  entries={[
                    { label: rows.actions.edit, onAction: () => navigate(adminPath('user-edit', user.id)) },
                    {
                      label: user.isActive ? rows.actions.deactivate : rows.actions.activate,
                      onAction: () => void setActive(user),
                    },
                    { label: labels.resetPassword, onAction: () => setAsked({ verb: 'reset', user }) },
                    'line',
                    {
                      label: rows.actions.delete,
                      tone: 'danger',
                      onAction: () => setAsked({ verb: 'delete', user }),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      <RolePermissions />
      <ConfirmDialog
        title={
          asked === undefined
            ? ''
            : asked.verb === 'delete'
              ? messages.user.confirmDelete(asked.user.username)
              : labels.confirmReset(asked.user.username)
        }
        confirmLabel={asked?.verb === 'reset' ? labels.resetPassword : rows.actions.delete}
        variant={asked?.verb === 'reset' ? 'primary' : 'danger'}
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(undefined))}
        onConfirm={confirm}
      />
      <OneTimePassword password={password} onClose={() => setPassword(undefined)} />
    </div>
  );
}

function RolePermissions() {
  const { rolesTitle, roles: permissions } = messages.user;
  return (
    <Panel title={rolesTitle}>
      {(['admin', 'moderator', 'editor'] as const).map((role) => (
        <section key={role}>
          <h3>{accountLabels.roles[role]}</h3>
          <ul>
            {permissions[role].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function isRole(value: string): value is Role {
  return value !== 'all' && Object.hasOwn(labels.roles, value);
}
