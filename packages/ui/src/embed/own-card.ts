import type { EmbeddedCard } from '@croupier/core';
import { type Attribution, attributed, cardOn } from '@croupier/core/embed';
import { NO_LOGO } from '../casino/CasinoLogo/CasinoLogo.js';

/** A card as it stands on a page elsewhere today: its addresses whole, its offer not past. */
export function ownCard<C extends EmbeddedCard>(card: C, base: URL): C {
  const { visit, terms, ...rest } = cardOn(card, new Date());
  const visitHref = whole(visit?.href, base);
  const termsHref = whole(terms, base);
  return {
    ...rest,
    logo: card.logo === NO_LOGO ? NO_LOGO : (whole(card.logo, base) ?? NO_LOGO),
    review: whole(card.review, base) ?? base.origin,
    ...(visit === undefined || visitHref === undefined ? {} : { visit: { ...visit, href: visitHref } }),
    ...(termsHref === undefined ? {} : { terms: termsHref }),
  } as C;
}

/** A card whose way out tells who sent the visitor. */
export function sentBy<C extends EmbeddedCard>(card: C, ids: Attribution): C {
  if (card.visit === undefined) return card;
  return { ...card, visit: { ...card.visit, href: attributed(card.visitTemplate ?? card.visit.href, ids) } };
}

/** An address made whole; undefined where it is none of http(s). */
function whole(address: string | undefined, base: URL): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}
