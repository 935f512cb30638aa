import type { EmbeddedCard } from '@croupier/core';
import { type Attribution, addAttribution, expireOffer } from '@croupier/core/embed';
import { PLACEHOLDER_IMAGE } from '../parts/ImageWithInitial/ImageWithInitial.js';

/** A card for another site's page: absolute addresses, and no expired offer. */
export function embeddableCard<C extends EmbeddedCard>(card: C, base: URL): C {
  const { visit, terms, language: _language, market: _market, ...rest } = expireOffer(card, new Date());
  const visitHref = absoluteUrl(visit?.href, base);
  const termsHref = absoluteUrl(terms, base);
  return {
    ...rest,
    logo:
      card.logo === PLACEHOLDER_IMAGE
        ? PLACEHOLDER_IMAGE
        : (absoluteUrl(card.logo, base) ?? PLACEHOLDER_IMAGE),
    review: absoluteUrl(card.review, base) ?? base.origin,
    ...(visit === undefined || visitHref === undefined ? {} : { visit: { ...visit, href: visitHref } }),
    ...(termsHref === undefined ? {} : { terms: termsHref }),
  } as C;
}

/** A card whose visit link carries the affiliate. */
export function withAttribution<C extends EmbeddedCard>(card: C, ids: Attribution): C {
  if (card.visit === undefined) return card;
  return {
    ...card,
    visit: { ...card.visit, href: addAttribution(card.visitTemplate ?? card.visit.href, ids) },
  };
}

/** An absolute http(s) address; undefined for any other. */
function absoluteUrl(address: string | undefined, base: URL): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}
