import type { PLACEHOLDER_IMAGE as CORE_PLACEHOLDER_IMAGE } from '@croupier/core';
import type { ImgHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import { monogramOf, tintOf } from '../monogram.js';
import picture from '../picture.module.css';
import styles from './ImageWithInitial.module.css';

/** The address that the core gives a record without a picture. */
export const PLACEHOLDER_IMAGE: typeof CORE_PLACEHOLDER_IMAGE = '/placeholder.svg';

interface ImageWithInitialProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'srcSet' | 'sizes' | 'style'> {
  /** The name whose letters, on its tint, take the place of a missing picture. */
  name: string;
  /** The address of the picture. */
  src: string;
  /** The class of the picture. */
  className?: string | undefined;
  /** The class of the letters. */
  initialClassName?: string | undefined;
}

/** A picture that fills its box, over the mark of a name: the mark shows where there is no picture or it does not load. */
export function ImageWithInitial({ name, src, className, initialClassName, ...size }: ImageWithInitialProps) {
  const mark = { initial: monogramOf(name), tint: tintOf(name) };
  return (
    <>
      <span className={classNames(styles.initial, initialClassName)} data-tint={mark.tint} aria-hidden="true">
        {mark.initial}
      </span>
      {src === PLACEHOLDER_IMAGE ? null : (
        <img
          className={classNames(styles.image, picture.filling, className)}
          src={src}
          alt=""
          {...size}
          loading="lazy"
          decoding="async"
          data-initial={mark.initial}
          data-tint={mark.tint}
        />
      )}
    </>
  );
}
