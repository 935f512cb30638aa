import type { ReviewsView } from '@croupier/core';
import { casinoLabels, messages } from '@croupier/core/messages';
import {
  EmptyState,
  FilterBar,
  PageFrame,
  Pager,
  ReviewCard,
  ReviewMethod,
  SectionHeading,
} from '@croupier/ui';
import styles from './casinos.module.css';

const words = casinoLabels.reviews;

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
}: ReviewsView) {
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        <FilterBar {...filter} />
        <p className={count === 0 ? 'cr-unseen' : styles.count} data-croupier-count="">
          {words.found(count)}
        </p>
        {count > 0 ? null : filter.reset === undefined ? (
          <EmptyState title={words.none} />
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
