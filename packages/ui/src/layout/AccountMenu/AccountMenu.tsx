import type { AccountMenuView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Menu } from '../../parts/Menu/Menu.js';
import styles from './AccountMenu.module.css';

/** The props of the account in the header: its view, and the path that one comes back to after signing in. */
export interface AccountMenuProps extends LinkComponentProps, ClassNameProps {
  /** Who is signed in, if anybody. */
  account: AccountMenuView;
  /** The path of the page, to come back to. */
  path: string;
}

const { header: headerLabels } = siteLabels;

/** The ways in for who is not signed in; for who is, a menu with their name and the way out. */
export function AccountMenu({ account, path, linkComponent, className }: AccountMenuProps) {
  if (!account.isSignedIn) {
    const from = path === '/' || path === account.login || path === account.register ? '' : path;
    const fromQuery = from === '' ? '' : `?from=${encodeURIComponent(from)}`;
    return (
      <div className={classNames(styles.root, className)}>
        <ButtonLink
          href={`${account.login}${fromQuery}`}
          variant="plain"
          linkComponent={linkComponent}
          rel="nofollow"
        >
          {headerLabels.login}
        </ButtonLink>
        <ButtonLink href={account.register} linkComponent={linkComponent} rel="nofollow">
          {headerLabels.register}
        </ButtonLink>
      </div>
    );
  }
  const entries = [
    { label: headerLabels.profile, href: account.profile },
    ...(account.admin === undefined ? [] : [{ label: headerLabels.admin, href: account.admin }]),
    { label: headerLabels.settings, href: account.settings },
  ];
  return (
    <div className={classNames(styles.root, className)}>
      <Menu
        align="end"
        linkComponent={linkComponent}
        label={
          <>
            <span aria-hidden="true">{account.name}</span>
            <span className="cr-visually-hidden">{headerLabels.account(account.name)}</span>
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
          <Button type="submit" variant="plain">
            {headerLabels.signOut}
          </Button>
        </form>
      </Menu>
    </div>
  );
}
