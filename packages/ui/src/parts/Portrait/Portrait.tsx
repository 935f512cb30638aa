import { pictureSources } from '@croupier/core/messages';
import { ImageWithInitial, PLACEHOLDER_IMAGE } from '../ImageWithInitial/ImageWithInitial.js';
import { positioned } from '../Picture/positioned.js';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** The name of the person, which stands beside it; its letters take the place of a missing picture. */
  name: string;
  /** The address of the picture; empty or undefined where there is none. */
  src?: string | undefined;
  isLarge?: boolean;
}

/** The round portrait of somebody who reviews or writes, or the mark of the name. */
export function Portrait({ name, src = '', isLarge = false }: PortraitProps) {
  const picture = pictureSources(src === '' ? PLACEHOLDER_IMAGE : src);
  const size = isLarge ? '88' : '40';
  return (
    <span className={styles.root} data-size={isLarge ? 'large' : 'small'}>
      <ImageWithInitial
        name={name}
        src={picture.src}
        {...positioned(picture)}
        srcSet={picture.sources.at(-1)?.srcSet}
        sizes={`${size}px`}
        className={styles.image}
        initialClassName={styles.initial}
        width={size}
        height={size}
      />
    </span>
  );
}
