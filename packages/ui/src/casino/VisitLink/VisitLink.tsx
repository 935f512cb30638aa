import type { BlacklistView, CasinoCardView, VisitView } from '@croupier/core';
import { completeLabels, englishCardLabels, fillPlaceholders } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './VisitLink.module.css';
import { SPONSORED_LINK_PROPS, type VisitHandlerProps, visitHandler } from './visit-handler.js';

/** The props of a visit link: a card's own fields. */
export interface VisitLinkProps
  extends Pick<CasinoCardView, 'slug' | 'name'>,
    VisitHandlerProps,
    CardLabelsProps,
    RootProps {
  /** The way out; without it a note says that there is none. */
  visit?: VisitView | undefined;
  /** The name of the market whose visitors get no link. */
  withheldIn?: string | undefined;
  /** Its blacklist entry; it then has no link. */
  blacklist?: BlacklistView | undefined;
}

/** The way out to a casino; a quiet note where it has none, nothing where it is blacklisted. */
export function VisitLink({
  slug,
  name,
  visit,
  blacklist,
  withheldIn: market,
  onVisit,
  labels,
  ...root
}: VisitLinkProps) {
  const words = completeLabels(englishCardLabels, labels);
  if (blacklist !== undefined) return null;
  if (visit === undefined) {
    const note = market === undefined ? words.visitUnavailable : fillPlaceholders(words.withheld, { market });
    return <p {...rootAttributes(root, styles.unavailable)}>{note}</p>;
  }
  return (
    <ButtonLink
      {...rootAttributes(root)}
      {...SPONSORED_LINK_PROPS}
      {...visitHandler({ slug, ...visit }, onVisit)}
      href={visit.href}
      aria-label={fillPlaceholders(words.visitNamed, { name })}
      data-part="visit"
      data-croupier-visit={slug}
      data-croupier-label={visit.label}
    >
      {words.visit}
    </ButtonLink>
  );
}
