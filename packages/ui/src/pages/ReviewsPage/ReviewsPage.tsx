import type { ReviewsPageView } from '@croupier/core';
import { countedText } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { ReviewCard } from '../../casino/ReviewCard/ReviewCard.js';
import { ReviewMethod } from '../../casino/ReviewMethod/ReviewMethod.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import { keptContent } from '../../parts/kept-content.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

/** The props of the page: its view, and the link component. */
export interface ReviewsPageProps extends ReviewsPageView, LinkComponentProps, LabelsProps, RootProps {}

/** All reviews: a search, an order, a card each, and how casinos are reviewed. */
export function ReviewsPage({
  title,
  filter,
  facets,
  count,
  reviews,
  pager,
  weights,
  method,
  request,
  linkComponent,
  labels,
  ...frame
}: ReviewsPageProps) {
  const lists = pageTexts('lists', labels);
  const words = pageTexts('reviews', labels);
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(reviews)} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        <FilterBar {...filter} linkComponent={linkComponent} labels={labels} />
        <FacetFilters {...facets} linkComponent={linkComponent} labels={labels} />
        <p className={count === 0 ? 'cr-visually-hidden' : styles.count} data-croupier-count="">
          {countedText(words.found, count, words)}
        </p>
        {count > 0 || facets.drop !== undefined ? null : filter.reset === undefined ? (
          <EmptyState title={words.none} />
        ) : (
          <EmptyState title={lists.notFound} text={lists.notFoundText} />
        )}
        {count === 0 ? null : (
          <ul className={styles.cards}>
            {reviews.map((review) => (
              <li
                key={review.slug}
                {...keptContent(<ReviewCard {...review} linkComponent={linkComponent} labels={labels} />)}
              />
            ))}
          </ul>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        <ReviewMethod {...{ weights, method, request }} linkComponent={linkComponent} labels={labels} />
      </div>
    </PageFrame>
  );
}
