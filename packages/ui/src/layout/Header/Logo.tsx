import { pictureSources } from '@croupier/core/messages';
import { classNames } from '../../parts/class-names.js';
import picture from '../../parts/picture.module.css';
import styles from './Logo.module.css';

interface LogoProps {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The site's logo. It takes the space that the settings give, whatever the shape of the picture, even before it loads. */
export function Logo({ src: address, width, height, alt }: LogoProps) {
  const { src, sources } = pictureSources(address);
  const webp = sources.at(-1);
  return (
    <span className={styles.root} data-kept="block">
      <svg
        className={styles.box}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <img
        className={classNames(styles.picture, picture.filling)}
        data-kept="block"
        src={src}
        {...(webp === undefined ? {} : { srcSet: webp.srcSet, sizes: `${width}px` })}
        alt={alt}
        width={width}
        height={height}
      />
    </span>
  );
}
