import type { PagerView } from '@croupier/core';
import { completeLabels, englishFilterLabels, fillPlaceholders } from '@croupier/core/messages';
import { classNames } from '../class-names.js';
import type { LabelsProps } from '../labels-props.js';
import type { LinkComponentProps } from '../link-component.js';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Pager.module.css';

/** The props of a pager: its view. */
export interface PagerProps extends PagerView, LinkComponentProps, LabelsProps, RootProps {}

/** The pages of a long list, as links. */
export function Pager({
  page,
  pages,
  previous,
  next,
  links,
  linkComponent: Link = 'a',
  labels,
  ...root
}: PagerProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <nav {...rootAttributes(root, styles.root)} aria-label={fillPlaceholders(words.pageOf, { page, pages })}>
      <ul className={styles.list}>
        {previous === undefined ? null : (
          <li>
            <Link className={classNames(styles.link, styles.step)} href={previous} rel="prev">
              {words.previousPage}
            </Link>
          </li>
        )}
        {links.map((to, i) =>
          to === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other key
            <li key={`gap after ${i}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={to.page}>
              <Link
                className={styles.link}
                href={to.href}
                aria-label={fillPlaceholders(words.pageNamed, { page: to.page })}
                aria-current={to.isCurrent ? 'page' : undefined}
              >
                {to.page}
              </Link>
            </li>
          ),
        )}
        {next === undefined ? null : (
          <li>
            <Link className={classNames(styles.link, styles.step)} href={next} rel="next">
              {words.nextPage}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
