import type { ProfileFormsView } from '@croupier/core';
import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import styles from '../AccountForm/AccountForm.module.css';

/** The props of the form: what is filled in, and the state of its submission. */
export type DetailsFormProps = ProfileFormsView['details'] & FormSubmitProps & LinkComponentProps;

/** The form for one's own email address and names. */
export function DetailsForm({ values, ...rest }: DetailsFormProps) {
  const words = completeLabels(englishAccountLabels(), rest.labels);
  return (
    <AccountForm {...rest} action="/profile" submitLabel={words.save} busyLabel={words.saving}>
      <input type="hidden" name="form" value="details" />
      <TextField
        labels={rest.labels}
        id="profile-email"
        name="email"
        type="email"
        label={words.emailAddress}
        defaultValue={values.email}
        autoComplete="email"
        required
      />
      <div className={styles.pair}>
        <TextField
          labels={rest.labels}
          id="profile-first-name"
          name="firstName"
          label={words.firstName}
          defaultValue={values.firstName}
          autoComplete="given-name"
        />
        <TextField
          labels={rest.labels}
          id="profile-last-name"
          name="lastName"
          label={words.lastName}
          defaultValue={values.lastName}
          autoComplete="family-name"
        />
      </div>
    </AccountForm>
  );
}
