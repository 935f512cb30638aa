import { completeLabels, englishFrameLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../labels-props.js';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Breadcrumb.module.css';

/** One item of a breadcrumb; the current page has no address. */
export interface BreadcrumbItem {
  label: string;
  href?: string;
}

/** The props of a breadcrumb. */
export interface BreadcrumbProps extends LinkComponentProps, LabelsProps, RootProps {
  /** From the home page to the current page. */
  items: readonly BreadcrumbItem[];
}

/** Links from the home page to the current page. */
export function Breadcrumb({ items, linkComponent: Link = 'a', labels, ...root }: BreadcrumbProps) {
  if (items.length === 0) return null;
  const words = completeLabels(englishFrameLabels(), labels);
  return (
    <nav {...rootAttributes(root, styles.root)} aria-label={words.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ label, href }, i) => (
          <li key={`${href} ${label}`} className={styles.item}>
            {href === undefined ? (
              <span dir="auto" aria-current={i === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Link className={styles.link} href={href} dir="auto">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
