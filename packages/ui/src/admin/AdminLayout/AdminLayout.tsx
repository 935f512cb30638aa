'use client';

import { adminLabels } from '@croupier/core/messages';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../parts/Button/Button.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SearchField } from '../../parts/SearchField/SearchField.js';
import { AdminIcon, type AdminIconName } from '../parts/AdminIcon/AdminIcon.js';
import styles from './AdminLayout.module.css';

const { nav: labels } = adminLabels;

/** A link of the sidebar. */
export interface AdminNavLink {
  label: string;
  href: string;
  /** The sign before its label. */
  icon?: AdminIconName | undefined;
  /** True on the screen itself and on the screens below it. */
  isCurrent: boolean;
}

/** Links of the sidebar that belong together. */
export interface AdminNavGroup {
  /** Its name; '' for a group without one. */
  title: string;
  links: readonly AdminNavLink[];
}

/** The props of the admin's layout. */
export interface AdminLayoutProps extends RootProps, LinkComponentProps {
  /** The name and icon of the site; without a name the head says that this is the admin. */
  site?: { name: string; icon?: string } | undefined;
  /** The screens that the user may open, in groups and in this order. */
  groups: readonly AdminNavGroup[];
  /** Who is signed in: a name, and the role in words. */
  user: { name: string; role: string };
  /** Called when the user signs out. */
  onSignOut: () => void;
  /** Opens the search of everything; without it there is no button for it. */
  onOpenPalette?: (() => void) | undefined;
  /** Shows the keys; without it there is no button for it. */
  onShowKeys?: (() => void) | undefined;
  /** The screen. */
  children: ReactNode;
}

/** Sidebar, header and the content of a screen. On a phone the sidebar opens by a button. */
export function AdminLayout({
  site = { name: '' },
  groups,
  user,
  onSignOut,
  onOpenPalette,
  onShowKeys,
  children,
  linkComponent: Link = 'a',
  ...root
}: AdminLayoutProps) {
  const contentId = useId();
  const navId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div {...rootAttributes(root, styles.root)}>
      <a className={styles.skip} href={`#${contentId}`}>
        {labels.skip}
      </a>
      <header className={styles.sidebar} data-open={isOpen}>
        <div className={styles.head}>
          <Link href="/admin" className={styles.site}>
            {site.icon === undefined ? null : <img src={site.icon} alt="" className={styles.siteIcon} />}
            <bdi>{site.name === '' ? labels.label : site.name}</bdi>
          </Link>
          <Button
            variant="plain"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={navId}
            onClick={() => setOpen(!isOpen)}
          >
            {labels.open}
          </Button>
        </div>
        <div id={navId} className={styles.panel}>
          <ScreenLinks groups={groups} linkComponent={Link} onOpen={() => setOpen(false)}>
            {onOpenPalette === undefined ? null : (
              <button type="button" className={styles.palette} onClick={onOpenPalette}>
                <Search aria-hidden="true" className={styles.icon} />
                {labels.palette}
                <span aria-hidden="true">{labels.paletteKey}</span>
              </button>
            )}
          </ScreenLinks>
          <UserPanel user={user} onSignOut={onSignOut} onShowKeys={onShowKeys} linkComponent={Link} />
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

interface ScreenLinksProps extends Pick<AdminLayoutProps, 'groups'>, LinkComponentProps {
  /** Called when a screen is opened. */
  onOpen: () => void;
  /** Between the search and the links. */
  children: ReactNode;
}

/** The links to the screens, found by some of their letters. */
function ScreenLinks({ groups, onOpen, children, linkComponent: Link = 'a' }: ScreenLinksProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ label }) => label.toLowerCase().includes(wanted)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <>
      <SearchField
        label={labels.search}
        hidesLabel
        placeholder={labels.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {children}
      <nav aria-label={labels.label}>
        {shown.map(({ title, links }) => (
          <NavGroup key={links[0]?.href} title={title} links={links} linkComponent={Link} onOpen={onOpen} />
        ))}
        {shown.length > 0 ? null : (
          <p className={styles.none} role="status">
            {labels.none}
          </p>
        )}
      </nav>
    </>
  );
}

/** The links of a group below its name. */
function NavGroup({
  title,
  links,
  onOpen,
  linkComponent: Link = 'a',
}: AdminNavGroup & LinkComponentProps & { onOpen: () => void }) {
  const id = useId();
  return (
    <div className={styles.group}>
      {title === '' ? null : (
        <p id={id} className={styles.groupTitle}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title === '' ? undefined : id} className={styles.links}>
        {links.map(({ label, href, icon, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.link}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onOpen}
            >
              {icon === undefined ? null : <AdminIcon name={icon} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type UserPanelProps = Pick<AdminLayoutProps, 'user' | 'onSignOut' | 'onShowKeys' | 'linkComponent'>;

/** Who is signed in, and what is about them. */
function UserPanel({ user, onSignOut, onShowKeys, linkComponent: Link = 'a' }: UserPanelProps) {
  return (
    <div className={styles.user}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {[...user.name][0]?.toUpperCase()}
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{user.name}</p>
          <p className={styles.role}>{user.role}</p>
        </div>
        <Button variant="plain" className={styles.small} onClick={onSignOut}>
          {labels.logout}
        </Button>
      </div>
      <div className={styles.userActions}>
        <Link href="/admin/profile" className={styles.quiet}>
          {labels.profile}
        </Link>
        <Link href="/" className={styles.quiet}>
          {labels.viewSite}
        </Link>
        {onShowKeys === undefined ? null : (
          <button type="button" className={styles.quiet} onClick={onShowKeys}>
            {labels.keys}
          </button>
        )}
      </div>
    </div>
  );
}
