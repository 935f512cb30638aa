import type { ProfileFormsView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import styles from '../AccountForm/AccountForm.module.css';

/** The props of the form: what is filled in, and the state of its submission. */
export type DetailsFormProps = ProfileFormsView['details'] & FormSubmitProps & LinkComponentProps;

const { profile: labels, register: registerLabels } = accountLabels;

/** The form for one's own email address and names. */
export function DetailsForm({ values, ...rest }: DetailsFormProps) {
  return (
    <AccountForm {...rest} action="/profile" submitLabel={labels.save} busyLabel={labels.saving}>
      <input type="hidden" name="form" value="details" />
      <TextField
        id="profile-email"
        name="email"
        type="email"
        label={labels.email}
        defaultValue={values.email}
        autoComplete="email"
        required
      />
      <div className={styles.pair}>
        <TextField
          id="profile-first-name"
          name="firstName"
          label={registerLabels.firstName}
          defaultValue={values.firstName}
          autoComplete="given-name"
        />
        <TextField
          id="profile-last-name"
          name="lastName"
          label={registerLabels.lastName}
          defaultValue={values.lastName}
          autoComplete="family-name"
        />
      </div>
    </AccountForm>
  );
}
