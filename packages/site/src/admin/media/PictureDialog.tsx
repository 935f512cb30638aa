import type { OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Dialog, Form } from '@croupier/ui/admin';
import { useState } from 'react';
import { joinSentences, problemText, useChange } from '../use-operations.js';
import { PictureWords } from './PictureWords.js';

const { media: labels } = adminLabels;

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
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const input = { record: picture.id, changes: { title, alt } };
      await change('media.edit', input, { message: adminLabels.changes.savedNamed(title.trim()) });
      onClose();
    } catch (error) {
      const text = problemText(error);
      setFailure(joinSentences(text.title, text.detail));
    }
    setBusy(false);
  };
  return (
    <Form
      label={labels.edit}
      onSubmit={() => void save()}
      onCancel={onClose}
      isBusy={isBusy}
      canSubmit={title.trim() !== ''}
      errors={failure === undefined ? [] : [{ message: failure }]}
    >
      <PictureWords title={title} onTitle={setTitle} alt={alt} onAlt={setAlt} />
    </Form>
  );
}
