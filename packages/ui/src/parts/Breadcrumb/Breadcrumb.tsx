import { labels } from '@croupier/core/messages';
import { type Classed, classes } from '../classes.js';
import type { Linking } from '../link.js';
import styles from './Breadcrumb.module.css';

/** One place on the way to a page; the page itself has no address. */
export interface BreadcrumbPlace {
  label: string;
  href?: string;
}

/** The props of a breadcrumb. */
export interface BreadcrumbProps extends Linking, Classed {
  /** From the home page to the present one. */
  places: readonly BreadcrumbPlace[];
}

/** The way from the home page to this one. */
export function Breadcrumb({ places, link: Link = 'a', className }: BreadcrumbProps) {
  if (places.length === 0) return null;
  return (
    <nav className={classes(styles.root, className)} aria-label={labels.parts.breadcrumb}>
      <ol className={styles.list}>
        {places.map(({ label, href }, i) => (
          <li key={`${href} ${label}`} className={styles.place}>
            {href === undefined ? (
              <span dir="auto" aria-current={i === places.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Link className={styles.link} href={href} dir="auto">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
