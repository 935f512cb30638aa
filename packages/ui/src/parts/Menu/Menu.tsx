import type { ReactNode } from 'react';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Menu.module.css';

/** One link in a menu. */
export interface MenuEntry {
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** The props of a menu: links, or anything else as its children. */
export interface MenuProps extends LinkComponentProps, RootProps {
  /** The label of the button. */
  label: ReactNode;
  /** Content above the entries. */
  head?: ReactNode;
  /** The links. */
  entries?: readonly MenuEntry[];
  /** Content in place of entries. */
  children?: ReactNode;
  /** The side of the button that the panel is aligned with. */
  align?: 'start' | 'end';
}

/** A button that opens a list of links, without script. Where the page's script runs, Escape or a click elsewhere closes it. */
export function Menu({
  label,
  head,
  entries = [],
  children,
  align = 'start',
  linkComponent: Link = 'a',
  ...root
}: MenuProps) {
  return (
    <details {...rootAttributes(root, styles.root)} data-align={align} data-croupier-menu="">
      <summary className={styles.button}>{label}</summary>
      <div className={styles.panel}>
        {head}
        {entries.length === 0 ? null : (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={`${entry.href} ${entry.label}`}>
                <Link
                  className={styles.link}
                  href={entry.href}
                  dir="auto"
                  aria-current={entry.isCurrent ? 'page' : undefined}
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </details>
  );
}
