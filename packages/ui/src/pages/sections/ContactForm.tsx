import type { ContactFormView } from '@croupier/core';
import { contactLabels } from '@croupier/core/messages';
import { AccountForm } from '../../account/AccountForm/AccountForm.js';
import styles from '../../account/AccountForm/AccountForm.module.css';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import { Field } from '../../parts/Field/Field.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { TextField } from '../../parts/TextField/TextField.js';

/** The props of the form: its view, and the link component. */
export interface ContactFormProps extends ContactFormView, LinkComponentProps {}

/** The form to write to the people of the site; where the site cannot receive anything, their address. */
export function ContactForm({ isOpen, isSent, email, ...form }: ContactFormProps) {
  if (!isOpen) return email === undefined ? null : <Address email={email} />;
  return (
    <section className={styles.section} aria-labelledby="contact-title">
      <SectionHeading id="contact-title" title={contactLabels.title} />
      {isSent ? (
        <Notice tone="good" title={contactLabels.sentTitle} isLive>
          {contactLabels.sentText}
        </Notice>
      ) : (
        <OpenForm {...form} />
      )}
    </section>
  );
}

function OpenForm({
  values,
  error,
  privacy,
  maxLengths,
  linkComponent: Link = 'a',
}: Omit<ContactFormProps, 'isOpen' | 'isSent' | 'email'>) {
  return (
    <AccountForm
      action="/contact"
      error={error}
      submitLabel={contactLabels.submit}
      busyLabel={contactLabels.submit}
    >
      <TextField
        id="contact-name"
        name="name"
        label={contactLabels.name}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={maxLengths.name}
        required
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label={contactLabels.email}
        defaultValue={values.email}
        autoComplete="email"
        maxLength={maxLengths.email}
        required
      />
      <Field id="contact-text" label={contactLabels.text} required>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={8}
            dir="auto"
            defaultValue={values.text}
            maxLength={maxLengths.text}
          />
        )}
      </Field>
      <div className="cr-visually-hidden" aria-hidden="true">
        <label>
          {contactLabels.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxField
        id="contact-agree"
        name="agree"
        label={contactLabels.consent}
        defaultChecked={values.agree !== undefined}
        required
      />
      {privacy === undefined ? null : (
        <p>
          <Link className={styles.link} href={privacy} target="_blank" rel="noopener">
            {contactLabels.privacy}
          </Link>
        </p>
      )}
    </AccountForm>
  );
}

function Address({ email }: { email: string }) {
  return (
    <p>
      {contactLabels.writeTo} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
