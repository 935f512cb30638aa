import type { AccountView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { type Classed, classes } from '../../parts/classes.js';
import type { Linking } from '../../parts/link.js';
import { Menu } from '../../parts/Menu/Menu.js';
import styles from './Account.module.css';

/** The props of the account in the header: its view, and the path that one comes back to after signing in. */
export interface AccountProps extends Linking, Classed {
  /** Who is signed in, if anybody. */
  account: AccountView;
  /** The path of the page, to come back to. */
  path: string;
}

const { header: say } = siteLabels;

/** The ways in for who is not signed in; for who is, a menu with their name and the way out. */
export function Account({ account, path, link, className }: AccountProps) {
  if (!account.isSignedIn) {
    const from = path === '/' || path === account.login || path === account.register ? '' : path;
    const back = from === '' ? '' : `?from=${encodeURIComponent(from)}`;
    return (
      <div className={classes(styles.root, className)}>
        <ButtonLink href={`${account.login}${back}`} look="plain" link={link} rel="nofollow">
          {say.login}
        </ButtonLink>
        <ButtonLink href={account.register} link={link} rel="nofollow">
          {say.register}
        </ButtonLink>
      </div>
    );
  }
  const entries = [
    { label: say.profile, href: account.profile },
    ...(account.admin === undefined ? [] : [{ label: say.admin, href: account.admin }]),
    { label: say.settings, href: account.settings },
  ];
  return (
    <div className={classes(styles.root, className)}>
      <Menu
        align="end"
        link={link}
        label={
          <>
            <span aria-hidden="true">{account.name}</span>
            <span className="cr-unseen">{say.account(account.name)}</span>
          </>
        }
        head={
          <p className={styles.who} dir="auto">
            <strong className={styles.name}>{account.name}</strong>
            <span className={styles.email}>{account.email}</span>
            <span className={styles.email}>{account.role}</span>
          </p>
        }
        entries={entries}
      >
        <form method="post" action="/sign-out" data-croupier-sign-out="">
          <Button type="submit" look="plain">
            {say.signOut}
          </Button>
        </form>
      </Menu>
    </div>
  );
}
