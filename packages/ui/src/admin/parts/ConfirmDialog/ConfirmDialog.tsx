'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { labels } from '@croupier/core/messages';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { Notice } from '../../../parts/Notice/Notice.js';
import { usePlace } from '../../place.js';
import styles from '../Dialog/Dialog.module.css';

/** The props of a question that must be answered. */
export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What will be lost, and what will not. */
  text?: ReactNode;
  /** The word on the button that goes on; a verb. */
  confirm: string;
  /** How much it stands out. */
  look?: 'primary' | 'danger';
  /** While what it gives is under way, the dialog stays; if that fails, it says why. */
  onConfirm: () => unknown;
  /** A button that opens it; without one, it is opened by `isOpen`. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether it is open, where the app keeps it. */
  isOpen?: boolean | undefined;
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Asks before something is done. The focus begins on the way out, and a click beside it answers nothing. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  look = 'danger',
  onConfirm,
  trigger,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps) {
  const place = usePlace();
  const cancel = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function change(open: boolean) {
    if (isBusy) return;
    setFailure(undefined);
    setOwn(open);
    onOpenChange?.(open);
  }

  async function goOn() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOwn(false);
      onOpenChange?.(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <AlertDialog.Root open={isOpen ?? own} onOpenChange={change}>
      {trigger === undefined ? null : <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal {...place}>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup} initialFocus={cancel}>
          <div className={styles.head}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {text === undefined ? null : (
              <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            )}
          </div>
          <div className={styles.body}>
            {failure === undefined ? null : (
              <Notice tone="poor" isLive>
                {failure}
              </Notice>
            )}
          </div>
          <div className={styles.actions}>
            <Button ref={cancel} look="plain" isBusy={isBusy} onClick={() => change(false)}>
              {labels.admin.cancel}
            </Button>
            <Button look={look} isBusy={isBusy} onClick={goOn}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
