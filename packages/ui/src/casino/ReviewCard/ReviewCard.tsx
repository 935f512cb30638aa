import type { ReviewCardView } from '@croupier/core';
import {
  completeLabels,
  englishListingLabels,
  fillPlaceholders,
  localizeCard,
} from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CardSlotsProps } from '../../parts/card-slots.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { compareIcon } from '../../parts/Icon/drawings.js';
import { Icon } from '../../parts/Icon/Icon.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { AdMark } from '../AdMark/AdMark.js';
import { isOffer } from '../AdMark/is-offer.js';
import { BlacklistNotice } from '../BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import { Score } from '../Score/Score.js';
import { WordedScore } from '../Score/WordedScore.js';
import { VisitSlot } from '../VisitLink/VisitSlot.js';
import type { VisitSlotProps } from '../VisitLink/visit-handler.js';
import styles from './ReviewCard.module.css';

/** The props of a review card: its view. */
export interface ReviewCardProps
  extends ReviewCardView,
    LinkComponentProps,
    VisitSlotProps,
    LabelsProps,
    CardSlotsProps,
    RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A review in short: the verdict, the first sentences, the date and links. */
export function ReviewCard({
  heading: Heading = 'h2',
  linkComponent: Link = 'a',
  onVisit,
  renderVisit,
  labels,
  badges,
  actions,
  ...given
}: ReviewCardProps) {
  const words = completeLabels(englishListingLabels(), labels);
  const casino = localizeCard(given, words);
  const { name, score, blacklist, excerpt, updatedAt } = casino;
  return (
    <article
      {...rootAttributes(casino, styles.root, surface.card, surface.raised)}
      data-blacklisted={blacklist !== undefined}
      data-croupier-casino={casino.slug}
    >
      <div className={styles.head}>
        <CasinoLogo name={name} logo={casino.logo} />
        <div className={styles.casino}>
          <Heading className={styles.name} dir="auto">
            {name}
          </Heading>
          {blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
          {badges}
          <WordedScore score={given.score} blacklist={blacklist} className={styles.rating} labels={labels} />
        </div>
        {score === undefined ? null : (
          <Score {...score} size="small" hidesLabel className={styles.score} labels={labels} />
        )}
      </div>
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} isCompact labels={labels} />}
      <p className={styles.excerpt} dir="auto">
        {excerpt}
      </p>
      <p className={styles.footer}>
        <span>
          {words.updated} <FormattedDate date={updatedAt} language={words.language} />
        </span>
        <Link
          className={styles.compare}
          href={casino.compare}
          rel="nofollow"
          aria-label={fillPlaceholders(words.compareNamed, { name })}
        >
          <Icon drawing={compareIcon} /> {words.compareCasino}
        </Link>
      </p>
      <div className={styles.actions}>
        <VisitSlot
          slug={casino.slug}
          name={name}
          visit={casino.visit}
          blacklist={blacklist}
          withheldIn={casino.withheldIn}
          onVisit={onVisit}
          renderVisit={renderVisit}
          labels={labels}
        />
        <ButtonLink
          href={casino.review}
          variant="plain"
          linkComponent={Link}
          aria-label={fillPlaceholders(words.readReviewNamed, { name })}
        >
          {words.readReview}
        </ButtonLink>
        {actions}
      </div>
      {blacklist === undefined ? (
        <p className={styles.notice} data-legal="">
          {isOffer(casino) ? <AdMark labels={labels} /> : null} <span dir="auto">{casino.notice}</span>
        </p>
      ) : null}
    </article>
  );
}
