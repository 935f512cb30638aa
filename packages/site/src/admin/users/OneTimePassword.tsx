import { adminLabels } from '@croupier/core/messages';
import { Button, Dialog } from '@croupier/ui/admin';
import { copyText } from '../copy-text.js';

const { users: labels } = adminLabels;

/** A one-time password, and whose it is. */
export interface NewPassword {
  username: string;
  text: string;
  /** What became of the user's tokens. */
  told?: string | undefined;
}

/** Shows a one-time password, the only time that anyone can. */
export function OneTimePassword({
  password,
  onClose,
}: {
  password: NewPassword | undefined;
  onClose: () => void;
}) {
  const copy = () =>
    copyText(password?.text ?? '', { title: labels.passwordCopied }, { title: labels.passwordNotCopied });
  return (
    <Dialog
      title={labels.oneTimePassword}
      text={password === undefined ? undefined : labels.oneTimePasswordText(password.username)}
      isOpen={password !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      actions={
        <>
          <Button onClick={() => void copy()}>{labels.copyPassword}</Button>
          <Button variant="plain" onClick={onClose}>
            {labels.close}
          </Button>
        </>
      }
    >
      <p>
        <code>{password?.text}</code>
      </p>
      {password?.told === undefined ? null : <p>{password.told}</p>}
    </Dialog>
  );
}
