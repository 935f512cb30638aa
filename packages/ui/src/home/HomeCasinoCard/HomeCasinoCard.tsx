import type { HomeCasinoView } from '@croupier/core';
import {
  completeLabels,
  englishListingLabels,
  fillPlaceholders,
  localizeCard,
} from '@croupier/core/messages';
import { AdMark } from '../../casino/AdMark/AdMark.js';
import { isOffer } from '../../casino/AdMark/is-offer.js';
import { CasinoLogo } from '../../casino/CasinoLogo/CasinoLogo.js';
import { OfferConditions } from '../../casino/OfferConditions/OfferConditions.js';
import { CasinoScore } from '../../casino/Score/CasinoScore.js';
import {
  drawnVisit,
  SPONSORED_LINK_PROPS,
  type VisitSlotProps,
  visitHandler,
} from '../../casino/VisitLink/visit-handler.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CardSlotsProps } from '../../parts/card-slots.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { MAX_HIGHLIGHTS } from '../../parts/max-highlights.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './HomeCasinoCard.module.css';

/** The props of a casino's card on the home page: its view. */
export interface HomeCasinoCardProps
  extends HomeCasinoView,
    LinkComponentProps,
    VisitSlotProps,
    LabelsProps,
    CardSlotsProps,
    RootProps {
  /** True for the casino on the first screen: larger, with its reasons. */
  isTopPick?: boolean;
  /** Leaves the badge out where it would be on every card. */
  hidesFeatured?: boolean;
}

/** A casino at a glance: score, safety, offer and two links. A blacklisted one has no link to the casino. */
export function HomeCasinoCard({
  linkComponent,
  isTopPick = false,
  hidesFeatured = isTopPick,
  onVisit,
  renderVisit,
  labels,
  badges,
  actions,
  ...given
}: HomeCasinoCardProps) {
  const words = completeLabels(englishListingLabels(), labels);
  const casino = localizeCard(given, words);
  const { name, score, homeSafety, bonus, blacklist } = casino;
  const isListed = blacklist === undefined;
  const visit = isListed && casino.visit && { slug: casino.slug, ...casino.visit };
  const { withheldIn: market } = casino;
  const noLink = market === undefined ? words.visitUnavailable : fillPlaceholders(words.withheld, { market });
  const Heading = isTopPick ? 'h2' : 'h3';
  const highlights = isTopPick ? [...new Set(casino.highlights)].slice(0, MAX_HIGHLIGHTS) : [];
  return (
    <article
      {...rootAttributes(casino, styles.root, surface.card, surface.raised)}
      data-featured={casino.isFeatured}
      data-blacklisted={!isListed}
      data-top-pick={isTopPick}
    >
      {isTopPick ? <p className={styles.caption}>{words.topPick}</p> : null}
      <div className={styles.casino}>
        <CasinoLogo name={name} logo={casino.logo} />
        <div className={styles.details}>
          <Heading className={styles.name} dir="auto">
            {name}
          </Heading>
          <p className={styles.badges}>
            {casino.isFeatured && !hidesFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
            {isListed ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
            {homeSafety === undefined ? null : (
              <Badge tone={homeSafety.tone}>
                {words.safety}: {words.bands?.[homeSafety.label] ?? homeSafety.label}
              </Badge>
            )}
            {badges}
          </p>
        </div>
        {blacklist === undefined ? (
          <CasinoScore score={score} size={isTopPick ? 'medium' : 'small'} labels={labels} />
        ) : null}
      </div>
      {bonus === undefined || !isListed ? null : (
        <p className={styles.bonus} dir="auto">
          {bonus}
        </p>
      )}
      <OfferConditions conditions={casino.conditions} labels={labels} />
      {highlights.length === 0 || !isListed ? null : (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>
              <bdi>{highlight}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {visit ? (
          drawnVisit(
            <ButtonLink
              {...SPONSORED_LINK_PROPS}
              {...visitHandler(visit, onVisit)}
              href={visit.href}
              aria-label={fillPlaceholders(words.visitShortNamed, { name })}
              data-croupier-visit={casino.slug}
              data-croupier-label={visit.label}
            >
              {words.visitShort}
            </ButtonLink>,
            visit,
            renderVisit,
          )
        ) : (
          <p className={styles.noBonus}>{isListed ? noLink : words.blacklistedNotice}</p>
        )}
        <ButtonLink
          href={casino.review}
          variant="plain"
          linkComponent={linkComponent}
          aria-label={fillPlaceholders(words.reviewNamed, { name })}
        >
          {words.review}
        </ButtonLink>
        {actions}
      </div>
      <p className={styles.notice} data-legal="">
        {isOffer(casino) ? <AdMark labels={labels} /> : null} <span dir="auto">{casino.notice}</span>{' '}
        {casino.isWithoutTerms ? <bdi>{words.termsUnknown}</bdi> : null}
      </p>
    </article>
  );
}
