import { MAX_PICTURE_BYTES, pictureTooLarge } from '@croupier/core';
import { adminMediaLabels as labels } from '@croupier/core/messages';
import { Dialog, FileField, Form } from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import type { Picture } from './PictureDialog.js';
import styles from './ReplaceDialog.module.css';

interface ReplaceDialogProps {
  picture: Picture | undefined;
  onClose: () => void;
}

/** A dialog that puts another picture in the place of one. */
export function ReplaceDialog({ picture, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      title={labels.replace}
      text={picture === undefined ? '' : labels.replaceText(picture.title, picture.usedBy.length)}
      isOpen={picture !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {picture === undefined ? null : <ReplaceForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

function ReplaceForm({ picture, onClose }: ReplaceDialogProps & { picture: Picture }) {
  const change = useChange();
  const [chosen, setChosen] = useState<File>();
  const { loading, errors, submit } = useSubmission();
  const shown = useObjectUrl(chosen);
  const save = async () => {
    if (chosen === undefined) return;
    if (chosen.size > MAX_PICTURE_BYTES) throw pictureTooLarge(chosen.name);
    const file = { title: chosen.name, content: new Uint8Array(await chosen.arrayBuffer()) };
    await change(
      'media.replace',
      { record: picture.id, files: [file] },
      { message: labels.replaced(picture.title) },
    );
    onClose();
  };
  return (
    <Form
      label={labels.replace}
      submitLabel={labels.replaceSubmit}
      onSubmit={() => void submit(save)}
      onCancel={onClose}
      loading={loading}
      disabledReason={chosen === undefined ? labels.needsPicture : undefined}
      errors={errors}
    >
      <FileField
        label={labels.replaceWith}
        accept="image/*"
        onChange={({ target }) => setChosen([...(target.files ?? [])][0])}
      />
      <div className={styles.pictures}>
        <img src={picture.url} alt={picture.alt ?? picture.title} />
        {shown === undefined ? null : <img src={shown} alt={chosen?.name ?? ''} />}
      </div>
    </Form>
  );
}

/** An address under which this page shows a file. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file === undefined ? undefined : address;
}
