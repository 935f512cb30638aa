import type { Placement } from '../values/addresses/visit-link.js';

const PLACEHOLDER = /(?:\{|%7B)(placement|market)(?:\}|%7D)/gi;

/** Fills the placeholders of an address that name the place of its link, and the market. */
export function fillPlacement(
  address: string,
  placement: Placement | undefined,
  market: string | undefined,
): string {
  return address.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(
      (name.toLowerCase() === 'market' ? market : placement && placementId(placement)) ?? '',
    ),
  );
}

/** A placement in one word: `best-casinos_casinos-3`. */
export function placementId({ page, place }: Placement): string {
  return `${page}_${place}`;
}
