import type { FacetFilterView } from '@croupier/core';
import { filterLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../link-component.js';
import styles from './FacetFilters.module.css';

interface FilterChipsProps extends LinkComponentProps {
  chips: FacetFilterView['chips'];
  clear: FacetFilterView['clear'] | undefined;
  drop: FacetFilterView['drop'] | undefined;
}

/** The chosen filters, each a link that takes it away; where nothing is left, those that help. */
export function FilterChips({ chips, clear, drop, linkComponent: Link = 'a' }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <>
      <ul className={styles.chips} aria-label={filterLabels.chosen}>
        {chips.map(({ title, label, text, href }) => (
          <li key={href}>
            <Link className={styles.chip} href={href} aria-label={filterLabels.remove(title, label)}>
              <bdi>{text}</bdi>
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        ))}
        {clear === undefined ? null : (
          <li>
            <Link className={styles.clear} href={clear}>
              {filterLabels.clear}
            </Link>
          </li>
        )}
      </ul>
      {drop === undefined ? null : (
        <div className={styles.drop}>
          <p>
            {filterLabels.none} {drop.length === 0 ? filterLabels.dropAll : filterLabels.drop}
          </p>
          {drop.length === 0 ? null : (
            <ul>
              {drop.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.clear} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
