import type { BonusCardView } from '@croupier/core';
import {
  completeLabels,
  englishOfferLabels,
  fillPlaceholders,
  localizeNotice,
  localizeRating,
  translateFacts,
  translateTerm,
} from '@croupier/core/messages';
import { AdMark } from '../../casino/AdMark/AdMark.js';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../../casino/CasinoLogo/CasinoLogo.js';
import { Score } from '../../casino/Score/Score.js';
import {
  drawnVisit,
  SPONSORED_LINK_PROPS,
  type VisitSlotProps,
  visitHandler,
} from '../../casino/VisitLink/visit-handler.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CardSlotsProps } from '../../parts/card-slots.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { PLACEHOLDER_IMAGE } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './BonusCard.module.css';
import { limitFacts, OfferTerms } from './OfferTerms.js';

/** The props of a bonus card: its view. */
export interface BonusCardProps
  extends BonusCardView,
    LinkComponentProps,
    VisitSlotProps,
    LabelsProps,
    CardSlotsProps,
    Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** An offer with its conditions and a link to claim it, or the reason why it cannot be claimed. */
export function BonusCard({
  heading: Heading = 'h3',
  linkComponent,
  onVisit,
  renderVisit,
  labels,
  badges,
  actions,
  id: _,
  ...bonus
}: BonusCardProps) {
  const words = completeLabels(englishOfferLabels(), labels);
  const { casino, score, blacklist, validUntil, terms } = bonus;
  const facts = [
    ...translateFacts(
      terms === undefined ? bonus.facts : [...bonus.facts, ...limitFacts(terms, words)],
      words,
    ),
    ...(validUntil === undefined
      ? []
      : [
          {
            title: bonus.hasEnded ? words.endedOn : words.validUntil,
            value: <FormattedDate date={validUntil} language={words.language} />,
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
            {bonus.isExclusive ? <Badge tone="accent">{words.exclusive}</Badge> : null}
            {bonus.hasEnded ? <Badge>{words.ended}</Badge> : null}
            {blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
            {badges}
          </p>
        </div>
        {score === undefined ? null : (
          <div className={styles.verdict}>
            <Score {...localizeRating(score, words)} size="small" hidesLabel labels={labels} />
            <p className={styles.scale} aria-hidden="true">
              {words.outOf}
            </p>
          </div>
        )}
      </div>
      <Heading className={styles.title} dir="auto">
        {translateTerm(bonus.title, words)}
      </Heading>
      {bonus.description === '' ? null : (
        <p className={styles.description} dir="auto">
          {bonus.description}
        </p>
      )}
      <FactList facts={facts} className={styles.facts} />
      {terms === undefined ? null : <OfferTerms terms={terms} words={words} className={styles.terms} />}
      {bonus.isWithoutTerms ? <p className={styles.notice}>{words.termsUnknown}</p> : null}
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} labels={labels} isCompact />}
      <div className={styles.actions}>
        <ClaimLink
          {...bonus}
          title={translateTerm(bonus.title, words)}
          {...{ onVisit, renderVisit, words }}
        />
        {casino.review === undefined ? null : (
          <ButtonLink
            href={casino.review}
            variant="plain"
            linkComponent={linkComponent}
            aria-label={fillPlaceholders(words.readNamed, { name: casino.name })}
          >
            {words.read}
          </ButtonLink>
        )}
        {actions}
      </div>
      <p className={styles.notice} data-part="terms" data-legal="">
        {bonus.claim === undefined ? null : <AdMark labels={labels} />}{' '}
        <span dir="auto">{localizeNotice(bonus, words)}</span>
        {terms?.href === undefined ? null : (
          <>
            {' '}
            <a
              href={terms.href}
              {...SPONSORED_LINK_PROPS}
              aria-label={fillPlaceholders(words.termsNamed, { name: casino.name })}
            >
              <bdi>{words.terms}</bdi>
            </a>
          </>
        )}
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
  renderVisit,
  words,
}: Omit<BonusCardView, 'id'> & VisitSlotProps & { words: ReturnType<typeof englishOfferLabels> }) {
  if (blacklist !== undefined) return null;
  if (claim === undefined) {
    const why = hasEnded ? words.offerEnded : isGone ? words.gone : words.visitUnavailable;
    return <p className={styles.unavailable}>{why}</p>;
  }
  const visit = { slug: casino.slug ?? '', ...claim };
  return drawnVisit(
    <ButtonLink
      {...SPONSORED_LINK_PROPS}
      {...visitHandler(visit, onVisit)}
      href={claim.href}
      aria-label={fillPlaceholders(casino.name === '' ? words.claimNamed : words.claimOf, {
        title,
        casino: casino.name,
      })}
      data-part="visit"
      data-croupier-visit={visit.slug}
      data-croupier-label={claim.label}
    >
      {words.claim}
    </ButtonLink>,
    visit,
    renderVisit,
  );
}
