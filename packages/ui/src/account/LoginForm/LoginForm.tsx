import type { LoginView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { FormEventHandler } from 'react';
import { Button } from '../../parts/Button/Button.js';
import type { Linking } from '../../parts/link.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from '../account-form.module.css';

/** The props of the form: where its links lead, and how far signing in has come. */
export interface LoginFormProps extends Pick<LoginView, 'from' | 'forgot' | 'register'>, Linking {
  /** Why it did not work. */
  error?: string | undefined;
  /** True while what was sent is being answered: the button waits. */
  isBusy?: boolean;
  /** Called before the form is sent; a host that signs in by itself keeps it from being sent. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

const { login: say } = accountLabels;

/** Name and password, and the ways on for who has none. */
export function LoginForm({
  from,
  forgot,
  register,
  error,
  isBusy = false,
  onSubmit,
  link: Link = 'a',
}: LoginFormProps) {
  return (
    <>
      {error === undefined ? null : (
        <Notice tone="poor" isLive>
          {error}
        </Notice>
      )}
      <form className={styles.form} method="post" action="/login" onSubmit={onSubmit}>
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
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? say.busy : say.submit}
        </Button>
      </form>
      <ul className={styles.links}>
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
        <li>
          <Link className={styles.link} href="/">
            {say.home}
          </Link>
        </li>
      </ul>
    </>
  );
}
