import type { ReactNode } from 'react';
import { type Classed, classes } from '../classes.js';
import type { Linking } from '../link.js';
import styles from './Menu.module.css';

/** One way on in a menu. */
export interface MenuEntry {
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** The props of a menu: links, or anything else as its children. */
export interface MenuProps extends Linking, Classed {
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
  link: Link = 'a',
  className,
}: MenuProps) {
  return (
    <details className={classes(styles.root, className)} data-align={align} data-croupier-menu="">
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
