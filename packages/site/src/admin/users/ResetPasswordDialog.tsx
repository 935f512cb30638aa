import type { UserSummary } from '@croupier/core';
import { adminLabels, englishAccountLabels, fillPlaceholders } from '@croupier/core/messages';
import { CheckboxField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import { useTokenNames } from '../tokens/use-token-names.js';
import type { NewPassword } from './OneTimePassword.js';

const { users: labels } = adminLabels;

/** Asks whether a user gets a one-time password, and whether the tokens that it would leave are deleted. */
export function ResetPasswordDialog({
  user: { id, username },
  onClose,
  onReset,
}: {
  user: UserSummary;
  onClose: () => void;
  onReset: (password: NewPassword) => void;
}) {
  const change = useChange();
  const tokens = useTokenNames(username);
  const [endTokens, setEndTokens] = useState(false);
  return (
    <QuestionDialog
      title={labels.confirmReset(username)}
      confirmLabel={labels.resetPassword}
      variant="primary"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={async () => {
        const { result } = await change('users.set-password', { record: id, endTokens });
        const { oneTimePassword, warnings } = result;
        if (oneTimePassword === undefined) return;
        const [told] = (warnings ?? []).map(({ message }) => message);
        onReset({ username, text: oneTimePassword, told });
      }}
    >
      {tokens.length === 0 ? null : (
        <CheckboxField
          label={fillPlaceholders(englishAccountLabels().endTokens, { names: tokens.join(', ') })}
          checked={endTokens}
          onChange={({ currentTarget }) => setEndTokens(currentTarget.checked)}
        />
      )}
    </QuestionDialog>
  );
}
