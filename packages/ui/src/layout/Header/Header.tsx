import type { Frame } from '@croupier/core';
import { labels, siteLabels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import type { Linking } from '../../parts/link.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { Account } from '../Account/Account.js';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.js';
import { isCurrent } from './current.js';
import styles from './Header.module.css';
import { Logo } from './Logo.js';

/** The props of the header: what it needs of a frame. */
export interface HeaderProps
  extends Pick<Frame, 'site' | 'header' | 'search' | 'account' | 'path'>,
    Linking,
    Classed {}

const PANEL = 'cr-menu';
const LANGUAGE = 'cr-language';
const { header: say } = siteLabels;

/** The site's name, search, account and menu. In a narrow space all but the search folds into a button, without script. */
export function Header({ site, header, search, account, path, link: Link = 'a', className }: HeaderProps) {
  return (
    <header className={classes(styles.root, className)} data-kept="block">
      <div className={styles.inside} data-kept="grid">
        <Link className={styles.home} href="/" data-kept="flex">
          <Logo {...site.logo} alt={site.showName ? '' : site.name} />
          {site.showName ? (
            <span className={styles.name} data-kept="block">
              {site.name}
            </span>
          ) : null}
        </Link>
        <button type="button" className={styles.toggle} popoverTarget={PANEL}>
          {labels.frame.menu}
        </button>
        <HeaderSearch search={search} className={styles.search} />
        <div id={PANEL} className={styles.panel} popover="auto">
          <div className={styles.actions}>
            <NoticeButton id={LANGUAGE} look="quiet" title={say.languageTitle} text={say.languageText}>
              {say.language}
              <span className="cr-unseen">, {say.languageNamed}</span>
            </NoticeButton>
            <Account account={account} path={path} link={Link} />
          </div>
          {header.length === 0 ? null : (
            <nav className={styles.menu} aria-label={labels.frame.mainMenu}>
              <ul className={styles.list}>
                {header.map(({ label, href, target }) => (
                  <li key={`${href} ${label}`}>
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
          )}
        </div>
      </div>
    </header>
  );
}
