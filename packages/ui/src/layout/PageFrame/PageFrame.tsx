import type { PageFrameView } from '@croupier/core';
import { completeLabels, englishFrameLabels, type FrameLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Footer } from '../Footer/Footer.js';
import { Header } from '../Header/Header.js';
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.js';
import styles from './PageFrame.module.css';

/** The props of a page's frame. */
export interface PageFrameProps
  extends Pick<
      PageFrameView,
      | 'site'
      | 'header'
      | 'search'
      | 'account'
      | 'footer'
      | 'disclosure'
      | 'needsScript'
      | 'indexUnreached'
      | 'path'
      | 'section'
      | 'privacyNotice'
    >,
    Partial<Pick<PageFrameView, 'help'>>,
    LinkComponentProps,
    LabelsProps,
    RootProps {
  /** The page itself, between header and footer. */
  children: ReactNode;
  /** Shows the commission disclosure before the content; for pages with links to casinos. */
  hasOffers?: boolean;
}

const CONTENT_ID = 'content';

/** The frame around a page's content: skip link, header, disclosure, footer. */
export function PageFrame({
  site,
  header,
  search,
  account,
  footer,
  disclosure,
  help,
  needsScript,
  indexUnreached,
  path,
  section,
  privacyNotice,
  linkComponent,
  children,
  hasOffers = false,
  labels,
  ...root
}: PageFrameProps) {
  const words = completeLabels(englishFrameLabels(), labels);
  return (
    <div
      {...rootAttributes(root, styles.root)}
      data-kept="flex"
      data-theme={site.hasDarkMode ? 'auto' : 'light'}
    >
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {words.skip}
      </a>
      {privacyNotice === undefined ? null : (
        <PrivacyNotice {...privacyNotice} linkComponent={linkComponent} />
      )}
      {site.sampleNotice === undefined ? null : (
        <aside className={styles.sample} data-kept="block" aria-label={words.aboutSample}>
          {site.sampleNotice}
        </aside>
      )}
      <Header
        site={site}
        header={header}
        search={search}
        account={account}
        path={path}
        section={section}
        linkComponent={linkComponent}
        labels={labels}
      />
      <main id={CONTENT_ID} className={styles.main} data-kept="block" tabIndex={-1}>
        {hasOffers && (disclosure !== '' || help !== undefined) ? (
          <p className={styles.disclosure} data-kept="block" data-legal="">
            {disclosure}{' '}
            {help === undefined ? null : <HelpLinks {...help} words={words} linkComponent={linkComponent} />}
          </p>
        ) : null}
        {needsScript === undefined ? null : (
          <noscript>
            <p className={styles.disclosure}>{needsScript}</p>
          </noscript>
        )}
        {indexUnreached === undefined ? null : (
          <p className={styles.disclosure} role="alert" data-croupier-unreached="" hidden>
            {indexUnreached}
          </p>
        )}
        {children}
      </main>
      <Footer footer={footer} linkComponent={linkComponent} labels={labels} />
    </div>
  );
}

function HelpLinks({
  line,
  page,
  words,
  linkComponent: Link = 'a',
}: PageFrameView['help'] & LinkComponentProps & { words: FrameLabels }) {
  return (
    <span>
      {words.help} {line === undefined ? null : <a href={line.href}>{line.name}</a>}
      {line === undefined || page === undefined ? '' : ', '}
      {page === undefined ? null : <Link href={page}>{words.helplines}</Link>}
    </span>
  );
}
