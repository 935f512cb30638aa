import { accountLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';

/** The props of the form: whether the present password is a one-time password, and the state of its submission. */
export interface PasswordFormProps extends FormSubmitProps, LinkComponentProps {
  /** Asks for a one-time password in place of the present one. */
  isOneTime?: boolean;
}

const { profile: labels, register: registerLabels } = accountLabels;

/** The form to change one's own password. */
export function PasswordForm({ isOneTime = false, ...rest }: PasswordFormProps) {
  return (
    <AccountForm {...rest} action="/profile" submitLabel={labels.changePassword} busyLabel={labels.saving}>
      <input type="hidden" name="form" value="password" />
      <TextField
        id="profile-current-password"
        name="current"
        type="password"
        label={isOneTime ? labels.oneTime : labels.current}
        autoComplete="current-password"
        required
      />
      <TextField
        id="profile-new-password"
        name="password"
        type="password"
        label={labels.password}
        hint={registerLabels.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        id="profile-confirm-password"
        name="confirm"
        type="password"
        label={labels.confirm}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}
