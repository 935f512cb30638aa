import type { LoginView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { Linking } from '../../parts/link.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type AccountSending } from '../AccountForm.js';
import styles from '../AccountForm.module.css';

/** The props of the form: where its links lead, and how far signing in has come. */
export interface LoginFormProps
  extends Pick<LoginView, 'from' | 'forgot' | 'register'>,
    AccountSending,
    Linking {}

const { login: say } = accountLabels;

/** Name and password, and the ways on for who has none. */
export function LoginForm({ from, forgot, register, ...rest }: LoginFormProps) {
  const { link: Link = 'a' } = rest;
  return (
    <AccountForm
      {...rest}
      action="/login"
      submit={say.submit}
      busy={say.busy}
      ways={
        <>
          <li>
            <Link className={styles.link} href={forgot}>
              {say.forgot}
            </Link>
          </li>
          <li>
            {say.noAccount}{' '}
            <Link className={styles.link} href={register}>
              {say.register}
            </Link>
          </li>
        </>
      }
    >
      <input type="hidden" name="from" value={from} />
      <TextField
        id="login-identifier"
        name="identifier"
        label={say.identifier}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        id="login-password"
        name="password"
        type="password"
        label={say.password}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
