import type { CasinoCardView } from '@croupier/core';
import { labels, notices } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { type Classed, classes } from '../../parts/classes.js';
import styles from './VisitLink.module.css';

/** The props of a visit link: a card's own fields. */
export interface VisitLinkProps
  extends Pick<CasinoCardView, 'slug' | 'name' | 'visit' | 'blacklist'>,
    Classed {}

/** What every link out of the site to a casino says to browsers and search engines. */
export const SPONSORED = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

/** The way out to a casino; a quiet note where it has none, nothing where it is blacklisted. */
export function VisitLink({ slug, name, visit, blacklist, className }: VisitLinkProps) {
  if (blacklist !== undefined) return null;
  if (visit === undefined) {
    return <p className={classes(styles.none, className)}>{notices.visitUnavailable}</p>;
  }
  return (
    <ButtonLink
      {...SPONSORED}
      className={className}
      href={visit.href}
      aria-label={labels.card.visitNamed(name)}
      data-part="visit"
      data-croupier-visit={slug}
      data-croupier-label={visit.label}
    >
      {labels.card.visit}
    </ButtonLink>
  );
}
