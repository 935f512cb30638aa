import type { LoginPageView, RoutePattern } from '@croupier/core';
import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { AccountForm, type FormSubmitProps } from '../AccountForm/AccountForm.js';
import styles from '../AccountForm/AccountForm.module.css';

/** The props of the form: the addresses of its links, and the state of its submission. */
export interface LoginFormProps
  extends Pick<LoginPageView, 'from' | 'forgot' | 'register'>,
    Partial<Pick<LoginPageView, 'values'>>,
    FormSubmitProps,
    LinkComponentProps {}

const LOGIN_PATH: RoutePattern<'login'> = '/login';

/** The sign-in form, with links to register and to reset a password. */
export function LoginForm({ from, forgot, register, values = {}, ...rest }: LoginFormProps) {
  const words = completeLabels(englishAccountLabels(), rest.labels);
  const { linkComponent: Link = 'a' } = rest;
  return (
    <AccountForm
      {...rest}
      action={LOGIN_PATH}
      submitLabel={words.login}
      busyLabel={words.signingIn}
      links={
        <>
          <li>
            <Link className={styles.link} href={forgot}>
              {words.forgotPassword}
            </Link>
          </li>
          <li>
            {words.noAccount}{' '}
            <Link className={styles.link} href={register}>
              {words.register}
            </Link>
          </li>
        </>
      }
    >
      <input type="hidden" name="from" value={from} />
      <TextField
        labels={rest.labels}
        id="login-identifier"
        name="identifier"
        label={words.emailOrUsername}
        defaultValue={values.identifier}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField
        labels={rest.labels}
        id="login-password"
        name="password"
        type="password"
        label={words.password}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
