import type { Frame } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import type { Linking } from '../../parts/link.js';
import { Footer } from '../Footer/Footer.js';
import { Header } from '../Header/Header.js';
import styles from './PageFrame.module.css';

/** The props of a page's frame. */
export interface PageFrameProps
  extends Pick<Frame, 'site' | 'header' | 'search' | 'account' | 'footer' | 'disclosure' | 'path'>,
    Linking {
  /** The page itself, between header and footer. */
  children: ReactNode;
  /** Says before the content how the site earns; for pages with links to casinos. */
  hasOffers?: boolean;
}

const CONTENT = 'content';

/** What every page has around its content: skip link, header, disclosure, footer. */
export function PageFrame({
  site,
  header,
  search,
  account,
  footer,
  disclosure,
  path,
  link,
  children,
  hasOffers = false,
}: PageFrameProps) {
  return (
    <div className={styles.root} data-kept="flex" data-theme={site.hasDarkMode ? 'auto' : 'light'}>
      <a className={styles.skip} href={`#${CONTENT}`}>
        {labels.frame.skip}
      </a>
      {site.sampleNotice === undefined ? null : (
        <aside className={styles.sample} data-kept="block" aria-label={labels.frame.sample}>
          {site.sampleNotice}
        </aside>
      )}
      <Header site={site} header={header} search={search} account={account} path={path} link={link} />
      <main id={CONTENT} className={styles.main} data-kept="block" tabIndex={-1}>
        {hasOffers ? (
          <p className={styles.disclosure} data-kept="block">
            {disclosure}
          </p>
        ) : null}
        {children}
      </main>
      <Footer footer={footer} link={link} />
    </div>
  );
}
