import type { BestCasinosPageView } from '@croupier/core';
import { countedText } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { CompareBar } from '../../casino/CompareBar/CompareBar.js';
import { CompareCheckbox } from '../../casino/CompareCheckbox/CompareCheckbox.js';
import { RatingWeights } from '../../casino/RatingWeights/RatingWeights.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { MoreLists } from '../sections/MoreLists.js';
import styles from './BestCasinosPage.module.css';

/** The props of the Best Casinos page: its view. */
export interface BestCasinosPageProps
  extends BestCasinosPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

const COMPARE_FORM_ID = 'compare-chosen';

/** The ranked casinos, checkboxes to compare some, and the weights of their scores. */
export function BestCasinosPage({
  title,
  facets,
  found,
  casinos,
  pager,
  compare,
  compareTop,
  weights,
  method,
  toplists,
  linkComponent,
  labels,
  ...frame
}: BestCasinosPageProps) {
  const words = pageTexts('bestCasinos', labels);
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(casinos)} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading
          level="h1"
          title={title}
          text={casinos.some(({ isFeatured }) => isFeatured) ? `${words.text} ${words.featured}` : words.text}
          action={
            compareTop === undefined ? null : (
              <ButtonLink href={compareTop.href} rel="nofollow" variant="plain" linkComponent={linkComponent}>
                {countedText(words.compareTop, compareTop.count, words)}
              </ButtonLink>
            )
          }
        />
        <FacetFilters {...facets} linkComponent={linkComponent} labels={labels} />
        <p
          className={facets.clear === undefined ? 'cr-visually-hidden' : styles.count}
          data-croupier-count=""
        >
          {found}
        </p>
        {casinos.length === 0 && facets.clear === undefined ? <EmptyState title={words.none} /> : null}
        <div className={styles.ranking}>
          <ol className={styles.list}>
            {casinos.map((casino) => (
              <li key={casino.slug}>
                <CasinoCard
                  {...casino}
                  linkComponent={linkComponent}
                  labels={labels}
                  control={
                    compareTop === undefined ? undefined : (
                      <CompareCheckbox
                        slug={casino.slug}
                        name={casino.name}
                        form={COMPARE_FORM_ID}
                        labels={labels}
                      />
                    )
                  }
                />
              </li>
            ))}
          </ol>
          {compareTop === undefined ? null : (
            <CompareBar id={COMPARE_FORM_ID} action={compare} labels={labels} />
          )}
        </div>
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        {weights.length === 0 ? null : (
          <RatingWeights weights={weights} method={method} linkComponent={linkComponent} labels={labels} />
        )}
        <MoreLists lists={toplists} linkComponent={linkComponent} labels={labels} />
      </div>
    </PageFrame>
  );
}
