import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import picture from '../../parts/picture.module.css';
import styles from './CasinoLogo.module.css';

/** The address that the core gives a casino without a logo. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** The props of a logo. */
export interface CasinoLogoProps extends ClassNameProps {
  /** The name of the casino; its first letter takes the place of a missing logo. */
  name: string;
  /** The address of the picture. */
  logo: string;
}

/** A casino's logo in a square of fixed size; its initial where it has none or it does not load. */
export function CasinoLogo({ name, logo, className }: CasinoLogoProps) {
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <div className={classNames(styles.root, className)} data-part="logo">
      <span className={styles.initial} aria-hidden="true">
        {initial}
      </span>
      {logo === PLACEHOLDER_IMAGE ? null : (
        <img
          className={classNames(styles.image, picture.filling)}
          src={logo}
          alt=""
          width="72"
          height="72"
          loading="lazy"
          decoding="async"
          data-initial={initial}
        />
      )}
    </div>
  );
}
