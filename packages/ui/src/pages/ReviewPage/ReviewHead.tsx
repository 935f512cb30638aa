import type { ReviewView } from '@croupier/core';
import { casinoLabels, labels } from '@croupier/core/messages';
import { ShareMenu } from '../../article/ShareMenu/ShareMenu.js';
import { AdMark } from '../../casino/AdMark/AdMark.js';
import { CasinoLogo, NO_LOGO } from '../../casino/CasinoLogo/CasinoLogo.js';
import { Score } from '../../casino/Score/Score.js';
import { VisitLink } from '../../casino/VisitLink/VisitLink.js';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { Day } from '../../parts/Day/Day.js';
import type { Linking } from '../../parts/link.js';
import { Stars } from '../../parts/Stars/Stars.js';
import styles from './ReviewHead.module.css';

const words = casinoLabels.review;

/** The top of a review: who it is, the verdict, the way out, and the facts in tiles. */
export function ReviewHead({
  casino,
  banner,
  tiles,
  reviewer,
  updatedAt,
  back,
  isVerified,
  compare,
  share,
  link: Link = 'a',
}: ReviewView & Linking) {
  const { name, score, blacklist } = casino;
  return (
    <header className={styles.root}>
      <Link className={styles.back} href={back}>
        {labels.review.back}
      </Link>
      {banner === NO_LOGO ? null : (
        <img className={styles.banner} src={banner} alt="" width="1120" height="320" decoding="async" />
      )}
      <div className={styles.box}>
        <div className={styles.who}>
          <CasinoLogo name={name} logo={casino.logo} />
          <div className={styles.words}>
            <h1 className={styles.name} dir="auto">
              {name}
            </h1>
            <p className={styles.badges}>
              {casino.isFeatured ? <Badge tone="accent">{labels.card.featured}</Badge> : null}
              {isVerified ? <Badge tone="good">{words.verified}</Badge> : null}
              {casino.isPremium ? <Badge>{labels.card.premium}</Badge> : null}
              {blacklist === undefined ? null : <Badge tone="poor">{labels.card.blacklisted}</Badge>}
            </p>
            {score === undefined ? null : (
              <p className={styles.rating}>
                <Stars filled={score.stars} /> <span>{labels.score.worded(score.text, score.label)}</span>
              </p>
            )}
            <p className={styles.byline}>
              {reviewer === undefined ? null : <span>{labels.review.reviewedBy(reviewer)}</span>}
              <span>
                {labels.review.updated} <Day date={updatedAt} />
              </span>
            </p>
            <div className={styles.ways}>
              <ButtonLink href={compare} look="plain" link={Link} aria-label={words.compareNamed(name)}>
                {words.compare}
              </ButtonLink>
              <ShareMenu {...share} />
            </div>
          </div>
        </div>
        {score === undefined ? null : <Score {...score} size="large" />}
        {blacklist === undefined ? (
          <div className={styles.out}>
            {casino.bonus === undefined ? null : (
              <p className={styles.bonus} dir="auto">
                {casino.bonus}
              </p>
            )}
            <VisitLink {...casino} />
            <p className={styles.notice}>
              <AdMark /> <span dir="auto">{casino.notice}</span>
            </p>
          </div>
        ) : null}
      </div>
      {tiles.length === 0 ? null : (
        <dl className={styles.tiles}>
          {tiles.map(({ title, value }) => (
            <div key={title} className={styles.tile}>
              <dt className={styles.what}>{title}</dt>
              <dd className={styles.value} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
