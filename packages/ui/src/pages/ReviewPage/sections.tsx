import type { ReviewView } from '@croupier/core';
import { casinoLabels, labels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { ProsAndCons } from '../../casino/ProsAndCons/ProsAndCons.js';
import { RatingBreakdown } from '../../casino/RatingBreakdown/RatingBreakdown.js';
import { SPONSORED, VisitLink } from '../../casino/VisitLink/VisitLink.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { RichText } from '../../parts/RichText/RichText.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from './sections.module.css';

const { review } = labels;
const { review: words } = casinoLabels;

/** What the editors found: the review itself, pros and cons, the sub-ratings, the facts. */
export function OverviewSection(view: ReviewView) {
  const { casino, description, detailedReview, summary, highlights, pros, cons, breakdown } = view;
  const { information, hasTermsNotice } = view;
  return (
    <Section id="overview">
      <div className={styles.split}>
        <div className={styles.reading}>
          <p className={styles.lead} dir="auto">
            {description}
          </p>
          {highlights.length === 0 ? null : (
            <Part title={words.highlights}>
              <TagList items={highlights} />
            </Part>
          )}
          {detailedReview === undefined && summary === undefined ? null : (
            <Part title={review.detailed}>
              {detailedReview === undefined ? (
                <p className={styles.words} dir="auto">
                  {summary}
                </p>
              ) : (
                <RichText html={detailedReview} />
              )}
            </Part>
          )}
          <ProsAndCons pros={pros} cons={cons} />
        </div>
        <div className={styles.aside}>
          {breakdown.length === 0 ? null : (
            <Part title={review.breakdown}>
              <RatingBreakdown breakdown={breakdown} />
              <p className={styles.caption}>{words.verdict}</p>
            </Part>
          )}
          {information.length === 0 ? null : (
            <Part title={review.information}>
              <Facts facts={information} />
            </Part>
          )}
          {casino.blacklist === undefined ? (
            <div className={styles.ways}>
              <VisitLink {...casino} />
              {hasTermsNotice ? (
                <NoticeButton title={words.noTerms} text={words.noTermsText}>
                  {review.terms}
                </NoticeButton>
              ) : null}
              {casino.terms === undefined ? null : (
                <ButtonLink
                  href={casino.terms}
                  look="plain"
                  {...SPONSORED}
                  aria-label={review.termsNamed(casino.name)}
                >
                  {review.terms}
                </ButtonLink>
              )}
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

/** The games that a casino names, how many of each kind, and who makes them. */
export function GamesSection({ games }: ReviewView) {
  const { names, providers, counts } = games;
  return (
    <Section id="games" none={names.length + providers.length + counts.length === 0 && review.noGames}>
      {counts.length === 0 ? null : (
        <Facts
          facts={counts.map(({ title, count }) => ({ title, value: count.toLocaleString('en') }))}
          wide
        />
      )}
      {names.length === 0 ? null : <TagList items={names} />}
      {providers.length === 0 ? null : (
        <Part title={review.providers}>
          <TagList items={providers} />
        </Part>
      )}
    </Section>
  );
}

/** The bonuses of a casino in its own words, and those of it that the site lists. */
export function BonusesSection({ bonuses, offers }: ReviewView) {
  return (
    <Section id="bonuses" none={bonuses.length + offers.length === 0 && review.noBonuses}>
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
        <Part title={words.offers}>
          <CardGrid size="wide">
            {offers.map((offer) => (
              <BonusCard key={offer.id} {...offer} heading="h4" />
            ))}
          </CardGrid>
        </Part>
      )}
    </Section>
  );
}

/** How money goes in and out. */
export function PaymentsSection({ payments }: ReviewView) {
  const { methods, currencies, limits } = payments;
  return (
    <Section
      id="payments"
      none={methods.length + currencies.length + limits.length === 0 && review.noPayments}
    >
      {limits.length === 0 ? null : <Facts facts={limits} wide />}
      {methods.length === 0 ? null : (
        <Part title={review.methods}>
          <TagList items={methods} />
        </Part>
      )}
      {currencies.length === 0 ? null : (
        <Part title={review.currencies}>
          <TagList items={currencies} />
        </Part>
      )}
    </Section>
  );
}

/** What the casino looks like. */
export function ScreenshotsSection({ casino, screenshots }: ReviewView) {
  return (
    <Section id="screenshots" none={screenshots.length === 0 && review.noScreenshots}>
      {screenshots.length === 0 ? null : (
        <ul className={styles.shots}>
          {[...new Set(screenshots)].map((src, i) => (
            <li key={src}>
              <img
                className={styles.shot}
                src={src}
                alt={review.screenshot(casino.name, i + 1)}
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type SectionId = keyof typeof review.tabs;

function Section({ id, none, children }: { id: SectionId; none?: string | false; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} data-section={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {review.tabs[id]}
      </h2>
      {none ? <p className={styles.none}>{none}</p> : null}
      {children}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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
