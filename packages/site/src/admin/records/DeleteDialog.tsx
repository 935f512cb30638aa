import { adminLabels } from '@croupier/core/messages';
import { ConfirmDialog } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';

/** The props of the question before something is deleted. */
export interface DeleteDialogProps<Item> {
  /** What is to be deleted; undefined while the dialog is closed. */
  item: Item | undefined;
  title: (item: Item) => ReactNode;
  text?: (item: Item) => ReactNode;
  onClose: () => void;
  onDelete: (item: Item) => unknown;
}

/** Asks before something is deleted. */
export function DeleteDialog<Item>({ item, title, text, onClose, onDelete }: DeleteDialogProps<Item>) {
  // It is still named while the dialog fades out.
  const [named, setNamed] = useState(item);
  if (item !== undefined && item !== named) setNamed(item);
  return (
    <ConfirmDialog
      title={named === undefined ? '' : title(named)}
      text={named === undefined ? undefined : text?.(named)}
      confirmLabel={adminLabels.rows.actions.delete}
      isOpen={item !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={() => (item === undefined ? undefined : onDelete(item))}
    />
  );
}
