import type { OperationResult } from '@croupier/core';
import { adminOfferLabels, adminWithdrawalLabels as labels } from '@croupier/core/messages';
import { Dialog, Form, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import { problemSentences } from '../backend/use-operations.js';
import type { RowQuestionProps } from '../list/row-verb.js';

/** Asks why bonuses are withdrawn, and withdraws them. Why that was refused stands in the dialog, beside what was typed. */
export function WithdrawDialog({ name, onClose, onConfirm }: RowQuestionProps) {
  const [reason, setReason] = useState('');
  const [loading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const confirm = async () => {
    setLoading(true);
    setRefusal('');
    const why = reason.trim();
    try {
      await onConfirm(why === '' ? {} : { reason: why }, (result) =>
        labels.done(name, (result as OperationResult<'bonuses.withdraw'>).receipt),
      );
      onClose();
    } catch (error) {
      setRefusal(problemSentences(error));
    }
    setLoading(false);
  };
  return (
    <Dialog
      title={labels.title(name)}
      text={labels.text}
      isOpen
      onOpenChange={(isOpen) => (isOpen || loading ? undefined : onClose())}
    >
      <Form
        label={labels.title(name)}
        submitLabel={adminOfferLabels.withdraw}
        errors={refusal === '' ? [] : [{ message: refusal }]}
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
