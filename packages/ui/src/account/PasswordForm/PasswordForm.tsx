import { completeLabels, englishAccountLabels, fillPlaceholders } from '@croupier/core/messages';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';

/** The props of the form: the kind of the present password, the tokens that outlive it, the state of its submission. */
export interface PasswordFormProps extends FormSubmitProps, LinkComponentProps {
  /** Asks for a one-time password in place of the present one. */
  isOneTime?: boolean;
  /** Where to go once it is changed, a path of this site. */
  from?: string | undefined;
  /** The names of the user's tokens; the form offers to delete them with the password. */
  tokens?: readonly string[] | undefined;
}

/** The form to change one's own password. */
export function PasswordForm({ isOneTime = false, from, tokens = [], ...rest }: PasswordFormProps) {
  const words = completeLabels(englishAccountLabels(), rest.labels);
  return (
    <AccountForm {...rest} action="/profile" submitLabel={words.changePassword} busyLabel={words.saving}>
      <input type="hidden" name="form" value="password" />
      {from === undefined ? null : <input type="hidden" name="from" value={from} />}
      <TextField
        labels={rest.labels}
        id="profile-current-password"
        name="current"
        type="password"
        label={isOneTime ? words.oneTimePassword : words.currentPassword}
        autoComplete="current-password"
        required
      />
      <TextField
        labels={rest.labels}
        id="profile-new-password"
        name="password"
        type="password"
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        labels={rest.labels}
        id="profile-confirm-password"
        name="confirm"
        type="password"
        label={words.confirmNewPassword}
        autoComplete="new-password"
        required
      />
      {tokens.length === 0 ? null : (
        <CheckboxField
          labels={rest.labels}
          id="profile-end-tokens"
          name="endTokens"
          label={fillPlaceholders(words.endTokens, { names: tokens.join(', ') })}
        />
      )}
    </AccountForm>
  );
}
