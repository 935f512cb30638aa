'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '../../../../parts/Button/Button.js';
import { Dialog } from '../../../parts/Dialog/Dialog.js';
import styles from './EditorDialog.module.css';

interface EditorDialogProps {
  title: string;
  submitLabel: string;
  /** Further buttons, before the one that submits. */
  actions?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog of the editor, with a form that is no part of the form around the editor. */
export function EditorDialog({
  title,
  submitLabel,
  actions,
  onSubmit,
  onClose,
  children,
}: EditorDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      actions={
        <>
          {actions}
          <Button type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands events in a portal to the form around the editor too.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
