import type { BlacklistedCasinoView } from '@croupier/core';
import { casinoLabels, componentLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { BlacklistNotice } from '../BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import styles from './BlacklistCard.module.css';

/** The props of a blacklist card: its view. */
export interface BlacklistCardProps extends BlacklistedCasinoView, LinkComponentProps, RootProps {
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
  ...root
}: BlacklistCardProps) {
  return (
    <article {...rootAttributes(root, styles.root, surface.card, surface.raised)} data-croupier-casino={slug}>
      <div className={styles.head}>
        <CasinoLogo name={name} logo={logo} />
        <Heading className={styles.name} dir="auto">
          {name}
        </Heading>
      </div>
      <BlacklistNotice {...blame} />
      {date === undefined ? null : (
        <p className={styles.date}>
          {componentLabels.blacklist.since} <FormattedDate date={date} />
        </p>
      )}
      <ButtonLink
        className={styles.read}
        href={review}
        variant="plain"
        linkComponent={linkComponent}
        aria-label={casinoLabels.blacklisted.readNamed(name)}
      >
        {casinoLabels.blacklisted.read}
      </ButtonLink>
    </article>
  );
}
