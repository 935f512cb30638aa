import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { CasinoCard, type CasinoCardProps } from '../CasinoCard/CasinoCard.js';
import styles from './Toplist.module.css';

/** The props of a toplist. */
export interface ToplistProps extends LinkComponentProps, ClassNameProps {
  /** The cards, best first; each may have its rank. */
  casinos: readonly CasinoCardProps[];
  /** The list's name for screen readers. */
  label?: string | undefined;
  /** The level of the cards' headings. */
  heading?: CasinoCardProps['heading'];
}

/** Casinos below each other, the best first. */
export function Toplist({ casinos, label, heading, linkComponent, className }: ToplistProps) {
  return (
    <ol className={classNames(styles.root, className)} aria-label={label}>
      {casinos.map((casino) => (
        <li key={casino.slug}>
          <CasinoCard
            {...casino}
            {...(heading === undefined ? {} : { heading })}
            linkComponent={linkComponent}
          />
        </li>
      ))}
    </ol>
  );
}
