import type { RegisterPageView, RoutePattern } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import styles from '../AccountForm/AccountForm.module.css';

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

const { register: registerLabels } = accountLabels;
const REGISTER_PATH: RoutePattern<'register'> = '/register';

/** The registration form: name, email, password, and consent to the terms and the privacy policy that there are. */
export function RegisterForm({ terms, privacy, login, values = {}, ...rest }: RegisterFormProps) {
  const { linkComponent: Link = 'a' } = rest;
  const documents = [
    { title: registerLabels.terms, href: terms },
    { title: registerLabels.privacy, href: privacy },
  ].flatMap(({ title, href }) => (href === undefined ? [] : [{ title, href }]));
  const [first] = documents;
  return (
    <AccountForm
      {...rest}
      action={REGISTER_PATH}
      submitLabel={registerLabels.submit}
      busyLabel={registerLabels.busy}
      links={
        <li>
          {registerLabels.haveAccount}{' '}
          <Link className={styles.link} href={login}>
            {registerLabels.login}
          </Link>
        </li>
      }
    >
      <TextField
        id="register-username"
        name="username"
        label={registerLabels.username}
        defaultValue={values.username}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        id="register-email"
        name="email"
        type="email"
        label={registerLabels.email}
        defaultValue={values.email}
        autoComplete="email"
        required
      />
      <div className={styles.pair}>
        <TextField
          id="register-first-name"
          name="firstName"
          label={registerLabels.firstName}
          defaultValue={values.firstName}
          autoComplete="given-name"
        />
        <TextField
          id="register-last-name"
          name="lastName"
          label={registerLabels.lastName}
          defaultValue={values.lastName}
          autoComplete="family-name"
        />
      </div>
      <TextField
        id="register-password"
        name="password"
        type="password"
        label={registerLabels.password}
        hint={registerLabels.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        id="register-confirm"
        name="confirm"
        type="password"
        label={registerLabels.confirm}
        autoComplete="new-password"
        required
      />
      {first === undefined ? null : (
        <>
          <CheckboxField
            id="register-agree"
            name="agree"
            label={documents.length > 1 ? registerLabels.agree : registerLabels.agreeTo(first.title)}
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
