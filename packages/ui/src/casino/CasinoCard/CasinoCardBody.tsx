import type { CasinoCardView } from '@croupier/core';
import { completeLabels, englishCardLabels, fillPlaceholders, localizeCard } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CardSlotsProps } from '../../parts/card-slots.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { MAX_HIGHLIGHTS } from '../../parts/max-highlights.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { AdMark } from '../AdMark/AdMark.js';
import { isOffer } from '../AdMark/is-offer.js';
import { BlacklistSummary } from '../BlacklistNotice/BlacklistSummary.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import { OfferConditions } from '../OfferConditions/OfferConditions.js';
import { CasinoScore } from '../Score/CasinoScore.js';
import { VisitLink } from '../VisitLink/VisitLink.js';
import { SPONSORED_LINK_PROPS, type VisitHandlerProps } from '../VisitLink/visit-handler.js';
import styles from './CasinoCard.module.css';

/** The props of a card: those that a card in another site needs too. */
export interface CasinoCardBodyProps
  extends Omit<CasinoCardView, 'review'>,
    LinkComponentProps,
    VisitHandlerProps,
    CardLabelsProps,
    CardSlotsProps,
    RootProps {
  /** The address of the review; without one the card has no link to it. */
  review?: string | undefined;
  /** Leaves out the line about safety. */
  hidesSafety?: boolean | undefined;
  /** Its place in a ranking, from 1. */
  rank?: number | undefined;
  /** What stands between the offer and the links. */
  facts?: ReactNode;
  /** The way out in place of ours. */
  visitLink?: ReactNode;
  /** A control at the foot of the card, such as a `CompareCheckbox`. */
  control?: ReactNode;
  /** The level of its heading. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
}

/** How many places of a ranking stand out. */
const TOP_PLACES = 3;

/** A casino in short: name, score, offer and links. A blacklisted one shows the reason and no link to the casino. */
export function CasinoCardBody({
  rank,
  heading: Heading = 'h2',
  linkComponent,
  onVisit,
  labels,
  ...given
}: CasinoCardBodyProps) {
  const words = completeLabels(englishCardLabels, labels);
  const casino = localizeCard(given, words);
  const { name, score, safety, bonus, blacklist } = casino;
  const highlights = [...new Set(casino.highlights)].slice(0, MAX_HIGHLIGHTS);
  return (
    <article
      {...rootAttributes(casino, styles.root, surface.card, surface.raised)}
      data-featured={casino.isFeatured}
      data-first={rank === 1}
      data-blacklisted={blacklist !== undefined}
      data-croupier-casino={casino.slug}
      data-part="card"
    >
      <div className={styles.content}>
        <div className={styles.casino}>
          {rank === undefined ? null : (
            <p className={styles.rank} data-top={rank <= TOP_PLACES}>
              <span className="cr-visually-hidden">{fillPlaceholders(words.rank, { rank })}</span>
              <span aria-hidden="true">{rank}</span>
            </p>
          )}
          <CasinoLogo name={name} logo={casino.logo} />
          <div className={styles.title}>
            <Heading className={styles.name} dir="auto" data-part="name">
              {name}
            </Heading>
            <p className={styles.badges}>
              {casino.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
              {casino.isPremium ? <Badge>{words.premium}</Badge> : null}
              {blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
              {casino.badges}
            </p>
          </div>
        </div>
        {blacklist !== undefined ? null : (
          <div className={styles.verdict}>
            <CasinoScore score={score} labels={labels} />
            {casino.hidesSafety || (score ?? safety) === undefined ? null : (
              <p className={styles.safety}>
                {words.safety}: <strong className={styles.strong}>{safety?.label ?? words.notRated}</strong>{' '}
                {safety?.text}
              </p>
            )}
          </div>
        )}
        <div className={styles.offer}>
          {casino.placed === undefined ? null : (
            <p className={styles.strong} data-legal="">
              <bdi>{casino.placed}</bdi>
            </p>
          )}
          {blacklist === undefined ? null : <BlacklistSummary {...blacklist} labels={labels} />}
          {bonus === undefined || blacklist !== undefined ? null : (
            <p className={styles.bonus} data-part="bonus">
              <span className={styles.caption}>{words.bonus}</span> <bdi>{bonus}</bdi>
            </p>
          )}
          <OfferConditions conditions={casino.conditions} labels={labels} />
          {casino.hasEnded ? <p className={styles.bonus}>{words.offerEnded}</p> : null}
          {highlights.length === 0 || blacklist !== undefined ? null : (
            <ul className={styles.highlights} aria-label={words.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight} className={styles.highlight}>
                  <bdi>{highlight}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
        {casino.facts}
        <div className={styles.actions}>
          {casino.hasEnded
            ? null
            : (casino.visitLink ?? (
                <VisitLink
                  slug={casino.slug}
                  name={name}
                  visit={casino.visit}
                  blacklist={blacklist}
                  withheldIn={casino.withheldIn}
                  onVisit={onVisit}
                  labels={labels}
                />
              ))}
          {casino.review === undefined ? null : (
            <ButtonLink
              href={casino.review}
              variant="plain"
              linkComponent={linkComponent}
              aria-label={fillPlaceholders(words.readNamed, { name })}
              data-part="read"
            >
              {words.read}
            </ButtonLink>
          )}
          {casino.actions}
        </div>
        <p className={styles.notice} data-part="terms" data-legal="">
          {isOffer(casino) ? <AdMark labels={labels} /> : null}
          <span>
            <bdi>{casino.notice}</bdi>
          </span>
          {casino.terms === undefined || blacklist !== undefined ? null : (
            <a
              className={styles.terms}
              href={casino.terms}
              {...SPONSORED_LINK_PROPS}
              aria-label={fillPlaceholders(words.termsNamed, { name })}
            >
              <bdi>{words.terms}</bdi>
            </a>
          )}
          {casino.isWithoutTerms ? <bdi className={styles.unknown}>{words.termsUnknown}</bdi> : null}
        </p>
        {casino.control}
      </div>
    </article>
  );
}
