import { hostOf, parseAddress } from '../values/addresses/host-of.js';

/** An offer at an address: of a casino, a bonus or a game. */
export interface Offer {
  address: string;
  /** The name under which clicks are tracked. */
  label: string;
  /** The slug of its casino. */
  slug?: string | undefined;
  /** Why visitors get no link to it. */
  barred?: 'blacklisted' | 'withdrawn' | 'offer-withdrawn' | 'withheld' | undefined;
}

/** The offer that an address leads to; `label` is empty where it may be one of several. */
export type FoundOffer = Omit<Offer, 'address'>;

/** Tells which offer an address leads to. */
export type OfferFinder = (address: string) => FoundOffer | undefined;

/**
 * Indexes offers by host. An address leads to the offers of its host, with or without `www.`, else of the nearest host
 * above. Where several have that host, as behind an affiliate network, the path and the query tell which is meant, and
 * then the first group that has one.
 */
export function createOfferFinder(...groups: readonly Iterable<Offer>[]): OfferFinder {
  const hosts = new Map<string, GroupedOffer[]>();
  groups.forEach((offers, group) => {
    for (const offer of offers) {
      const host = hostOf(offer.address);
      if (host === undefined) continue;
      const known = hosts.get(host);
      if (known === undefined) hosts.set(host, [{ offer, group }]);
      else known.push({ offer, group });
    }
  });
  const offersOfHost = (host: string) => {
    for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      const found = hosts.get(name);
      if (found !== undefined) return found;
    }
    return [];
  };
  return (address) => {
    const host = hostOf(address);
    const meant = host === undefined ? [] : closest(offersOfHost(host), address);
    const [first] = meant;
    if (first === undefined) return undefined;
    const { label, slug, barred } = first.offer;
    const isSure = meant.every(({ offer, group }) => group !== first.group || offer.label === label);
    return isSure ? { label, slug, barred } : { label: '', barred };
  };
}

interface GroupedOffer {
  offer: Offer;
  group: number;
}

/** The offers that share most with an address. */
function closest(offers: readonly GroupedOffer[], address: string): readonly GroupedOffer[] {
  const url = offers.length < 2 ? undefined : parseAddress(address);
  if (url === undefined) return offers;
  let most = -1;
  let best: GroupedOffer[] = [];
  for (const one of offers) {
    const likeness = likenessOf(parseAddress(one.offer.address), url);
    if (likeness > most) best = [];
    most = Math.max(most, likeness);
    if (likeness === most) best.push(one);
  }
  return best;
}

/** 0 for another path, 1 for the same; above that, the parameters of the offer that the address has all of. */
function likenessOf(offer: URL | undefined, { pathname, searchParams }: URL): number {
  if (offer?.pathname !== pathname) return 0;
  const own = [...offer.searchParams].filter(([, value]) => !value.includes('{'));
  return own.every(([name, value]) => searchParams.getAll(name).includes(value)) ? 2 + own.length : 1;
}
