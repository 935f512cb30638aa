import type { LinkView, PageFrameView } from '@croupier/core';
import { completeLabels, englishFrameLabels } from '@croupier/core/messages';
import { keptContent } from '../../parts/kept-content.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponent, LinkComponentProps } from '../../parts/link-component.js';
import { RichText } from '../../parts/RichText/RichText.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './Footer.module.css';
import { FooterTrust } from './FooterTrust.js';
import { NewsletterForm } from './NewsletterForm.js';

/** The props of the footer. */
export interface FooterProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The view of the footer: columns, links and texts. */
  footer: PageFrameView['footer'];
}

/** Links and trust badges, folded on a phone; the gambling warning, the copyright line, and the notice that no setting removes. */
export function Footer({ footer, linkComponent, labels, ...root }: FooterProps) {
  return (
    <footer
      {...rootAttributes(root, styles.root)}
      data-kept="block"
      {...keptContent(<FooterContent footer={footer} linkComponent={linkComponent} labels={labels} />)}
    />
  );
}

function FooterContent({
  footer,
  linkComponent = 'a',
  labels,
}: Pick<FooterProps, 'footer' | 'linkComponent' | 'labels'>) {
  const words = completeLabels(englishFrameLabels(), labels);
  const {
    links,
    columns,
    legal,
    hasNewsletter,
    social,
    contact,
    trust,
    gamblingWarning,
    copyright,
    notice,
    privacyChoices,
  } = footer;
  const hasMore = columns.length + links.length > 0 || hasNewsletter || trust !== undefined;
  return (
    <div className={styles.inner} data-kept="grid">
      {hasMore ? (
        <details className={styles.more}>
          <summary className={styles.summary}>{words.findYourWay}</summary>
          <div className={styles.content}>
            {columns.length === 0 ? null : (
              <nav className={styles.columns} aria-label={words.findYourWay}>
                {columns.map(({ title, links: column }) => (
                  <div key={title} className={styles.column}>
                    <h2 className={styles.title}>{title}</h2>
                    <FooterLinks links={column} link={linkComponent} />
                  </div>
                ))}
              </nav>
            )}
            {links.length === 0 && !hasNewsletter ? null : (
              <div className={styles.menuAndNewsletter}>
                {links.length === 0 ? null : (
                  <nav aria-label={words.footerMenu}>
                    <FooterLinks links={links} link={linkComponent} isWide />
                  </nav>
                )}
                {hasNewsletter ? <NewsletterForm words={words} /> : null}
              </div>
            )}
            {trust === undefined ? null : <FooterTrust {...trust} words={words} />}
          </div>
        </details>
      ) : null}
      {gamblingWarning === '' ? null : (
        <div data-kept="block" data-legal="">
          <RichText html={gamblingWarning} size="small" />
        </div>
      )}
      <p className={styles.notice} data-kept="block" data-legal="">
        {notice}
      </p>
      <nav className={styles.legal} aria-label={words.legal}>
        <FooterLinks links={[...legal, ...social]} link={linkComponent} isInline />
        {contact === undefined ? null : (
          <a className={styles.link} href={contact.href}>
            {contact.label}
          </a>
        )}
        {privacyChoices === undefined ? null : (
          <button type="button" className={styles.choices} data-croupier-privacy="" hidden>
            {privacyChoices}
          </button>
        )}
      </nav>
      {copyright === '' ? null : <RichText html={copyright} size="small" />}
    </div>
  );
}

interface FooterLinksProps {
  /** The links, in their order. */
  links: readonly LinkView[];
  /** The component that draws each. */
  link: LinkComponent;
  /** True for a list in two columns. */
  isWide?: boolean;
  /** True for links in one line. */
  isInline?: boolean;
}

function FooterLinks({ links, link: Link, isWide = false, isInline = false }: FooterLinksProps) {
  return (
    <ul className={styles.list} data-flow={isInline ? 'line' : isWide ? 'grid' : 'column'}>
      {links.map(({ label, href, target }) => (
        <li key={`${href} ${label}`}>
          <Link
            className={styles.link}
            href={href}
            {...(target === '_blank' ? { target, rel: 'noopener' } : {})}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
