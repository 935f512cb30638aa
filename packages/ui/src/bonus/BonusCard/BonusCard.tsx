import type { BonusCardView } from '@croupier/core';
import { bonusLabels, cardNotices, componentLabels } from '@croupier/core/messages';
import { AdMark } from '../../casino/AdMark/AdMark.js';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../../casino/CasinoLogo/CasinoLogo.js';
import { Score } from '../../casino/Score/Score.js';
import { SPONSORED_LINK_PROPS } from '../../casino/VisitLink/VisitLink.js';
import { type VisitHandlerProps, visitHandler } from '../../casino/VisitLink/visit-handler.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { PLACEHOLDER_IMAGE } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './BonusCard.module.css';

/** The props of a bonus card: its view. */
export interface BonusCardProps
  extends BonusCardView,
    LinkComponentProps,
    VisitHandlerProps,
    Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** An offer with its conditions and a link to claim it, or the reason why it cannot be claimed. */
export function BonusCard({
  heading: Heading = 'h3',
  linkComponent,
  onVisit,
  id: _,
  ...bonus
}: BonusCardProps) {
  const { casino, score, blacklist, validUntil } = bonus;
  const facts = [
    ...bonus.facts,
    ...(validUntil === undefined
      ? []
      : [
          {
            title: bonus.hasEnded ? bonusLabels.endedOn : bonusLabels.validUntil,
            value: <FormattedDate date={validUntil} />,
          },
        ]),
  ];
  return (
    <article
      {...rootAttributes(bonus, styles.root, surface.card, surface.raised)}
      data-exclusive={bonus.isExclusive}
      data-blacklisted={blacklist !== undefined}
    >
      <div className={styles.head}>
        {casino.name === '' ? null : (
          <CasinoLogo name={casino.name} logo={casino.logo ?? PLACEHOLDER_IMAGE} />
        )}
        <div className={styles.details}>
          {casino.name === '' ? null : (
            <p className={styles.casino} dir="auto">
              {casino.name}
            </p>
          )}
          <p className={styles.badges}>
            {bonus.isExclusive ? <Badge tone="accent">{bonusLabels.exclusive}</Badge> : null}
            {bonus.hasEnded ? <Badge>{bonusLabels.ended}</Badge> : null}
            {blacklist === undefined ? null : <Badge tone="poor">{componentLabels.card.blacklisted}</Badge>}
          </p>
        </div>
        {score === undefined ? null : (
          <div className={styles.verdict}>
            <Score {...score} size="small" hidesLabel />
            <p className={styles.scale} aria-hidden="true">
              {componentLabels.score.outOf}
            </p>
          </div>
        )}
      </div>
      <Heading className={styles.title} dir="auto">
        {bonus.title}
      </Heading>
      {bonus.description === '' ? null : (
        <p className={styles.description} dir="auto">
          {bonus.description}
        </p>
      )}
      <FactList facts={facts} className={styles.facts} />
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} isCompact />}
      <div className={styles.actions}>
        <ClaimLink {...bonus} onVisit={onVisit} />
        {casino.review === undefined ? null : (
          <ButtonLink
            href={casino.review}
            variant="plain"
            linkComponent={linkComponent}
            aria-label={componentLabels.card.readNamed(casino.name)}
          >
            {componentLabels.card.read}
          </ButtonLink>
        )}
      </div>
      <p className={styles.notice} data-part="terms" data-legal="">
        {bonus.claim === undefined ? null : <AdMark />} <span dir="auto">{bonus.notice}</span>
      </p>
    </article>
  );
}

/** The link to the offer, or the reason why there is none. */
function ClaimLink({
  claim,
  title,
  casino,
  hasEnded,
  isGone,
  blacklist,
  onVisit,
}: Omit<BonusCardView, 'id'> & VisitHandlerProps) {
  if (blacklist !== undefined) return null;
  if (claim === undefined) {
    const why = hasEnded
      ? cardNotices.offerEnded
      : isGone
        ? cardNotices.goneText
        : cardNotices.visitUnavailable;
    return <p className={styles.unavailable}>{why}</p>;
  }
  return (
    <ButtonLink
      {...SPONSORED_LINK_PROPS}
      {...visitHandler({ slug: casino.slug ?? '', ...claim }, onVisit)}
      href={claim.href}
      aria-label={
        casino.name === '' ? bonusLabels.claimNamed(title) : bonusLabels.claimOf(title, casino.name)
      }
      data-part="visit"
      data-croupier-visit={casino.slug ?? ''}
      data-croupier-label={claim.label}
    >
      {bonusLabels.claim}
    </ButtonLink>
  );
}
