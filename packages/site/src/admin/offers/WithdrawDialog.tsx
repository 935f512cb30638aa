import type { OperationResult } from '@croupier/core';
import { adminOfferLabels, adminWithdrawalLabels as labels } from '@croupier/core/messages';
import { Dialog, Form, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import type { RowQuestionProps } from '../list/use-row-verbs.js';

/** Asks why bonuses are withdrawn, and withdraws them. */
export function WithdrawDialog({ name, onClose, onConfirm }: RowQuestionProps) {
  const [reason, setReason] = useState('');
  const [loading, setLoading] = useState(false);
  const confirm = async () => {
    setLoading(true);
    const why = reason.trim();
    await onConfirm(why === '' ? {} : { reason: why }, (result) =>
      labels.done(name, (result as OperationResult<'bonuses.withdraw'>).receipt),
    );
    onClose();
  };
  return (
    <Dialog
      title={labels.title(name)}
      text={labels.text}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Form
        label={labels.title(name)}
        submitLabel={adminOfferLabels.withdraw}
        loading={loading}
        onCancel={onClose}
        onSubmit={() => void confirm()}
      >
        <TextField
          label={labels.reason}
          hint={labels.reasonHint}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </Dialog>
  );
}
