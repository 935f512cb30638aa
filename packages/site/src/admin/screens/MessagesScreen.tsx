import type { ContactMessage } from '@croupier/core';
import { adminLabels, adminMessageLabels } from '@croupier/core/messages';
import { Button, FormattedDate, type GridColumn } from '@croupier/ui/admin';
import { useState } from 'react';
import { useDownload } from '../backend/use-download.js';
import { useChange } from '../backend/use-operations.js';
import { ListScreen } from '../list/ListScreen.js';
import { onlyRow, type SelectedRows } from '../list/selected-rows.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import styles from './messages.module.css';

const labels = adminMessageLabels;
const { rows } = adminLabels;

/** What visitors sent by the contact form. */
export function MessagesScreen() {
  const change = useChange();
  const download = useDownload();
  const list = useListState();
  const [deleting, setDeleting] = useState<SelectedRows<ContactMessage>>();
  const messages = useListQuestion('messages.list', list.search === '' ? {} : { search: list.search }, list);
  const remove = async (selected: SelectedRows<ContactMessage>) => {
    const records = [...(await selected.findKeys())];
    await change('messages.delete', { records }, { message: labels.deleted(records.length) });
    selected.clear();
  };
  return (
    <ListScreen
      name="messages"
      title={labels.title}
      count={labels.count}
      actions={
        <Button variant="plain" onClick={() => void download('messages.export', {}, 'messages.csv')}>
          {labels.export}
        </Button>
      }
      list={list}
      answer={messages}
      columns={COLUMNS}
      rowActions={(message) => [
        {
          label: labels.answer,
          onAction: () => window.open(`mailto:${encodeURIComponent(message.email)}`, '_self'),
        },
        {
          label: labels.exportPerson,
          onAction: () => void download('messages.export', { email: message.email }, 'messages.csv'),
        },
        'line',
        { label: rows.actions.delete, tone: 'danger', onAction: () => setDeleting(onlyRow(message)) },
      ]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel={labels.search}
      bulk={[{ label: rows.actions.delete, tone: 'danger', onAction: setDeleting }]}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
    >
      <DeleteDialog
        item={deleting}
        title={() => labels.confirmDelete}
        text={({ one, count }) => one?.name ?? labels.count(count)}
        onClose={() => setDeleting(undefined)}
        onDelete={remove}
      />
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<ContactMessage>[] = [
  { id: 'sent', title: labels.columns.sent, cell: ({ sentAt }) => <FormattedDate date={sentAt} /> },
  {
    id: 'from',
    title: labels.columns.from,
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </>
    ),
  },
  {
    id: 'text',
    title: labels.columns.text,
    cell: ({ text, consent }) => (
      <>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
        <details>
          <summary>{labels.columns.consent}</summary>
          {consent}
        </details>
      </>
    ),
  },
];
