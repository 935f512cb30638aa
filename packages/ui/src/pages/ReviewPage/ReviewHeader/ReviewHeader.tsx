import {
  completeLabels,
  englishReviewLabels,
  fillPlaceholders,
  translateFacts,
  withLocalNumber,
} from '@croupier/core/messages';
import { ShareMenu } from '../../../article/ShareMenu/ShareMenu.js';
import { CasinoLogo } from '../../../casino/CasinoLogo/CasinoLogo.js';
import { Badge } from '../../../parts/Badge/Badge.js';
import { ButtonLink } from '../../../parts/ButtonLink/ButtonLink.js';
import { compareIcon } from '../../../parts/Icon/drawings.js';
import { Icon } from '../../../parts/Icon/Icon.js';
import { PLACEHOLDER_IMAGE } from '../../../parts/ImageWithInitial/ImageWithInitial.js';
import { Picture } from '../../../parts/Picture/Picture.js';
import type { CasinoReviewProps } from '../casino-review-props.js';
import { ReviewByline } from './ReviewByline.js';
import styles from './ReviewHeader.module.css';
import { ReviewOffer } from './ReviewOffer.js';
import { ReviewReasons } from './ReviewReasons.js';
import { ReviewVerdict } from './ReviewVerdict.js';

/** The top of a review: who it is, the verdict, the way out, and the facts in tiles. */
export function ReviewHeader(props: CasinoReviewProps) {
  const { casino, banner, tiles, pros, cons, back, isVerified, compare, share, labels } = props;
  const { heading: Heading = 'h1', linkComponent: Link = 'a' } = props;
  const words = completeLabels(englishReviewLabels(), labels);
  const { name, score, blacklist } = casino;
  return (
    <header className={styles.root}>
      {back === undefined ? null : (
        <Link className={styles.back} href={back}>
          {words.back}
        </Link>
      )}
      {banner === PLACEHOLDER_IMAGE ? null : (
        <Picture
          className={styles.banner}
          src={banner}
          alt=""
          sizes="(width < 72rem) 100vw, 1120px"
          width="1120"
          height="320"
          isFirst
          hasOwnShape
        />
      )}
      <div className={styles.box} data-rated={blacklist === undefined && score !== undefined}>
        <CasinoLogo name={name} logo={casino.logo} className={styles.logo} />
        <div className={styles.title}>
          <Heading className={styles.name} dir="auto">
            {name}
          </Heading>
          <p className={styles.badges}>
            {casino.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
            {isVerified ? <Badge tone="good">{words.verified}</Badge> : null}
            {casino.isPremium ? <Badge>{words.premium}</Badge> : null}
            {blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
          </p>
        </div>
        {blacklist === undefined ? <ReviewVerdict score={score} labels={labels} /> : null}
        {blacklist === undefined ? <ReviewOffer {...props} /> : null}
        <div className={styles.details}>
          {blacklist === undefined ? <ReviewReasons pros={pros} cons={cons} labels={labels} /> : null}
          <ReviewByline {...props} />
          <div className={styles.actions}>
            {compare === undefined ? null : (
              <ButtonLink
                href={compare}
                rel="nofollow"
                variant="plain"
                leadingIcon={<Icon drawing={compareIcon} />}
                linkComponent={Link}
                aria-label={fillPlaceholders(words.compareNamed, { name })}
              >
                {words.compareCasino}
              </ButtonLink>
            )}
            {share === undefined ? null : <ShareMenu {...share} labels={labels} />}
          </div>
        </div>
      </div>
      {tiles.length === 0 ? null : (
        <dl className={styles.tiles}>
          {translateFacts(tiles, words).map(({ title, value, number }) => (
            <div key={title} className={styles.tile}>
              <dt className={styles.term}>{title}</dt>
              <dd className={styles.value} dir="auto">
                {withLocalNumber(value, number, words)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
