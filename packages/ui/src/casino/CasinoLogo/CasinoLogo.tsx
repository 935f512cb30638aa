import { ImageWithInitial } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CasinoLogo.module.css';

/** The props of a logo. */
export interface CasinoLogoProps extends RootProps {
  /** The name of the casino; its letters, on its tint, take the place of a missing logo. */
  name: string;
  /** The address of the picture. */
  logo: string;
}

/** A casino's logo in a square of fixed size; its mark where it has none or it does not load. */
export function CasinoLogo({ name, logo, ...root }: CasinoLogoProps) {
  return (
    <div {...rootAttributes(root, styles.root)} data-part="logo">
      <ImageWithInitial
        name={name}
        src={logo}
        className={styles.image}
        initialClassName={styles.initial}
        width="72"
        height="72"
      />
    </div>
  );
}
