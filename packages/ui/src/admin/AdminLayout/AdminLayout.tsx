'use client';

import { adminLabels } from '@croupier/core/messages';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SearchField } from '../../parts/SearchField/SearchField.js';
import styles from './AdminLayout.module.css';

const { nav: labels } = adminLabels;

/** A link of the sidebar. */
export interface AdminNavLink {
  label: string;
  href: string;
  /** True on the screen itself and on the screens below it. */
  isCurrent: boolean;
}

/** The props of the admin's layout. */
export interface AdminLayoutProps extends LinkComponentProps {
  /** The screens that the user may open, in this order. */
  links: readonly AdminNavLink[];
  /** Who is signed in: a name, and the role in words. */
  user: { name: string; role: string };
  /** Called when the user signs out. */
  onSignOut: () => void;
  /** The screen. */
  children: ReactNode;
}

/** Sidebar, header and the content of a screen. On a phone the sidebar opens by a button. */
export function AdminLayout({
  links,
  user,
  onSignOut,
  children,
  linkComponent: Link = 'a',
}: AdminLayoutProps) {
  const contentId = useId();
  const navId = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = links.filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <div className={styles.root}>
      <a className={styles.skip} href={`#${contentId}`}>
        {labels.skip}
      </a>
      <div className={styles.sidebar} data-open={isOpen}>
        <div className={styles.head}>
          <Link href="/admin" className={styles.site}>
            {labels.label}
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
          <SearchField
            label={labels.search}
            hidesLabel
            placeholder={labels.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <nav aria-label={labels.label}>
            <ul className={styles.links}>
              {shown.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className={styles.link}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {shown.length > 0 ? null : (
              <p className={styles.none} role="status">
                {labels.none}
              </p>
            )}
          </nav>
          <div className={styles.user}>
            <p className={styles.name}>{user.name}</p>
            <p className={styles.role}>{user.role}</p>
            <div className={styles.userActions}>
              <ButtonLink href="/profile" variant="quiet">
                {labels.profile}
              </ButtonLink>
              <ButtonLink href="/" variant="quiet">
                {labels.viewSite}
              </ButtonLink>
              <Button variant="plain" onClick={onSignOut}>
                {labels.logout}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
