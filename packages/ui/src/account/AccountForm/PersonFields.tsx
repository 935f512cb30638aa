import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './AccountForm.module.css';

interface PersonFieldsProps extends LabelsProps {
  /** What the ids of the fields begin with. */
  form: string;
  values: Readonly<Partial<Record<'email' | 'firstName' | 'lastName', string>>>;
}

/** The fields of one's own email address and names. */
export function PersonFields({ form, values, labels }: PersonFieldsProps) {
  const words = completeLabels(englishAccountLabels(), labels);
  return (
    <>
      <TextField
        labels={labels}
        id={`${form}-email`}
        name="email"
        type="email"
        label={words.emailAddress}
        defaultValue={values.email}
        autoComplete="email"
        required
      />
      <div className={styles.pair}>
        <TextField
          labels={labels}
          id={`${form}-first-name`}
          name="firstName"
          label={words.firstName}
          defaultValue={values.firstName}
          autoComplete="given-name"
        />
        <TextField
          labels={labels}
          id={`${form}-last-name`}
          name="lastName"
          label={words.lastName}
          defaultValue={values.lastName}
          autoComplete="family-name"
        />
      </div>
    </>
  );
}
