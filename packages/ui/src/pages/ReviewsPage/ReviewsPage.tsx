import type { ReviewsPageView } from '@croupier/core';
import { casinoLabels, messages } from '@croupier/core/messages';
import { ReviewCard } from '../../casino/ReviewCard/ReviewCard.js';
import { ReviewMethod } from '../../casino/ReviewMethod/ReviewMethod.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FacetFilters } from '../../parts/FacetFilters/FacetFilters.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

const reviewsLabels = casinoLabels.reviews;

/** The props of the page: its view, and the link component. */
export interface ReviewsPageProps extends ReviewsPageView, LinkComponentProps, RootProps {}

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
  ...frame
}: ReviewsPageProps) {
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(reviews)} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={reviewsLabels.text} />
        <FilterBar {...filter} linkComponent={linkComponent} />
        <FacetFilters {...facets} linkComponent={linkComponent} />
        <p className={count === 0 ? 'cr-visually-hidden' : styles.count} data-croupier-count="">
          {reviewsLabels.found(count)}
        </p>
        {count > 0 || facets.drop !== undefined ? null : filter.reset === undefined ? (
          <EmptyState title={reviewsLabels.none} />
        ) : (
          <EmptyState title={messages.search.none} text={messages.search.noneText} />
        )}
        {count === 0 ? null : (
          <ul className={styles.cards}>
            {reviews.map((review) => (
              <li key={review.slug}>
                <ReviewCard {...review} linkComponent={linkComponent} />
              </li>
            ))}
          </ul>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
        <ReviewMethod {...{ weights, method, request }} linkComponent={linkComponent} />
      </div>
    </PageFrame>
  );
}
