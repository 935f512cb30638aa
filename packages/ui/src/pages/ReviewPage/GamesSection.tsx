import { componentLabels } from '@croupier/core/messages';
import { FactList } from '../../parts/FactList/FactList.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './CasinoReview.js';
import { ReviewSection, Subsection } from './ReviewSection.js';

const { review: reviewLabels } = componentLabels;

/** The casino's games, their number by category, and their providers. */
export function GamesSection({ games }: CasinoReviewProps) {
  const { names, providers, counts } = games;
  return (
    <ReviewSection
      id="games"
      none={names.length + providers.length + counts.length === 0 && reviewLabels.noGames}
    >
      {counts.length === 0 ? null : (
        <FactList
          facts={counts.map(({ title, count }) => ({ title, value: count.toLocaleString('en') }))}
          variant="tiles"
        />
      )}
      {names.length === 0 ? null : <TagList items={names} />}
      {providers.length === 0 ? null : (
        <Subsection title={reviewLabels.providers}>
          <TagList items={providers} />
        </Subsection>
      )}
    </ReviewSection>
  );
}
