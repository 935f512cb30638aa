import { logoSource } from '@croupier/core/messages';
import { ImageWithInitial } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CasinoLogo.module.css';

/** The props of a logo. */
export interface CasinoLogoProps extends RootProps {
  /** The name of the casino; its letters, on its tint, take the place of a missing logo. */
  name: string;
  /** The address of the picture; it may end in its size, as in `/media/….png#1200x400`. */
  logo: string;
}

/** A casino's logo in a square of fixed size, or in a slot of 3 to 1 if it is wide; its mark where it has none or it does not load. */
export function CasinoLogo({ name, logo, ...root }: CasinoLogoProps) {
  const { src, isWide } = logoSource(logo);
  return (
    <div {...rootAttributes(root, styles.root)} data-part="logo" data-wide={isWide || undefined}>
      <ImageWithInitial
        name={name}
        src={src}
        className={styles.image}
        initialClassName={styles.initial}
        width="72"
        height="72"
      />
    </div>
  );
}
