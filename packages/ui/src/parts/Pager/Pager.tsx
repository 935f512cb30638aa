import type { PagerView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { type Classed, classes } from '../classes.js';
import type { Linking } from '../link.js';
import styles from './Pager.module.css';

/** The props of a pager: its view whole. */
export interface PagerProps extends PagerView, Linking, Classed {}

/** The pages of a long list, as links. */
export function Pager({ page, pages, previous, next, links, link: Link = 'a', className }: PagerProps) {
  const words = labels.parts.pager;
  return (
    <nav className={classes(styles.root, className)} aria-label={words.label(page, pages)}>
      <ul className={styles.list}>
        {previous === undefined ? null : (
          <li>
            <Link className={classes(styles.link, styles.step)} href={previous} rel="prev">
              {words.previous}
            </Link>
          </li>
        )}
        {links.map((to, i) =>
          to === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are known by their places alone
            <li key={`gap after ${i}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={to.page}>
              <Link
                className={styles.link}
                href={to.href}
                aria-label={words.page(to.page)}
                aria-current={to.isCurrent ? 'page' : undefined}
              >
                {to.page}
              </Link>
            </li>
          ),
        )}
        {next === undefined ? null : (
          <li>
            <Link className={classes(styles.link, styles.step)} href={next} rel="next">
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
