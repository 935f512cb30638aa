import { type Attribution, addAttribution } from './attribution.js';
import { type Placement, placementId } from './visit-link.js';

/** What fills the placeholders of an address to which visitors are led. */
interface VisitIds extends Attribution {
  placement?: Placement | undefined;
  /** The code of the market. */
  market?: string | undefined;
}

const PLACEHOLDER = /(?:\{|%7B)(placement|market)(?:\}|%7D)/gi;

/** An address to which visitors are led, with its placeholders filled: what is not known leaves them empty. */
export function visitAddress(address: string, { placement, market, ...ids }: VisitIds = {}): string {
  return addAttribution(fillPlacement(address, placement, market), ids);
}

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
