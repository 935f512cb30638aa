import type { Frame } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { classes } from '../../parts/classes.js';
import type { Linking } from '../../parts/link.js';
import { isCurrent } from './current.js';
import styles from './Header.module.css';

/** The props of the header: what it needs of a frame. */
export interface HeaderProps extends Pick<Frame, 'site' | 'header' | 'path'>, Linking {
  className?: string;
}

const MENU = 'cr-menu';

/** The site's name, logo and menu. In a narrow space the menu folds into a button, without script. */
export function Header({ site, header, path, link: Link = 'a', className }: HeaderProps) {
  return (
    <header className={classes(styles.root, className)} data-kept="block">
      <div className={styles.inside}>
        <Link className={styles.home} href="/">
          <img
            className={styles.logo}
            src={site.logo.src}
            alt={site.showName ? '' : site.name}
            width={site.logo.width}
            height={site.logo.height}
          />
          {site.showName ? <span className={styles.name}>{site.name}</span> : null}
        </Link>
        {header.length === 0 ? null : (
          <>
            <button type="button" className={styles.toggle} popoverTarget={MENU}>
              {labels.frame.menu}
            </button>
            <nav id={MENU} className={styles.menu} popover="auto" aria-label={labels.frame.mainMenu}>
              <ul className={styles.list}>
                {header.map(({ label, href, target }) => (
                  <li key={`${href} ${label}`} className={styles.entry}>
                    <Link
                      className={styles.link}
                      href={href}
                      {...(target === '_blank' ? { target, rel: 'noopener' } : {})}
                      aria-current={isCurrent(href, path) ? 'page' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}
