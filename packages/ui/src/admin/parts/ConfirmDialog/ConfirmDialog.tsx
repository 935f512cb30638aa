'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { componentLabels } from '@croupier/core/messages';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { Notice } from '../../../parts/Notice/Notice.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { useFormLabels } from '../../form-labels.js';
import { usePortalProps } from '../../portal-container.js';
import styles from '../Dialog/Dialog.module.css';

/** The props of a question that must be answered; its root is the window. */
export interface ConfirmDialogProps extends RootProps {
  /** The question. */
  title: ReactNode;
  /** What is lost, and what is kept. */
  text?: ReactNode;
  /** A choice that belongs to the answer. */
  children?: ReactNode;
  /** The word on the button that goes on; a verb. */
  confirmLabel: string;
  /** Its emphasis. */
  variant?: 'primary' | 'danger';
  /** The dialog stays open until the returned promise settles, and shows the error if it rejects. */
  onConfirm: () => unknown;
  /** A button that opens it; without one, it is opened by `isOpen`. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether it is open, where the app keeps it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Asks before an action. The focus starts on the cancel button, and a click outside does not close it. */
export function ConfirmDialog({
  title,
  text,
  children,
  confirmLabel,
  variant = 'danger',
  onConfirm,
  trigger,
  isOpen,
  onOpenChange,
  ...root
}: ConfirmDialogProps) {
  const { cancel: cancelLabel } = useFormLabels('controls', componentLabels.admin);
  const portalProps = usePortalProps();
  const cancel = useRef<HTMLButtonElement>(null);
  const [internalOpen, setInternalOpen] = useState(false);
  const [loading, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function changeOpen(open: boolean) {
    if (loading) return;
    setFailure(undefined);
    setInternalOpen(open);
    onOpenChange?.(open);
  }

  async function runConfirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setInternalOpen(false);
      onOpenChange?.(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <AlertDialog.Root open={isOpen ?? internalOpen} onOpenChange={changeOpen}>
      {trigger === undefined ? null : <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal {...portalProps}>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup {...rootAttributes(root, styles.popup)} initialFocus={cancel}>
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
            {children}
          </div>
          <div className={styles.actions}>
            <Button ref={cancel} variant="plain" loading={loading} onClick={() => changeOpen(false)}>
              {cancelLabel}
            </Button>
            <Button variant={variant} loading={loading} onClick={runConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
