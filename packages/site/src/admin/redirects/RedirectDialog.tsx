import { adminRedirectLabels } from '@croupier/core/messages';
import { type RecordFormProps, RedirectForm } from '@croupier/ui/admin';
import type { ComponentType } from 'react';
import { RecordDialog, type RecordDialogProps } from '../records/RecordDialog.js';

/** A dialog with the form for one redirect. */
export function RedirectDialog(props: Pick<RecordDialogProps, 'record' | 'onClose'>) {
  return (
    <RecordDialog
      {...props}
      collection="redirects"
      Form={RedirectForm as unknown as ComponentType<RecordFormProps>}
      titles={adminRedirectLabels.dialog}
    />
  );
}
