import type { CasinoCardView } from '@croupier/core';
import { cardNotices, componentLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './VisitLink.module.css';

/** The props of a visit link: a card's own fields. */
export interface VisitLinkProps
  extends Pick<CasinoCardView, 'slug' | 'name' | 'visit' | 'blacklist'>,
    ClassNameProps {}

/** The attributes of every link from the site to a casino. */
export const SPONSORED_LINK_PROPS = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

/** The way out to a casino; a quiet note where it has none, nothing where it is blacklisted. */
export function VisitLink({ slug, name, visit, blacklist, className }: VisitLinkProps) {
  if (blacklist !== undefined) return null;
  if (visit === undefined) {
    return <p className={classNames(styles.unavailable, className)}>{cardNotices.visitUnavailable}</p>;
  }
  return (
    <ButtonLink
      {...SPONSORED_LINK_PROPS}
      className={className}
      href={visit.href}
      aria-label={componentLabels.card.visitNamed(name)}
      data-part="visit"
      data-croupier-visit={slug}
      data-croupier-label={visit.label}
    >
      {componentLabels.card.visit}
    </ButtonLink>
  );
}
