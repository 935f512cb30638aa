import { accountLabels } from '@croupier/core/messages';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { classNames } from '../../parts/class-names.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import surface from '../../parts/surface.module.css';
import styles from './AccountForm.module.css';

/** How far sending has come, for who sends by script. */
export interface FormSubmitProps {
  /** Why it did not work. */
  error?: string | undefined;
  /** True while what was sent is being answered: the button waits. */
  isBusy?: boolean;
  /** Called before the form is sent; a host that answers by itself keeps it from being sent. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}

interface AccountFormProps extends FormSubmitProps, LinkComponentProps {
  action: string;
  submitLabel: string;
  busyLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Ways on beside the one back home. */
  links: ReactNode;
}

/** A form about an account: what went wrong, the fields, the button, the ways on. */
export function AccountForm(props: AccountFormProps) {
  const {
    action,
    submitLabel,
    busyLabel,
    children,
    links,
    error,
    isBusy = false,
    onSubmit,
    linkComponent: Link = 'a',
  } = props;
  return (
    <div className={styles.root}>
      {error === undefined ? null : (
        <Notice tone="poor" isLive>
          {error}
        </Notice>
      )}
      <form
        className={classNames(styles.form, surface.card, surface.raised)}
        method="post"
        action={action}
        onSubmit={onSubmit}
      >
        {children}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busyLabel : submitLabel}
        </Button>
      </form>
      <ul className={styles.links}>
        {links}
        <li>
          <Link className={styles.link} href="/">
            {accountLabels.login.home}
          </Link>
        </li>
      </ul>
    </div>
  );
}
