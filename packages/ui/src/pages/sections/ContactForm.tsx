import type { ContactFormView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { AccountForm } from '../../account/AccountForm/AccountForm.js';
import styles from '../../account/AccountForm/AccountForm.module.css';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import { Field } from '../../parts/Field/Field.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { TextField } from '../../parts/TextField/TextField.js';

/** The props of the form: its view, and the link component. */
interface ContactFormProps extends ContactFormView, LinkComponentProps, LabelsProps {}

/** The form to write to the people of the site; where the site cannot receive anything, their address. */
export function ContactForm({ isOpen, isSent, email, ...form }: ContactFormProps) {
  const words = pageTexts('contact', form.labels);
  if (!isOpen) return email === undefined ? null : <Address email={email} labels={form.labels} />;
  return (
    <section className={styles.section} aria-labelledby="contact-title">
      <SectionHeading id="contact-title" title={words.title} />
      {isSent ? (
        <Notice tone="good" title={words.sentTitle} isLive>
          {words.sentText}
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
  labels,
}: Omit<ContactFormProps, 'isOpen' | 'isSent' | 'email'>) {
  const words = pageTexts('contact', labels);
  return (
    <AccountForm
      action="/contact"
      error={error}
      submitLabel={words.submit}
      busyLabel={words.busy}
      labels={labels}
    >
      <TextField
        labels={labels}
        id="contact-name"
        name="name"
        label={words.name}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={maxLengths.name}
        required
      />
      <TextField
        labels={labels}
        id="contact-email"
        name="email"
        type="email"
        label={words.email}
        defaultValue={values.email}
        autoComplete="email"
        maxLength={maxLengths.email}
        required
      />
      <Field labels={labels} id="contact-text" label={words.text} required>
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
          {words.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxField
        labels={labels}
        id="contact-agree"
        name="agree"
        label={words.consent}
        defaultChecked={values.agree !== undefined}
        required
      />
      {privacy === undefined ? null : (
        <p>
          <Link className={styles.link} href={privacy} target="_blank" rel="noopener">
            {words.privacy}
          </Link>
        </p>
      )}
    </AccountForm>
  );
}

function Address({ email, labels }: { email: string } & LabelsProps) {
  const words = pageTexts('contact', labels);
  return (
    <p>
      {words.writeTo} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
