import { completeLabels, englishReviewLabels, localNumber, translateTerm } from '@croupier/core/messages';
import { FactList } from '../../parts/FactList/FactList.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { ReviewSection, Subsection } from './ReviewSection.js';

/** The casino's games, their number by category, and their providers. */
export function GamesSection({ games, labels, casino, anchors, heading }: CasinoReviewProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  const { names, providers, counts } = games;
  return (
    <ReviewSection name="games" words={words} {...{ casino, anchors, heading }}>
      {counts.length === 0 ? null : (
        <FactList
          facts={counts.map(({ title, count }) => ({
            title: translateTerm(title, words),
            value: localNumber(count, words),
          }))}
          variant="tiles"
        />
      )}
      {names.length === 0 ? null : <TagList items={names} />}
      {providers.length === 0 ? null : (
        <Subsection title={words.providers} heading={heading}>
          <TagList items={providers} />
        </Subsection>
      )}
    </ReviewSection>
  );
}
