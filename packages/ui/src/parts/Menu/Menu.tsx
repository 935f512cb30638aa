import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import type { LinkComponentProps } from '../link-component.js';
import styles from './Menu.module.css';

/** One way on in a menu. */
export interface MenuEntry {
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** The props of a menu: links, or anything else as its children. */
export interface MenuProps extends LinkComponentProps, ClassNameProps {
  /** What stands on the button. */
  label: ReactNode;
  /** Stands before what can be chosen. */
  head?: ReactNode;
  /** What can be chosen. */
  entries?: readonly MenuEntry[];
  /** More than links, instead of entries. */
  children?: ReactNode;
  /** The side of the button that its panel stands flush with. */
  align?: 'start' | 'end';
}

/** Links behind a button, without script; where the page's script runs, Escape or a click elsewhere closes it. */
export function Menu({
  label,
  head,
  entries = [],
  children,
  align = 'start',
  linkComponent: Link = 'a',
  className,
}: MenuProps) {
  return (
    <details className={classNames(styles.root, className)} data-align={align} data-croupier-menu="">
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
