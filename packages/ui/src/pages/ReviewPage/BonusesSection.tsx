import { completeLabels, englishReviewLabels, translateTerm } from '@croupier/core/messages';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { OfferConditions } from '../../casino/OfferConditions/OfferConditions.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { headingBelow } from './heading-below.js';
import { ReviewSection, Subsection } from './ReviewSection.js';
import styles from './ReviewSections.module.css';

/** The bonuses in the casino's own words, and those that the site lists. */
export function BonusesSection({
  bonuses,
  offers = [],
  casino,
  anchors,
  heading,
  linkComponent,
  onVisit,
  renderVisit,
  labels,
}: CasinoReviewProps) {
  const Caption = headingBelow(heading, 2);
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <ReviewSection name="bonuses" words={words} {...{ casino, anchors, heading }}>
      {bonuses.length === 0 ? null : (
        <ul className={styles.offers}>
          {bonuses.map(({ title, text, conditions }) => (
            <li key={title} className={styles.offer}>
              <Caption className={styles.caption}>{translateTerm(title, words)}</Caption>
              <p className={styles.offerText} dir="auto">
                {text}
              </p>
              <OfferConditions conditions={conditions} labels={labels} />
            </li>
          ))}
        </ul>
      )}
      {offers.length === 0 ? null : (
        <Subsection title={words.offers} heading={heading}>
          <CardGrid size="wide">
            {offers.map((offer) => (
              <BonusCard
                key={offer.id}
                {...offer}
                heading={headingBelow(heading, 3)}
                linkComponent={linkComponent}
                onVisit={onVisit}
                renderVisit={renderVisit}
                labels={labels}
              />
            ))}
          </CardGrid>
        </Subsection>
      )}
    </ReviewSection>
  );
}
