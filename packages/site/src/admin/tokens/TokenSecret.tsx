import { adminTokensLabels } from '@croupier/core/messages';
import { Button, Dialog, TextAreaField } from '@croupier/ui/admin';
import { useState } from 'react';
import { copyText } from '../copy-text.js';

const labels = adminTokensLabels;

/** Shows the secret of a new token, the only time that anyone can. */
export function TokenSecret({
  secret,
  onClose,
}: {
  secret: { name: string; text: string } | undefined;
  onClose: () => void;
}) {
  // It is still named while the dialog fades out; its secret is gone at once.
  const [name, setName] = useState('');
  if (secret !== undefined && secret.name !== name) setName(secret.name);
  const copy = () => copyText(secret?.text ?? '', { title: labels.copied }, { title: labels.copyFailed });
  return (
    <Dialog
      title={labels.secretTitle(name)}
      text={labels.secretText}
      isOpen={secret !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      actions={
        <>
          <Button onClick={() => void copy()}>{labels.copy}</Button>
          <Button variant="plain" onClick={onClose}>
            {labels.done}
          </Button>
        </>
      }
    >
      <TextAreaField label={labels.secret} rows={2} value={secret?.text ?? ''} readOnly dir="ltr" />
    </Dialog>
  );
}
