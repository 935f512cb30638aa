import type { BlacklistedCasinoView } from '@croupier/core';
import { completeLabels, englishCardLabels, fillPlaceholders } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { BlacklistNotice } from '../BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './BlacklistCard.module.css';

/** The props of a blacklist card: its view. */
export interface BlacklistCardProps
  extends BlacklistedCasinoView,
    LinkComponentProps,
    CardLabelsProps,
    RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A casino to keep away from: how grave it is, why, since when, and no way to it. */
export function BlacklistCard({
  heading: Heading = 'h2',
  linkComponent,
  name,
  slug,
  logo,
  blacklist: { date, ...blame },
  review,
  labels,
  ...root
}: BlacklistCardProps) {
  const words = completeLabels(englishCardLabels, labels);
  return (
    <article {...rootAttributes(root, styles.root, surface.card, surface.raised)} data-croupier-casino={slug}>
      <div className={styles.head}>
        <CasinoLogo name={name} logo={logo} />
        <Heading className={styles.name} dir="auto">
          {name}
        </Heading>
      </div>
      <BlacklistNotice {...blame} labels={labels} />
      {date === undefined ? null : (
        <p className={styles.date}>
          {words.since} <FormattedDate date={date} language={words.language} />
        </p>
      )}
      <ButtonLink
        className={styles.read}
        href={review}
        variant="plain"
        linkComponent={linkComponent}
        aria-label={fillPlaceholders(words.readNamed, { name })}
      >
        {words.read}
      </ButtonLink>
    </article>
  );
}
