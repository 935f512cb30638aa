import type { Frame } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { classes } from '../../parts/classes.js';
import type { Linking } from '../../parts/link.js';
import { RichText } from '../../parts/RichText/RichText.js';
import styles from './Footer.module.css';

/** The props of the footer. */
export interface FooterProps extends Linking {
  footer: Frame['footer'];
  className?: string;
}

/** Links, the gambling warning, the copyright line, and the notice that nothing removes. */
export function Footer({ footer, link: Link = 'a', className }: FooterProps) {
  const { links, gamblingWarning, copyright, notice } = footer;
  return (
    <footer className={classes(styles.root, className)} data-kept="block">
      <div className={styles.inside}>
        {links.length === 0 ? null : (
          <nav aria-label={labels.frame.footerMenu}>
            <ul className={styles.list}>
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
          </nav>
        )}
        {gamblingWarning === '' ? null : <RichText html={gamblingWarning} size="small" />}
        <p className={styles.notice} data-kept="block">
          {notice}
        </p>
        {copyright === '' ? null : <RichText html={copyright} size="small" />}
      </div>
    </footer>
  );
}
