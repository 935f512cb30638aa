import type { ReviewPageView } from '@croupier/core';
import { casinoLabels, componentLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { ProsAndCons } from '../../casino/ProsAndCons/ProsAndCons.js';
import { RatingBreakdown } from '../../casino/RatingBreakdown/RatingBreakdown.js';
import { SPONSORED_LINK_PROPS, VisitLink } from '../../casino/VisitLink/VisitLink.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { RichText } from '../../parts/RichText/RichText.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from './ReviewSections.module.css';

const { review: reviewLabels } = componentLabels;
const { review: reviewPageLabels } = casinoLabels;

/** What the editors found: the review itself, pros and cons, the sub-ratings, the facts. */
export function OverviewSection(view: ReviewPageView) {
  const { casino, description, detailedReview, summary, highlights, pros, cons, breakdown } = view;
  const { information, hasTermsNotice } = view;
  return (
    <ReviewSection id="overview">
      <div className={styles.split}>
        <div className={styles.reading}>
          <p className={styles.lead} dir="auto">
            {description}
          </p>
          {highlights.length === 0 ? null : (
            <Subsection title={reviewPageLabels.highlights}>
              <TagList items={highlights} />
            </Subsection>
          )}
          {detailedReview === undefined && summary === undefined ? null : (
            <Subsection title={reviewLabels.detailed}>
              {detailedReview === undefined ? (
                <p className={styles.words} dir="auto">
                  {summary}
                </p>
              ) : (
                <RichText html={detailedReview} />
              )}
            </Subsection>
          )}
          <ProsAndCons pros={pros} cons={cons} />
        </div>
        <div className={styles.aside}>
          {breakdown.length === 0 ? null : (
            <Subsection title={reviewLabels.breakdown}>
              <RatingBreakdown breakdown={breakdown} />
              <p className={styles.caption}>{reviewPageLabels.verdict}</p>
            </Subsection>
          )}
          {information.length === 0 ? null : (
            <Subsection title={reviewLabels.information}>
              <Facts facts={information} />
            </Subsection>
          )}
          {casino.blacklist === undefined ? (
            <div className={styles.ways}>
              <VisitLink {...casino} />
              {hasTermsNotice ? (
                <NoticeButton title={reviewPageLabels.noTerms} text={reviewPageLabels.noTermsText}>
                  {reviewLabels.terms}
                </NoticeButton>
              ) : null}
              {casino.terms === undefined ? null : (
                <ButtonLink
                  href={casino.terms}
                  variant="plain"
                  {...SPONSORED_LINK_PROPS}
                  aria-label={reviewLabels.termsNamed(casino.name)}
                >
                  {reviewLabels.terms}
                </ButtonLink>
              )}
            </div>
          ) : null}
        </div>
      </div>
    </ReviewSection>
  );
}

/** The games that a casino names, how many of each kind, and who makes them. */
export function GamesSection({ games }: ReviewPageView) {
  const { names, providers, counts } = games;
  return (
    <ReviewSection
      id="games"
      none={names.length + providers.length + counts.length === 0 && reviewLabels.noGames}
    >
      {counts.length === 0 ? null : (
        <Facts
          facts={counts.map(({ title, count }) => ({ title, value: count.toLocaleString('en') }))}
          wide
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

/** The bonuses of a casino in its own words, and those of it that the site lists. */
export function BonusesSection({ bonuses, offers }: ReviewPageView) {
  return (
    <ReviewSection id="bonuses" none={bonuses.length + offers.length === 0 && reviewLabels.noBonuses}>
      {bonuses.length === 0 ? null : (
        <ul className={styles.offers}>
          {bonuses.map(({ title, text }) => (
            <li key={title} className={styles.offer}>
              <h3 className={styles.caption}>{title}</h3>
              <p className={styles.offerText} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {offers.length === 0 ? null : (
        <Subsection title={reviewPageLabels.offers}>
          <CardGrid size="wide">
            {offers.map((offer) => (
              <BonusCard key={offer.id} {...offer} heading="h4" />
            ))}
          </CardGrid>
        </Subsection>
      )}
    </ReviewSection>
  );
}

/** How money goes in and out. */
export function PaymentsSection({ payments }: ReviewPageView) {
  const { methods, currencies, limits } = payments;
  return (
    <ReviewSection
      id="payments"
      none={methods.length + currencies.length + limits.length === 0 && reviewLabels.noPayments}
    >
      {limits.length === 0 ? null : <Facts facts={limits} wide />}
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

/** What the casino looks like. */
export function ScreenshotsSection({ casino, screenshots }: ReviewPageView) {
  return (
    <ReviewSection id="screenshots" none={screenshots.length === 0 && reviewLabels.noScreenshots}>
      {screenshots.length === 0 ? null : (
        <ul className={styles.shots}>
          {[...new Set(screenshots)].map((src, i) => (
            <li key={src}>
              <img
                className={styles.shot}
                src={src}
                alt={reviewLabels.screenshot(casino.name, i + 1)}
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
    </ReviewSection>
  );
}

type SectionId = keyof typeof reviewLabels.tabs;

function ReviewSection({
  id,
  none,
  children,
}: {
  id: SectionId;
  none?: string | false;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} data-section={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {reviewLabels.tabs[id]}
      </h2>
      {none ? <p className={styles.none}>{none}</p> : null}
      {children}
    </section>
  );
}

function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

function Facts({
  facts,
  wide = false,
}: {
  facts: readonly { title: string; value: string }[];
  wide?: boolean;
}) {
  return (
    <dl className={styles.facts} data-wide={wide}>
      {facts.map(({ title, value }) => (
        <div key={title} className={styles.fact}>
          <dt className={styles.caption}>{title}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
