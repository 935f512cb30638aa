import type { PageDirectoryView } from '@croupier/core';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './PageDirectory.module.css';

interface PageDirectoryProps extends LinkComponentProps, LabelsProps {
  directory: readonly PageDirectoryView[];
}

/** The pages of a site, by kind. */
export function PageDirectory({ directory, linkComponent: Link = 'a' }: PageDirectoryProps) {
  return (
    <div className={styles.root}>
      {directory.map(({ title, links, more }) => (
        <section key={title} className={styles.group}>
          <SectionHeading title={title} />
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.link} href={href}>
                  <bdi>{label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          {more === undefined ? null : (
            <p>
              <Link className={styles.link} href={more.href}>
                {more.label}
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
