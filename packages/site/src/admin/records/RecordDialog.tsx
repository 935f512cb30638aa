import { displayNameOf } from '@croupier/core';
import { Dialog, type RecordFormProps } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import { Loaded } from '../Loaded.js';
import { Copied } from './Copied.js';
import { useStoredRecord } from './drafts/use-stored-record.js';
import { useRecordTitle } from './record-title.js';
import { type EditedCollection, type RecordEditorOptions, useRecordEditor } from './use-record-editor.js';

/** The props of a dialog that adds or edits a record. */
export interface RecordDialogProps {
  collection: EditedCollection;
  /** Draws the form of a record. */
  renderForm: (form: RecordFormProps) => ReactNode;
  /** The record to edit; 'new' for another one, undefined while the dialog is closed. */
  record: string | undefined;
  /** What a new record begins with. */
  defaults?: object | undefined;
  titles: { add: string; edit: string };
  onClose: () => void;
}

/** A dialog with the form for one record of a collection. */
export function RecordDialog({ record, titles, onClose, ...props }: RecordDialogProps) {
  const editor = { ...props, onSaved: onClose, onCancel: onClose };
  return (
    <Dialog
      size="large"
      title={record === 'new' ? titles.add : titles.edit}
      isOpen={record !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {record === undefined ? null : record === 'new' ? (
        <Copied collection={props.collection}>
          {({ defaults, copyOf }) => (
            <Editor {...editor} defaults={defaults ?? props.defaults} copyOf={copyOf} />
          )}
        </Copied>
      ) : (
        <StoredEditor key={record} {...editor} record={record} />
      )}
    </Dialog>
  );
}

type EditorProps = RecordEditorOptions & Pick<RecordDialogProps, 'renderForm' | 'collection'>;

function StoredEditor({ record, ...editor }: EditorProps & { record: string }) {
  return (
    <Loaded query={useStoredRecord(editor.collection, record)}>
      {(stored) => <Editor {...editor} stored={stored} />}
    </Loaded>
  );
}

function Editor({ renderForm, ...options }: EditorProps) {
  useRecordTitle(options.stored && displayNameOf(options.stored.record));
  return renderForm(useRecordEditor(options));
}
