import {
  completeLabels,
  englishReviewLabels,
  fillPlaceholders,
  translateFacts,
} from '@croupier/core/messages';
import { ArticleContent } from '../../article/ArticleContent/ArticleContent.js';
import { ProsAndCons } from '../../casino/ProsAndCons/ProsAndCons.js';
import { RatingBreakdown } from '../../casino/RatingBreakdown/RatingBreakdown.js';
import { VisitSlot } from '../../casino/VisitLink/VisitSlot.js';
import { SPONSORED_LINK_PROPS } from '../../casino/VisitLink/visit-handler.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { TagList } from '../../parts/TagList/TagList.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { headingBelow } from './heading-below.js';
import { ReviewSection, Subsection } from './ReviewSection.js';
import styles from './ReviewSections.module.css';

/** The review text, pros and cons, sub-ratings and facts. */
export function OverviewSection(view: CasinoReviewProps) {
  const {
    casino,
    description,
    detailedReview,
    detailedParts,
    summary,
    highlights,
    pros,
    cons,
    breakdown,
    onVisit,
    renderVisit,
    anchors,
    heading,
  } = view;
  const { information, hasTermsNotice, method, linkComponent: Link = 'a', labels } = view;
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <ReviewSection name="overview" words={words} {...{ casino, anchors, heading }}>
      <div className={styles.split}>
        <div className={styles.text}>
          <p className={styles.intro} dir="auto">
            {description}
          </p>
          {highlights.length === 0 ? null : (
            <Subsection title={words.highlights} heading={heading}>
              <TagList items={highlights} />
            </Subsection>
          )}
          {detailedReview === undefined && summary === undefined ? null : (
            <Subsection title={words.detailed} heading={heading}>
              {detailedReview === undefined ? (
                <p className={styles.paragraph} dir="auto">
                  {summary}
                </p>
              ) : (
                <ArticleContent
                  content={detailedReview}
                  parts={detailedParts}
                  {...{ linkComponent: Link, onVisit, renderVisit, labels }}
                />
              )}
            </Subsection>
          )}
          <ProsAndCons pros={pros} cons={cons} heading={headingBelow(heading, 2)} labels={labels} />
        </div>
        <div className={styles.side}>
          {breakdown.length === 0 ? null : (
            <Subsection title={words.breakdown} heading={heading}>
              <RatingBreakdown breakdown={breakdown} labels={labels} />
              <p className={styles.caption}>
                {words.verdict}
                {method === undefined ? null : (
                  <>
                    {' '}
                    <Link href={method}>{words.verdictMore}</Link>
                  </>
                )}
              </p>
            </Subsection>
          )}
        </div>
        <div className={styles.text}>
          {information.length === 0 ? null : (
            <Subsection title={words.information} heading={heading}>
              <FactList facts={translateFacts(information, words)} variant="rows" />
            </Subsection>
          )}
        </div>
        <div className={styles.text}>
          {casino.blacklist === undefined ? (
            <div className={styles.actions}>
              <VisitSlot {...casino} {...{ onVisit, renderVisit, labels }} />
              {hasTermsNotice ? (
                <NoticeButton title={words.noTerms} text={words.noTermsText} closeLabel={words.close}>
                  {words.readTerms}
                </NoticeButton>
              ) : null}
              {casino.terms === undefined ? null : (
                <ButtonLink
                  href={casino.terms}
                  variant="plain"
                  {...SPONSORED_LINK_PROPS}
                  aria-label={fillPlaceholders(words.readTermsNamed, { name: casino.name })}
                >
                  {words.readTerms}
                </ButtonLink>
              )}
            </div>
          ) : null}
        </div>
      </div>
    </ReviewSection>
  );
}
