import type { EmbeddedCard } from '@croupier/core';
import { embeddableCard, withAttribution } from '../../embed/embeddable-card.js';
import type { CasinoCardProps } from './CasinoCard.js';

/** Where a card comes from, and who earns by it. */
export interface EmbeddedCardOptions {
  /** The address of the site that the card comes from. */
  base: string;
  affiliateId?: string | undefined;
  subid?: string | undefined;
}

/**
 * What `<CasinoCard>` takes, from the JSON of `/embed/casinos/SLUG.json`: its links lead to the site that it comes from,
 * its visit link carries your ids, and an offer that has ended is gone. Undefined for a casino that is no longer listed.
 */
export function embeddedCardProps(
  data: EmbeddedCard | { isGone: true },
  { base, ...ids }: EmbeddedCardOptions,
): CasinoCardProps | undefined {
  if ('isGone' in data) return undefined;
  return withAttribution(embeddableCard(data, new URL(base)), ids);
}
