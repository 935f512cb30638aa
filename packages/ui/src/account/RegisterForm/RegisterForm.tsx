import type { RegisterView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import type { Linking } from '../../parts/link.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type AccountSending } from '../AccountForm.js';
import styles from '../AccountForm.module.css';

/** The props of the form: where its links lead, and how far registering has come. */
export interface RegisterFormProps
  extends Pick<RegisterView, 'terms' | 'privacy' | 'login'>,
    AccountSending,
    Linking {}

const { register: say } = accountLabels;

/** What an account needs, and the terms that come with it. */
export function RegisterForm({ terms, privacy, login, ...rest }: RegisterFormProps) {
  const { link: Link = 'a' } = rest;
  return (
    <AccountForm
      {...rest}
      action="/register"
      submit={say.submit}
      busy={say.busy}
      ways={
        <li>
          {say.haveAccount}{' '}
          <Link className={styles.link} href={login}>
            {say.login}
          </Link>
        </li>
      }
    >
      <TextField
        id="register-username"
        name="username"
        label={say.username}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        id="register-email"
        name="email"
        type="email"
        label={say.email}
        autoComplete="email"
        required
      />
      <div className={styles.pair}>
        <TextField
          id="register-first-name"
          name="firstName"
          label={say.firstName}
          autoComplete="given-name"
        />
        <TextField id="register-last-name" name="lastName" label={say.lastName} autoComplete="family-name" />
      </div>
      <TextField
        id="register-password"
        name="password"
        type="password"
        label={say.password}
        hint={say.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        id="register-confirm"
        name="confirm"
        type="password"
        label={say.confirm}
        autoComplete="new-password"
        required
      />
      <CheckboxField id="register-agree" name="agree" label={say.agree} required />
      <ul className={styles.links}>
        <li>
          <Link className={styles.link} href={terms} target="_blank" rel="noopener">
            {say.terms}
          </Link>
        </li>
        <li>
          <Link className={styles.link} href={privacy} target="_blank" rel="noopener">
            {say.privacy}
          </Link>
        </li>
      </ul>
    </AccountForm>
  );
}
