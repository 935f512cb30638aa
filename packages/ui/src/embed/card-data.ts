import type { CasinoCardView } from '@croupier/core';
import { NO_LOGO } from '../casino/CasinoLogo/CasinoLogo.js';

/** What a serving site says about a casino: its card, or that it is listed no more. */
export type CardAnswer = { is: 'card'; card: CasinoCardView } | { is: 'gone' };

/** Asks the serving site for a casino's card, with every address made whole. Throws where there is none. */
export async function cardOf(slug: string, base: string, signal: AbortSignal): Promise<CardAnswer> {
  const address = new URL(`/embed/casinos/${encodeURIComponent(slug)}.json`, base);
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (response.status === 410) return { is: 'gone' };
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return { is: 'card', card: wholeAddresses((await response.json()) as CasinoCardView, address) };
}

/** A card whose addresses work on any host page; what is not http(s) is left out. */
export function wholeAddresses(card: CasinoCardView, base: URL): CasinoCardView {
  const whole = (address: string | undefined): string | undefined => {
    if (address === undefined || !URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  };
  const { visit, terms, ...rest } = card;
  const visitHref = whole(visit?.href);
  const termsHref = whole(terms);
  return {
    ...rest,
    logo: card.logo === NO_LOGO ? NO_LOGO : (whole(card.logo) ?? NO_LOGO),
    review: whole(card.review) ?? base.origin,
    ...(visit === undefined || visitHref === undefined ? {} : { visit: { ...visit, href: visitHref } }),
    ...(termsHref === undefined ? {} : { terms: termsHref }),
  };
}
