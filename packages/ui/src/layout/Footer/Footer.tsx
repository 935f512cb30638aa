import type { Frame, LinkView } from '@croupier/core';
import { labels, siteLabels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import type { LinkComponent, Linking } from '../../parts/link.js';
import { RichText } from '../../parts/RichText/RichText.js';
import styles from './Footer.module.css';
import { FooterTrust } from './FooterTrust.js';
import { Subscribe } from './Subscribe.js';

/** The props of the footer. */
export interface FooterProps extends Linking, Classed {
  /** Columns, links and words, as the view has them. */
  footer: Frame['footer'];
}

const { footer: say } = siteLabels;

/** Ways on, what the site stands for, the gambling warning, the copyright line, and the notice that nothing removes. */
export function Footer({ footer, link = 'a', className }: FooterProps) {
  const { links, columns, legal, social, contact, trust, gamblingWarning, copyright, notice } = footer;
  return (
    <footer className={classes(styles.root, className)} data-kept="block">
      <div className={styles.inside} data-kept="grid">
        {columns.length === 0 ? null : (
          <nav className={styles.columns} aria-label={say.description}>
            {columns.map(({ title, links: column }) => (
              <div key={title} className={styles.column}>
                <h2 className={styles.title}>{title}</h2>
                <Links links={column} link={link} />
              </div>
            ))}
          </nav>
        )}
        <div className={styles.middle}>
          {links.length === 0 ? null : (
            <nav aria-label={labels.frame.footerMenu}>
              <Links links={links} link={link} isWide />
            </nav>
          )}
          <Subscribe />
        </div>
        {trust === undefined ? null : <FooterTrust {...trust} />}
        {gamblingWarning === '' ? null : <RichText html={gamblingWarning} size="small" />}
        <p className={styles.notice} data-kept="block">
          {notice}
        </p>
        <nav className={styles.last} aria-label={say.legal}>
          <Links links={[...legal, ...social]} link={link} isInline />
          {contact === undefined ? null : (
            <a className={styles.link} href={contact.href}>
              {contact.label}
            </a>
          )}
        </nav>
        {copyright === '' ? null : <RichText html={copyright} size="small" />}
      </div>
    </footer>
  );
}

interface LinksProps {
  /** The links, in their order. */
  links: readonly LinkView[];
  /** The component that draws each. */
  link: LinkComponent;
  /** True for a list in two columns. */
  isWide?: boolean;
  /** True for links in one line. */
  isInline?: boolean;
}

function Links({ links, link: Link, isWide = false, isInline = false }: LinksProps) {
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
