import type { PageFrameView } from '@croupier/core';
import { completeLabels, englishFrameLabels } from '@croupier/core/messages';
import { closeIcon, menuIcon, searchIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import { keptContent } from '../../parts/kept-content.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { AccountMenu } from '../AccountMenu/AccountMenu.js';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.js';
import { currentEntry } from './current-page.js';
import styles from './Header.module.css';
import { Logo } from './Logo.js';

/** The props of the header: the parts of a page frame that it shows. */
export interface HeaderProps
  extends Pick<PageFrameView, 'site' | 'header' | 'search' | 'account' | 'path' | 'section'>,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

const MENU_ID = 'cr-menu';
const SEARCH_ID = 'cr-search';
const LANGUAGE_NOTICE_ID = 'cr-language';

/** The site's name, search, account and menu. On narrow screens search and menu fold into a button each, without script. */
export function Header({
  site,
  header,
  search,
  account,
  path,
  section,
  linkComponent,
  labels,
  ...root
}: HeaderProps) {
  const Link = linkComponent ?? 'a';
  const words = completeLabels(englishFrameLabels(), labels);
  const hrefs = header.map(({ href }) => href);
  const current = currentEntry(hrefs, section ?? path) ?? currentEntry(hrefs, path);
  return (
    <header {...rootAttributes(root, styles.root)} data-kept="block">
      <div className={styles.inner} data-kept="grid">
        <Link
          className={styles.home}
          href="/"
          data-kept="flex"
          aria-label={site.name === '' ? words.home : undefined}
        >
          <Logo {...site.logo} alt={site.showName ? '' : site.name} />
          {site.showName ? (
            <span className={styles.name} data-kept="block">
              {site.name}
            </span>
          ) : null}
        </Link>
        <button type="button" className={styles.toggle} popoverTarget={SEARCH_ID}>
          <Icon drawing={searchIcon} />
          <span className="cr-visually-hidden">{words.searchSite}</span>
        </button>
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
          <Icon drawing={menuIcon} />
          <span className="cr-visually-hidden">{words.menu}</span>
        </button>
        <div
          id={SEARCH_ID}
          className={styles.searchPanel}
          popover="auto"
          {...keptContent(<SearchPanel search={search} labels={labels} />)}
        />
        <div id={MENU_ID} className={styles.panel} popover="auto">
          <div className={styles.actions}>
            <NoticeButton
              id={LANGUAGE_NOTICE_ID}
              variant="quiet"
              title={words.languageTitle}
              text={words.languageText}
              closeLabel={words.close}
            >
              {words.languageCode}
              <span className="cr-visually-hidden">, {words.languageNamed}</span>
            </NoticeButton>
            <AccountMenu account={account} path={path} linkComponent={Link} labels={labels} />
          </div>
          {header.length === 0 ? null : (
            <nav
              className={styles.menu}
              aria-label={words.mainMenu}
              {...keptContent(<Menu links={header} current={current} linkComponent={linkComponent} />)}
            />
          )}
        </div>
      </div>
    </header>
  );
}

function SearchPanel({ search, labels }: Pick<HeaderProps, 'search' | 'labels'>) {
  const words = completeLabels(englishFrameLabels(), labels);
  return (
    <>
      <HeaderSearch search={search} className={styles.search} labels={labels} />
      <button type="button" className={styles.close} popoverTarget={SEARCH_ID} popoverTargetAction="hide">
        <Icon drawing={closeIcon} />
        <span className="cr-visually-hidden">{words.close}</span>
      </button>
    </>
  );
}

function Menu({
  links,
  current,
  linkComponent: Link = 'a',
}: LinkComponentProps & { links: HeaderProps['header']; current: string | undefined }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href, target }) => (
        <li key={`${href} ${label}`}>
          <Link
            className={styles.link}
            href={href}
            {...(target === '_blank' ? { target, rel: 'noopener' } : {})}
            aria-current={href === current ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
