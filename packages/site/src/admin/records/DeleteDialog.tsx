import { adminLabels } from '@croupier/core/messages';
import { type ReactNode, useState } from 'react';
import { QuestionDialog } from './QuestionDialog.js';

/** The props of the question before something is deleted. */
interface DeleteDialogProps<Item> {
  /** What is to be deleted; undefined while the dialog is closed. */
  item: Item | undefined;
  title: (item: Item) => ReactNode;
  text: (item: Item) => ReactNode;
  onClose: () => void;
  onDelete: (item: Item) => Promise<unknown>;
}

/** Asks before something is deleted. Why it was refused, and what to do, stands in the dialog, which stays open. */
export function DeleteDialog<Item>({ item, title, text, onClose, onDelete }: DeleteDialogProps<Item>) {
  // It is still named while the dialog fades out.
  const [named, setNamed] = useState(item);
  if (item !== undefined && item !== named) setNamed(item);
  return (
    <QuestionDialog
      title={named === undefined ? '' : title(named)}
      text={named === undefined ? undefined : text(named)}
      confirmLabel={adminLabels.rows.actions.delete}
      isOpen={item !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={() => (item === undefined ? undefined : onDelete(item))}
    />
  );
}
