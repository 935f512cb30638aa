import type { ComplaintCardView } from '@croupier/core';
import type { LinkComponentProps } from '../../parts/link-component.js';
import styles from './CasinoName.module.css';

interface CasinoNameProps extends LinkComponentProps {
  casino: ComplaintCardView['casino'];
}

/** The casino that something is about: a link to its review where it has one. */
export function CasinoName({ casino: { name, review }, linkComponent: Link = 'a' }: CasinoNameProps) {
  return (
    <p className={styles.root} dir="auto">
      {review === undefined ? (
        name
      ) : (
        <Link className={styles.link} href={review}>
          {name}
        </Link>
      )}
    </p>
  );
}
