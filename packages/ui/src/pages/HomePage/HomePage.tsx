import type { HomePageView } from '@croupier/core';
import { HomeSection } from '../../home/HomeSection/HomeSection.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import styles from './HomePage.module.css';

/** The home page: its sections in the order that staff gave them. */
export function HomePage({ title, sections, ...frame }: HomePageView) {
  const hasHero = sections.some(({ type }) => type === 'hero');
  return (
    <PageFrame {...frame} hasOffers>
      {hasHero ? null : <h1 className="cr-unseen">{title}</h1>}
      <div className={styles.root} data-kept="grid">
        {sections.map((section) => (
          <HomeSection key={section.type} {...section} />
        ))}
      </div>
    </PageFrame>
  );
}
