import type { ReviewsPageView } from '@croupier/core';
import { casinoLabels, messages } from '@croupier/core/messages';
import { ReviewCard } from '../../casino/ReviewCard/ReviewCard.js';
import { ReviewMethod } from '../../casino/ReviewMethod/ReviewMethod.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

const reviewsLabels = casinoLabels.reviews;

/** All reviews: a search, an order, a card each, and how casinos are reviewed. */
export function ReviewsPage({
  title,
  filter,
  count,
  reviews,
  pager,
  weights,
  method,
  request,
  ...frame
}: ReviewsPageView) {
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={reviewsLabels.text} />
        <FilterBar {...filter} />
        <p className={count === 0 ? 'cr-unseen' : styles.count} data-croupier-count="">
          {reviewsLabels.found(count)}
        </p>
        {count > 0 ? null : filter.reset === undefined ? (
          <EmptyState title={reviewsLabels.none} />
        ) : (
          <EmptyState title={messages.search.none} text={messages.search.noneText} />
        )}
        {count === 0 ? null : (
          <ul className={styles.cards}>
            {reviews.map((review) => (
              <li key={review.slug}>
                <ReviewCard {...review} />
              </li>
            ))}
          </ul>
        )}
        {pager === undefined ? null : <Pager {...pager} />}
        <ReviewMethod {...{ weights, method, request }} />
      </div>
    </PageFrame>
  );
}
