import { displayNameOf } from '@croupier/core';
import { Dialog, type RecordFormProps } from '@croupier/ui/admin';
import type { ComponentType } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { useRecordTitle } from './record-title.js';
import { type EditedCollection, type RecordEditorOptions, useRecordEditor } from './use-record-editor.js';

/** The props of a dialog that adds or edits a record. */
export interface RecordDialogProps {
  collection: EditedCollection;
  /** The form of the collection's records. */
  Form: ComponentType<RecordFormProps>;
  /** The record to edit; 'new' for another one, undefined while the dialog is closed. */
  record: string | undefined;
  /** What a new record begins with. */
  defaults?: object;
  titles: { add: string; edit: string };
  onClose: () => void;
}

/** A dialog with the form for one record of a collection. */
export function RecordDialog({ collection, Form, record, defaults, titles, onClose }: RecordDialogProps) {
  const editor = { collection, Form, defaults, onSaved: onClose, onCancel: onClose };
  return (
    <Dialog
      size="large"
      title={record === 'new' ? titles.add : titles.edit}
      isOpen={record !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {record === undefined ? null : record === 'new' ? (
        <Editor {...editor} />
      ) : (
        <StoredEditor {...editor} record={record} />
      )}
    </Dialog>
  );
}

type EditorProps = RecordEditorOptions & Pick<RecordDialogProps, 'Form' | 'collection'>;

function StoredEditor({ record, ...editor }: EditorProps & { record: string }) {
  return (
    <Loaded query={useQuestion(`${editor.collection}.show`, { record })}>
      {(stored) => <TitledEditor {...editor} stored={stored} />}
    </Loaded>
  );
}

function TitledEditor(props: EditorProps & { stored: { record: object } }) {
  useRecordTitle(displayNameOf(props.stored.record));
  return <Editor {...props} />;
}

function Editor({ Form, ...options }: EditorProps) {
  return <Form {...useRecordEditor(options)} />;
}
