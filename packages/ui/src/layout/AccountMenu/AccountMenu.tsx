import type { AccountMenuView } from '@croupier/core';
import { completeLabels, englishFrameLabels, fillPlaceholders } from '@croupier/core/messages';
import { signInPath } from '../../account/sign-in-path.js';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Menu } from '../../parts/Menu/Menu.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './AccountMenu.module.css';

/** The props of the account menu. */
export interface AccountMenuProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The signed-in user, or the addresses to sign in at. */
  account: AccountMenuView;
  /** The path of the page, which signing in returns to. */
  path: string;
}

/** Links to sign in and register; for a signed-in user, a menu with their name and a button to sign out. */
export function AccountMenu({ account, path, linkComponent, labels, ...root }: AccountMenuProps) {
  const words = completeLabels(englishFrameLabels(), labels);
  if (!account.isSignedIn) {
    if (account.login === undefined || account.register === undefined) return null;
    const isAccountPage = path === account.login || path === account.register;
    return (
      <div {...rootAttributes(root, styles.root)} data-croupier-account="">
        <ButtonLink
          href={signInPath(account.login, isAccountPage ? '/' : path)}
          variant="plain"
          linkComponent={linkComponent}
          rel="nofollow"
        >
          {words.login}
        </ButtonLink>
        <ButtonLink href={account.register} linkComponent={linkComponent} rel="nofollow">
          {words.register}
        </ButtonLink>
      </div>
    );
  }
  const entries = [
    { label: words.profile, href: account.profile },
    ...(account.admin === undefined ? [] : [{ label: words.adminPanel, href: account.admin }]),
    { label: words.settings, href: account.settings },
  ];
  return (
    <div {...rootAttributes(root, styles.root)} data-croupier-account="">
      <Menu
        align="end"
        linkComponent={linkComponent}
        label={
          <>
            <span aria-hidden="true">{account.name}</span>
            <span className="cr-visually-hidden">
              {fillPlaceholders(words.accountNamed, { name: account.name })}
            </span>
          </>
        }
        head={
          <p className={styles.user} dir="auto">
            <strong className={styles.name}>{account.name}</strong>
            <span className={styles.email}>{account.email}</span>
            <span className={styles.email}>{account.role}</span>
          </p>
        }
        entries={entries}
      >
        <form method="post" action="/sign-out" data-croupier-sign-out="">
          <Button type="submit" variant="plain">
            {words.signOut}
          </Button>
        </form>
      </Menu>
    </div>
  );
}
