import type { RegisterPageView, RoutePattern } from '@croupier/core';
import { completeLabels, englishAccountLabels, fillPlaceholders } from '@croupier/core/messages';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import styles from '../AccountForm/AccountForm.module.css';
import { PersonFields } from '../AccountForm/PersonFields.js';

/** The props of the form: the addresses of its links, and the state of its submission. */
export interface RegisterFormProps
  extends Pick<RegisterPageView, 'login'>,
    Partial<Pick<RegisterPageView, 'values'>>,
    FormSubmitProps,
    LinkComponentProps {
  /** The path of the terms; without it nobody is asked to agree to them. */
  terms?: string | undefined;
  /** The path of the privacy policy; without it nobody is asked to agree to it. */
  privacy?: string | undefined;
}

const REGISTER_PATH: RoutePattern<'register'> = '/register';

/** The registration form: name, email, password, and consent to the terms and the privacy policy that there are. */
export function RegisterForm({ terms, privacy, login, values = {}, ...rest }: RegisterFormProps) {
  const words = completeLabels(englishAccountLabels(), rest.labels);
  const { linkComponent: Link = 'a' } = rest;
  const documents = [
    { title: words.termsOfService, href: terms },
    { title: words.privacyPolicy, href: privacy },
  ].flatMap(({ title, href }) => (href === undefined ? [] : [{ title, href }]));
  const [first] = documents;
  return (
    <AccountForm
      {...rest}
      action={REGISTER_PATH}
      submitLabel={words.createAccount}
      busyLabel={words.creatingAccount}
      links={
        <li>
          {words.haveAccount}{' '}
          <Link className={styles.link} href={login}>
            {words.login}
          </Link>
        </li>
      }
    >
      <TextField
        labels={rest.labels}
        id="register-username"
        name="username"
        label={words.username}
        defaultValue={values.username}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PersonFields form="register" values={values} labels={rest.labels} />
      <TextField
        labels={rest.labels}
        id="register-password"
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        labels={rest.labels}
        id="register-confirm"
        name="confirm"
        type="password"
        label={words.confirmPassword}
        autoComplete="new-password"
        required
      />
      {first === undefined ? null : (
        <>
          <CheckboxField
            labels={rest.labels}
            id="register-agree"
            name="agree"
            label={
              documents.length > 1 ? words.agree : fillPlaceholders(words.agreeTo, { document: first.title })
            }
            defaultChecked={values.agree !== undefined}
            required
          />
          <ul className={styles.links}>
            {documents.map(({ title, href }) => (
              <li key={title}>
                <Link className={styles.link} href={href} target="_blank" rel="noopener">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountForm>
  );
}
