import type { HomePageView } from '@croupier/core';
import { translateTerm } from '@croupier/core/messages';
import { HomeSection } from '../../home/HomeSection/HomeSection.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { firstScreen } from './first-screen.js';
import styles from './HomePage.module.css';

/** The props of the page: its view, and the link component. */
export interface HomePageProps extends HomePageView, LinkComponentProps, LabelsProps, RootProps {}

/** The home page: its sections in the order that staff gave them; the first holds the finder and the first casino. */
export function HomePage({ title, finder, sections, linkComponent, labels, ...frame }: HomePageProps) {
  const hasHero = sections.some(({ type }) => type === 'hero');
  const { shown, topPick, figures } = firstScreen(sections);
  return (
    <PageFrame {...frame} hasOffers={sections.some(hasOffer)} linkComponent={linkComponent} labels={labels}>
      {hasHero ? null : <h1 className="cr-visually-hidden">{title}</h1>}
      <div className={styles.root} data-kept="grid">
        {shown.flatMap((section) => [
          <HomeSection
            key={section.type}
            {...section}
            {...(section.type === 'hero' ? { finder, topPick } : {})}
            linkComponent={linkComponent}
            labels={labels}
          />,
          section.type === 'casinos' && figures.length > 0 ? (
            <StatStrip
              key="figures"
              className={styles.figures}
              stats={figures.map(({ title, value }) => ({
                label: translateTerm(title, labels ?? {}),
                value,
              }))}
            />
          ) : null,
        ])}
      </div>
    </PageFrame>
  );
}

function hasOffer(section: HomePageView['sections'][number]): boolean {
  return Object.values(section).some((part) => Array.isArray(part) && hasOfferLinks(part));
}
