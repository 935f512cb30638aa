import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { Dialog, EntityForm } from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange } from '../../backend/use-operations.js';
import { issuesOf } from '../../records/form-issues.js';
import { withoutPlace } from '../fields/record-fields.js';
import type { EditableCollection, EditInput } from './edit-input.js';

const { edits: labels } = adminListLabels;

/** The props of the dialog. */
interface CellFormDialogProps {
  collection: EditableCollection;
  field: FieldDescription;
  record: { id: string; updatedAt?: string };
  /** The name of the record. */
  name: string;
  onClose: () => void;
}

/** Edits a cell that one line does not show whole, such as a long text or a picture. */
export function CellFormDialog({ collection, field, record, name, onClose }: CellFormDialogProps) {
  const change = useChange();
  const [refused, setRefused] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const { id, updatedAt } = record;
  const save = async (changes: EditInput['changes']) => {
    setSaving(true);
    try {
      await change(
        `${collection}.edit` as 'casinos.edit',
        { record: id, changes },
        {
          message: labels.changed(name, field.title),
          ...(updatedAt === undefined ? {} : { expect: { in: collection, id, updatedAt } }),
        },
      );
      onClose();
    } catch (error) {
      setRefused(error);
      setSaving(false);
    }
  };
  return (
    <Dialog
      size="large"
      title={labels.cell(field.title, name)}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <EntityForm
        label={field.title}
        fields={[withoutPlace(field)]}
        value={record}
        issues={refused === undefined ? undefined : issuesOf(refused)}
        loading={isSaving}
        onSubmit={({ changes }) => void save(changes as EditInput['changes'])}
        onCancel={onClose}
      />
    </Dialog>
  );
}
