import { componentLabels } from '@croupier/core/messages';
import { FactList } from '../../parts/FactList/FactList.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './CasinoReview.js';
import { ReviewSection, Subsection } from './ReviewSection.js';

const { review: reviewLabels } = componentLabels;

/** Payment methods, currencies and limits. */
export function PaymentsSection({ payments }: CasinoReviewProps) {
  const { methods, currencies, limits } = payments;
  return (
    <ReviewSection
      id="payments"
      none={methods.length + currencies.length + limits.length === 0 && reviewLabels.noPayments}
    >
      {limits.length === 0 ? null : <FactList facts={limits} variant="tiles" />}
      {methods.length === 0 ? null : (
        <Subsection title={reviewLabels.methods}>
          <TagList items={methods} />
        </Subsection>
      )}
      {currencies.length === 0 ? null : (
        <Subsection title={reviewLabels.currencies}>
          <TagList items={currencies} />
        </Subsection>
      )}
    </ReviewSection>
  );
}
