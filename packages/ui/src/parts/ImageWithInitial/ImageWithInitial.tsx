import type { PLACEHOLDER_IMAGE as CORE_PLACEHOLDER_IMAGE } from '@croupier/core';
import type { ImgHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import picture from '../picture.module.css';
import styles from './ImageWithInitial.module.css';

/** The address that the core gives a record without a picture. */
export const PLACEHOLDER_IMAGE: typeof CORE_PLACEHOLDER_IMAGE = '/placeholder.svg';

interface ImageWithInitialProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height'> {
  /** The name whose first letter takes the place of a missing picture. */
  name: string;
  /** The address of the picture. */
  src: string;
  /** The class of the picture. */
  className?: string | undefined;
  /** The class of the letter. */
  initialClassName?: string | undefined;
}

/** A picture that fills its box, over the initial of a name: the letter shows where there is no picture or it does not load. */
export function ImageWithInitial({ name, src, className, initialClassName, ...size }: ImageWithInitialProps) {
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <>
      <span className={classNames(styles.initial, initialClassName)} aria-hidden="true">
        {initial}
      </span>
      {src === PLACEHOLDER_IMAGE ? null : (
        <img
          className={classNames(styles.image, picture.filling, className)}
          src={src}
          alt=""
          {...size}
          loading="lazy"
          decoding="async"
          data-initial={initial}
        />
      )}
    </>
  );
}
