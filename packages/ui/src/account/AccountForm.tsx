import { accountLabels } from '@croupier/core/messages';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../parts/Button/Button.js';
import { classes } from '../parts/classes.js';
import type { Linking } from '../parts/link.js';
import { Notice } from '../parts/Notice/Notice.js';
import surface from '../parts/surface.module.css';
import styles from './AccountForm.module.css';

/** How far sending has come, for who sends by script. */
export interface AccountSending {
  /** Why it did not work. */
  error?: string | undefined;
  /** True while what was sent is being answered: the button waits. */
  isBusy?: boolean;
  /** Called before the form is sent; a host that answers by itself keeps it from being sent. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}

interface AccountFormProps extends AccountSending, Linking {
  action: string;
  submit: string;
  busy: string;
  /** The fields. */
  children: ReactNode;
  /** Ways on beside the one back home. */
  ways: ReactNode;
}

/** A form about an account: what went wrong, the fields, the button, the ways on. */
export function AccountForm(props: AccountFormProps) {
  const { action, submit, busy, children, ways, error, isBusy = false, onSubmit, link: Link = 'a' } = props;
  return (
    <div className={styles.root}>
      {error === undefined ? null : (
        <Notice tone="poor" isLive>
          {error}
        </Notice>
      )}
      <form
        className={classes(styles.form, surface.card, surface.raised)}
        method="post"
        action={action}
        onSubmit={onSubmit}
      >
        {children}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busy : submit}
        </Button>
      </form>
      <ul className={styles.links}>
        {ways}
        <li>
          <Link className={styles.link} href="/">
            {accountLabels.login.home}
          </Link>
        </li>
      </ul>
    </div>
  );
}
