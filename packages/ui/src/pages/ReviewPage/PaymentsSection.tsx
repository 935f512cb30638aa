import { completeLabels, englishReviewLabels, translateFacts } from '@croupier/core/messages';
import { FactList } from '../../parts/FactList/FactList.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { ReviewSection, Subsection } from './ReviewSection.js';

/** Payment methods, currencies and limits. */
export function PaymentsSection({ payments, labels }: CasinoReviewProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  const { methods, currencies, limits } = payments;
  return (
    <ReviewSection id="payments" words={words}>
      {limits.length === 0 ? null : <FactList facts={translateFacts(limits, words)} variant="tiles" />}
      {methods.length === 0 ? null : (
        <Subsection title={words.methods}>
          <TagList items={methods} />
        </Subsection>
      )}
      {currencies.length === 0 ? null : (
        <Subsection title={words.currencies}>
          <TagList items={currencies} />
        </Subsection>
      )}
    </ReviewSection>
  );
}
