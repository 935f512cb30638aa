import type { OperationResult } from '@croupier/core';
import { accountLabels, adminProfileLabels, adminTokensLabels } from '@croupier/core/messages';
import { Button, FormattedDate, Table, type TableColumn } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { actionsColumn } from '../records/RowActions.js';
import list from '../screens/list.module.css';
import { NewTokenDialog } from './NewTokenDialog.js';
import { TokenSecret } from './TokenSecret.js';

const labels = adminTokensLabels;

type Token = OperationResult<'tokens.list'>['records'][number];

const rowName = ({ name }: Token) => name;

/** The tokens that scripts sign in with: one's own, and everybody's for an administrator. */
export function TokenList() {
  const role = useAdmin().getSession().user?.role;
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<{ name: string; text: string }>();
  const { entriesOf, dialog } = useRowVerbs<Token>({
    collection: 'tokens',
    deletePermission: 'see all content',
    rowName,
    confirmDelete: { title: labels.confirmDelete, text: () => labels.confirmDeleteText },
    deleted: labels.deleted,
  });
  const columns = [
    ...COLUMNS.filter(({ title }) => title !== labels.columns.user || role === 'admin'),
    actionsColumn<Token>(rowName, (token) => entriesOf(token)),
  ];
  return (
    <div className={list.root}>
      <p className={list.count}>{labels.text}</p>
      <div className={list.actions}>
        <Button onClick={() => setAdding(true)}>{labels.add}</Button>
      </div>
      <Loaded query={useQuestion('tokens.list', {})}>
        {({ records }) => (
          <Table
            caption={adminProfileLabels.tokens}
            hidesCaption
            columns={columns}
            rows={records}
            rowKey={({ id }) => id}
            empty={labels.none}
          />
        )}
      </Loaded>
      <NewTokenDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={(name, text) => setSecret({ name, text })}
      />
      <TokenSecret secret={secret} onClose={() => setSecret(undefined)} />
      {dialog}
    </div>
  );
}

const COLUMNS: readonly TableColumn<Token>[] = [
  { title: labels.columns.name, cell: ({ name }) => name },
  { title: labels.columns.user, cell: ({ user }) => user },
  { title: labels.columns.role, cell: ({ role }) => accountLabels.roles[role as 'user'] },
  { title: labels.columns.created, cell: ({ createdAt }) => <FormattedDate date={createdAt} /> },
  { title: labels.columns.ends, cell: ({ expiresAt }) => <FormattedDate date={expiresAt} /> },
  {
    title: labels.columns.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? labels.never : <FormattedDate date={lastUsedAt} />),
  },
];
