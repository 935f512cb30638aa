import type { BonusesPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { BenefitStrip } from '../../parts/BenefitStrip/BenefitStrip.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';
import { TitledList } from '../sections/TitledList.js';

/** The props of the page: its view, and the link component. */
export interface BonusesPageProps extends BonusesPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The bonuses of one type, and what to know before claiming one. */
export function BonusesPage({
  title,
  intro,
  benefits,
  tabs,
  linkComponent,
  labels,
  ...view
}: BonusesPageProps) {
  const { listId, listTitle, whole, facets, found, bonuses, pager, empty, tips, terms, ...frame } = view;
  const Link = linkComponent ?? 'a';
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(bonuses)} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <BenefitStrip benefits={benefits} heading="p" className={styles.benefits} />
        <ListingSection
          headingId="list"
          title={listTitle}
          anchor={listId}
          controls={
            <>
              <ChoiceLinks
                label={pageTexts('bonuses', labels).tabsLabel}
                choices={tabs}
                variant="tabs"
                linkComponent={linkComponent}
              />
              <FacetFilters {...facets} linkComponent={linkComponent} labels={labels} />
            </>
          }
          action={
            <>
              {facets.clear === undefined && whole !== undefined ? (
                <Link className={styles.whole} href={whole.href}>
                  {whole.label}
                </Link>
              ) : null}
              <ResultCount isHeardOnly={facets.clear === undefined}>{found}</ResultCount>
            </>
          }
          isEmpty={bonuses.length === 0 && facets.drop === undefined}
          {...{ empty, pager, linkComponent, labels }}
        >
          <CardGrid size="wide">
            {bonuses.map((bonus) => (
              <BonusCard key={bonus.id} {...bonus} linkComponent={linkComponent} labels={labels} />
            ))}
          </CardGrid>
        </ListingSection>
        <div className={styles.blocks}>
          <TitledList {...tips} />
          <TitledList {...terms} />
        </div>
      </div>
    </PageFrame>
  );
}
