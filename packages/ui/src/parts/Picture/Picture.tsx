import { pictureSources } from '@croupier/core/messages';
import type { ImgHTMLAttributes } from 'react';
import styles from './Picture.module.css';
import { positioned } from './positioned.js';

/** The props of a picture. */
interface PictureProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'loading' | 'decoding' | 'fetchPriority'
  > {
  /** The address; one of a library that ends in its size (`/media/….png#1200x400`) is shown in smaller variants. */
  src: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in `sizes` of an `img`. */
  sizes: string;
  /** True for the first thing on a page: it is fetched before all others. */
  isFirst?: boolean | undefined;
  /** The size that is told to the browser: the picture's own where it is known, unless the place has one shape. */
  hasOwnShape?: boolean | undefined;
}

/** A picture in the smallest format and width that the browser can use for its place. */
export function Picture({
  src: address,
  sizes,
  alt,
  isFirst,
  hasOwnShape,
  width,
  height,
  ...rest
}: PictureProps) {
  const { src, sources, position, ...own } = pictureSources(address);
  const size = hasOwnShape && own.width !== undefined ? own : { width, height };
  const image = (
    <img
      {...rest}
      {...positioned({ position })}
      src={src}
      alt={alt}
      {...size}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.root}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
