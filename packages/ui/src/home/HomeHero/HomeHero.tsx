import type { HomeSectionView } from '@croupier/core';
import { Picture } from '../../parts/Picture/Picture.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from './HomeHero.module.css';

/** The props of the hero: its section of the home page. */
export interface HomeHeroProps extends Omit<Extract<HomeSectionView, { type: 'hero' }>, 'type'>, RootProps {}

/** The site's title and figures at the top of the home page. */
export function HomeHero({ title, description, subtitle, image, figures, ...root }: HomeHeroProps) {
  return (
    <section {...rootAttributes(root, styles.root)} data-kept="grid" aria-labelledby="hero-title">
      <div className={styles.top} data-kept="grid">
        <div className={styles.text} data-kept="grid">
          <h1 id="hero-title" className={styles.title} data-kept="block" dir="auto">
            {title}
          </h1>
          {description === '' ? null : (
            <p className={styles.intro} data-kept="block" dir="auto">
              {description}
            </p>
          )}
          {subtitle === '' ? null : (
            <p className={styles.subtitle} dir="auto">
              {subtitle}
            </p>
          )}
        </div>
        {image === undefined ? null : (
          <Picture
            className={styles.image}
            src={image}
            alt=""
            sizes="(width < 48rem) 100vw, 480px"
            width={480}
            height={320}
            isFirst
          />
        )}
      </div>
      <StatStrip
        className={styles.figures}
        stats={figures.map(({ title: label, value }) => ({ label, value }))}
      />
    </section>
  );
}
