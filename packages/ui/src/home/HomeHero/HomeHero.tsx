import type { CasinoFinderView, HomeCasinoView, HomeSectionView } from '@croupier/core';
import { translateTerm } from '@croupier/core/messages';
import { CasinoFinder } from '../../casino/CasinoFinder/CasinoFinder.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Picture } from '../../parts/Picture/Picture.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { HomeCasinoCard } from '../HomeCasinoCard/HomeCasinoCard.js';
import styles from './HomeHero.module.css';

/** The props of the hero: its section of the home page. */
export interface HomeHeroProps
  extends Omit<Extract<HomeSectionView, { type: 'hero' }>, 'type'>,
    LinkComponentProps,
    LabelsProps,
    RootProps {
  /** The form that finds a casino. */
  finder?: CasinoFinderView | undefined;
  /** The casino beside the title. */
  topPick?: HomeCasinoView | undefined;
}

/** The site's title at the top of the home page, with a form that finds a casino and the first of the list. */
export function HomeHero({
  title,
  description,
  subtitle,
  image,
  figures,
  finder,
  topPick,
  linkComponent,
  labels,
  ...root
}: HomeHeroProps) {
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
        {finder === undefined ? null : <CasinoFinder {...finder} className={styles.finder} labels={labels} />}
        {image === undefined && topPick === undefined ? null : (
          <div className={styles.aside} data-kept="grid">
            {topPick === undefined ? null : (
              <HomeCasinoCard {...topPick} isTopPick linkComponent={linkComponent} labels={labels} />
            )}
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
        )}
      </div>
      {figures.length === 0 ? null : (
        <StatStrip
          className={styles.figures}
          stats={figures.map(({ title, value }) => ({ label: translateTerm(title, labels ?? {}), value }))}
        />
      )}
    </section>
  );
}
