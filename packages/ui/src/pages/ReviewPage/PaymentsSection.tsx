import { completeLabels, englishReviewLabels, translateFacts } from '@croupier/core/messages';
import { FactList } from '../../parts/FactList/FactList.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { ReviewSection, Subsection } from './ReviewSection.js';

/** Payment methods, currencies and limits. */
export function PaymentsSection({ payments, labels, casino, anchors, heading }: CasinoReviewProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  const { methods, currencies, limits } = payments;
  return (
    <ReviewSection name="payments" words={words} {...{ casino, anchors, heading }}>
      {limits.length === 0 ? null : <FactList facts={translateFacts(limits, words)} variant="tiles" />}
      {methods.length === 0 ? null : (
        <Subsection title={words.methods} heading={heading}>
          <TagList items={methods} />
        </Subsection>
      )}
      {currencies.length === 0 ? null : (
        <Subsection title={words.currencies} heading={heading}>
          <TagList items={currencies} />
        </Subsection>
      )}
    </ReviewSection>
  );
}
