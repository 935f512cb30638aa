import type { RedirectInput } from '@croupier/core';
import { adminRedirectLabels } from '@croupier/core/messages';
import { type RecordFormProps, RedirectForm } from '@croupier/ui/admin';
import { RecordDialog, type RecordDialogProps } from '../records/RecordDialog.js';

/** A dialog with the form for one redirect. */
export function RedirectDialog(props: Pick<RecordDialogProps, 'record' | 'onClose'>) {
  return (
    <RecordDialog
      {...props}
      collection="redirects"
      renderForm={(form) => <RedirectForm {...(form as unknown as RecordFormProps<RedirectInput>)} />}
      titles={adminRedirectLabels.dialog}
    />
  );
}
