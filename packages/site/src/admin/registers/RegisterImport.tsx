import { isProblem } from '@croupier/core';
import { adminRegisterLabels } from '@croupier/core/messages';
import {
  CheckboxField,
  DateField,
  Dialog,
  FileField,
  Form,
  showToast,
  TextField,
  TextListField,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import { ACCEPTED_FILES, blobPieces, formatOf } from '../import/import-source.js';

const labels = adminRegisterLabels.import;

/** Asks for the file of a register, who publishes it and its day. */
export function RegisterImport({ onClose }: { onClose: () => void }) {
  const change = useChange();
  const [authority, setAuthority] = useState('');
  const [alsoCalled, setAlsoCalled] = useState<readonly string[]>([]);
  const [date, setDate] = useState('');
  const [column, setColumn] = useState('');
  const [file, setFile] = useState<File>();
  const [force, setForce] = useState<boolean>();
  const { loading, errors, submit } = useSubmission();

  const importFile = async () => {
    if (authority.trim() === '') throw new Error(labels.authorityRequired);
    if (file === undefined) throw new Error(labels.fileRequired);
    const { result } = await change(
      'registers.import',
      {
        source: blobPieces(file),
        format: formatOf(file.name) ?? 'csv',
        fileName: file.name,
        authority,
        // Those of the list that is there stay where none are named.
        ...(alsoCalled.length === 0 ? {} : { alsoCalled: [...alsoCalled] }),
        ...(date === '' ? {} : { date }),
        force: force === true,
        ...(column.trim() === '' ? {} : { map: { domain: column.trim() } }),
      },
      {
        message: ({ records: [register] }) =>
          labels.done(register?.authority ?? authority, register?.count ?? 0),
      },
    ).catch((refused: unknown) => {
      if (isProblem(refused) && refused.reason === 'register.older-list') setForce(false);
      throw refused;
    });
    if (result.leftOut > 0) showToast({ title: labels.leftOut(result.leftOut) });
    onClose();
  };
  return (
    <Dialog title={labels.title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <Form
        label={labels.title}
        submitLabel={labels.submit}
        busyLabel={labels.busy}
        loading={loading}
        errors={errors}
        onSubmit={() => void submit(importFile)}
        onCancel={onClose}
      >
        {force === undefined ? null : (
          <CheckboxField
            label={labels.force}
            checked={force}
            onChange={({ currentTarget }) => setForce(currentTarget.checked)}
          />
        )}
        <TextField
          label={labels.authority}
          hint={labels.authorityHint}
          required
          maxLength={200}
          value={authority}
          onChange={({ currentTarget }) => setAuthority(currentTarget.value)}
        />
        <FileField
          label={labels.file}
          hint={labels.fileHint}
          accept={ACCEPTED_FILES}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <DateField
          label={labels.date}
          hint={labels.dateHint}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextListField
          label={labels.alsoCalled}
          hint={labels.alsoCalledHint}
          value={alsoCalled}
          onChange={({ target }) => setAlsoCalled(target.value)}
        />
        <TextField
          label={labels.column}
          hint={labels.columnHint}
          value={column}
          onChange={({ currentTarget }) => setColumn(currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
