import { adminLabels } from '@croupier/core/messages';
import { Dialog, type RecordFormProps } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useChange, useQuestion } from './use-operations.js';
import { useRecordForm } from './use-record-form.js';

type DialogCollection = 'games' | 'bonuses';

/** The props of a dialog that adds or edits a record. */
export interface RecordDialogProps {
  /** The form of the collection's records. */
  Form: ComponentType<RecordFormProps>;
  collection: DialogCollection;
  /** The record to edit; 'new' for another one, undefined while the dialog is closed. */
  record: string | undefined;
  /** What a new record begins with. */
  defaults?: object;
  titles: { add: string; edit: string };
  onClose: () => void;
}

/** A dialog with the form for one record of a collection. */
export function RecordDialog(props: RecordDialogProps) {
  const { record, titles, onClose } = props;
  return (
    <Dialog
      size="large"
      title={record === 'new' ? titles.add : titles.edit}
      isOpen={record !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {record === undefined ? null : record === 'new' ? (
        <AddForm {...props} />
      ) : (
        <LoadedEditForm {...props} record={record} />
      )}
    </Dialog>
  );
}

function AddForm({ Form, collection, defaults, onClose }: RecordDialogProps) {
  const change = useChange();
  const { draft, keepDraft, discardDraft, issues, isBusy, save } = useRecordForm(`${collection} new`);
  return (
    <Form
      draft={draft ?? defaults}
      issues={issues}
      isBusy={isBusy}
      onChange={keepDraft}
      onCancel={() => {
        discardDraft();
        onClose();
      }}
      onSubmit={({ record }) =>
        void save(async () => {
          await change(`${collection}.add`, { record }, { message: adminLabels.changes.saved });
          onClose();
        })
      }
    />
  );
}

function LoadedEditForm({ record, ...props }: RecordDialogProps & { record: string }) {
  const { data } = useQuestion(`${props.collection}.show`, { record });
  if (data === undefined) return <p role="status">{adminLabels.loading}</p>;
  return <EditForm {...props} value={data.record} hash={data.hash} />;
}

function EditForm({
  Form,
  collection,
  value,
  hash,
  onClose,
}: Omit<RecordDialogProps, 'record'> & { value: { id: string }; hash: string }) {
  const change = useChange();
  const queries = useQueryClient();
  const { draft, keepDraft, discardDraft, issues, isBusy, save } = useRecordForm(`${collection} ${value.id}`);
  return (
    <Form
      value={value}
      draft={draft}
      issues={issues}
      isBusy={isBusy}
      onChange={keepDraft}
      onCancel={() => {
        discardDraft();
        onClose();
      }}
      onSubmit={({ changes, isDirty }) =>
        void save(
          async () => {
            if (isDirty) {
              await change(
                `${collection}.edit`,
                { record: value.id, changes },
                { expect: { in: collection, id: value.id, hash }, message: adminLabels.changes.saved },
              );
            }
            onClose();
          },
          () => queries.invalidateQueries(),
        )
      }
    />
  );
}
