import type { ProfileFormsView } from '@croupier/core';
import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import { PersonFields } from '../AccountForm/PersonFields.js';

/** The props of the form: what is filled in, and the state of its submission. */
export type DetailsFormProps = ProfileFormsView['details'] & FormSubmitProps & LinkComponentProps;

/** The form for one's own email address and names. */
export function DetailsForm({ values, ...rest }: DetailsFormProps) {
  const words = completeLabels(englishAccountLabels(), rest.labels);
  return (
    <AccountForm {...rest} action="/profile" submitLabel={words.save} busyLabel={words.saving}>
      <input type="hidden" name="form" value="details" />
      <PersonFields form="profile" values={values} labels={rest.labels} />
    </AccountForm>
  );
}
