import type { RegisterView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { FormEventHandler } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import type { Linking } from '../../parts/link.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from '../account-form.module.css';

/** The props of the form: where its links lead, and how far registering has come. */
export interface RegisterFormProps extends Pick<RegisterView, 'terms' | 'privacy' | 'login'>, Linking {
  /** Why it did not work. */
  error?: string | undefined;
  /** True while what was sent is being answered: the button waits. */
  isBusy?: boolean;
  /** Called before the form is sent; a host that registers by itself keeps it from being sent. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

const { register: say, login } = accountLabels;

/** What an account needs, and the terms that come with it. */
export function RegisterForm({
  terms,
  privacy,
  login: loginPath,
  error,
  isBusy = false,
  onSubmit,
  link: Link = 'a',
}: RegisterFormProps) {
  return (
    <>
      {error === undefined ? null : (
        <Notice tone="poor" isLive>
          {error}
        </Notice>
      )}
      <form className={styles.form} method="post" action="/register" onSubmit={onSubmit}>
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
          <TextField
            id="register-last-name"
            name="lastName"
            label={say.lastName}
            autoComplete="family-name"
          />
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
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? say.busy : say.submit}
        </Button>
      </form>
      <ul className={styles.links}>
        <li>
          {say.haveAccount}{' '}
          <Link className={styles.link} href={loginPath}>
            {say.login}
          </Link>
        </li>
        <li>
          <Link className={styles.link} href="/">
            {login.home}
          </Link>
        </li>
      </ul>
    </>
  );
}
