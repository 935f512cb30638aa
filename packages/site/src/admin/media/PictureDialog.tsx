import type { OperationResult } from '@croupier/core';
import { adminFormLabels, adminLabels, adminMediaLabels as labels } from '@croupier/core/messages';
import { Dialog, Form } from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import { PictureTextFields } from './PictureTextFields.js';

/** A picture of the library. */
export type Picture = OperationResult<'media.list'>['records'][number];

/** A dialog for what a picture is called and what it shows. */
export function PictureDialog({ picture, onClose }: { picture: Picture | undefined; onClose: () => void }) {
  return (
    <Dialog
      title={labels.edit}
      isOpen={picture !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {picture === undefined ? null : <PictureForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

function PictureForm({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const change = useChange();
  const [title, setTitle] = useState(picture.title);
  const [alt, setAlt] = useState(picture.alt ?? '');
  const { loading, errors, submit } = useSubmission();
  const save = async () => {
    const input = { record: picture.id, changes: { title, alt } };
    await change('media.edit', input, { message: adminLabels.changes.savedNamed(title.trim()) });
    onClose();
  };
  return (
    <Form
      label={labels.edit}
      onSubmit={() => void submit(save)}
      onCancel={onClose}
      loading={loading}
      disabledReason={title.trim() === '' ? adminFormLabels.form.needsTitle : undefined}
      errors={errors}
    >
      <PictureTextFields title={title} onTitle={setTitle} alt={alt} onAlt={setAlt} />
    </Form>
  );
}
