import type { ReviewCardView } from '@croupier/core';
import { casinoLabels, componentLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { AdMark } from '../AdMark/AdMark.js';
import { isOffer } from '../AdMark/is-offer.js';
import { BlacklistNotice } from '../BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import { Score } from '../Score/Score.js';
import { WordedScore } from '../Score/WordedScore.js';
import { VisitLink } from '../VisitLink/VisitLink.js';
import type { VisitHandlerProps } from '../VisitLink/visit-handler.js';
import styles from './ReviewCard.module.css';

/** The props of a review card: its view. */
export interface ReviewCardProps extends ReviewCardView, LinkComponentProps, VisitHandlerProps, RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

const { reviews, review } = casinoLabels;

/** A review in short: the verdict, the first sentences, the date and links. */
export function ReviewCard({
  heading: Heading = 'h2',
  linkComponent: Link = 'a',
  onVisit,
  ...casino
}: ReviewCardProps) {
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
          {blacklist === undefined ? null : <Badge tone="poor">{componentLabels.card.blacklisted}</Badge>}
          <WordedScore score={score} blacklist={blacklist} className={styles.rating} />
        </div>
        {score === undefined ? null : <Score {...score} size="small" hidesLabel className={styles.score} />}
      </div>
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} isCompact />}
      <p className={styles.excerpt} dir="auto">
        {excerpt}
      </p>
      <p className={styles.footer}>
        <span>
          {componentLabels.review.updated} <FormattedDate date={updatedAt} />
        </span>
        <Link
          className={styles.compare}
          href={casino.compare}
          rel="nofollow"
          aria-label={review.compareNamed(name)}
        >
          {review.compare}
        </Link>
      </p>
      <div className={styles.actions}>
        <VisitLink
          slug={casino.slug}
          name={name}
          visit={casino.visit}
          blacklist={blacklist}
          onVisit={onVisit}
        />
        <ButtonLink
          href={casino.review}
          variant="plain"
          linkComponent={Link}
          aria-label={reviews.readNamed(name)}
        >
          {reviews.read}
        </ButtonLink>
      </div>
      {blacklist === undefined ? (
        <p className={styles.notice} data-legal="">
          {isOffer(casino) ? <AdMark /> : null} <span dir="auto">{casino.notice}</span>
        </p>
      ) : null}
    </article>
  );
}
