import type { ContactMessage } from '@croupier/core';
import { adminMessageLabels } from '@croupier/core/messages';
import { Button, FormattedDate, type GridColumn } from '@croupier/ui/admin';
import { useDownload } from '../backend/use-download.js';
import { ListScreen } from '../list/ListScreen.js';
import { listQuery } from '../list/list-query.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { useSeenMessages } from '../todo/unseen-messages.js';
import styles from './messages.module.css';

const labels = adminMessageLabels;

const rowName = ({ name }: ContactMessage) => name;

/** What visitors sent by the contact form. */
export function MessagesScreen() {
  const download = useDownload();
  const list = useListState();
  const { bulk, entriesOf, dialog } = useRowVerbs<ContactMessage>({
    collection: 'messages',
    deletePermission: 'read messages',
    rowName,
    count: labels.count,
    confirmDelete: { title: () => labels.confirmDelete, text: (name) => name },
    deleted: (_name, count) => labels.deleted(count),
  });
  const messages = useListQuestion('messages.list', listQuery(list), list);
  useSeenMessages(messages.rows);
  return (
    <ListScreen
      name="messages"
      labels={labels}
      actions={
        <Button variant="plain" onClick={() => void download('messages.export', {}, 'messages.csv')}>
          {labels.export}
        </Button>
      }
      list={list}
      answer={messages}
      columns={COLUMNS}
      rowActions={(message) =>
        entriesOf(message, [
          {
            label: labels.answer,
            onAction: () => window.open(`mailto:${encodeURIComponent(message.email)}`, '_self'),
          },
          {
            label: labels.exportPerson,
            onAction: () => void download('messages.export', { email: message.email }, 'messages.csv'),
          },
        ])
      }
      rowName={rowName}
      bulk={bulk}
    >
      {dialog}
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
