import type { IdleReason } from '../../diagnostics/idle-pin-text.js';
import { lazy, memoizeWeak } from '../../lazy.js';
import type { ReadableContent } from '../../model/collections.js';
import { groupBy } from '../../model/markets/group-by.js';
import { withListedCountries } from '../../model/markets/offers-in-market.js';
import { findCountry } from '../../rules/casinos-of-country.js';
import { isOnToplist } from '../../rules/facets/toplist-query.js';
import { pinsOf } from '../../values/pins/pin.js';
import { isActiveOn, type Pin } from '../../values/pins/read-pin.js';
import type { Casino } from '../casinos/casino.js';
import { casinoInMarket } from '../casinos/casino-in-market.js';
import type { Toplist } from './toplist.js';

/** What decides about pins. */
type Content = Parameters<typeof casinoInMarket>[0] & Pick<ReadableContent, 'casinos'>;

/** The pins of a toplist that do nothing at a time (ISO 8601), and why; `casinoOf` finds casinos by their slugs. */
export function* idlePins(
  content: Content,
  toplist: Pick<Toplist, 'pins' | 'query'>,
  casinoOf: (slug: string) => Casino | undefined,
  now: string,
): Iterable<{ pin: Pin; why: IdleReason }> {
  const isListed = lazy(() => isOnToplist(toplist.query, now));
  for (const pin of pinsOf(toplist)) {
    const why = isActiveOn(pin, now.slice(0, 10))
      ? whyOffList(content, casinoOf(pin.casino), toplist.query, isListed, now)
      : 'ended';
    if (why !== undefined) yield { pin, why };
  }
}

function whyOffList(
  content: Content,
  casino: Casino | undefined,
  query: string,
  isListed: () => ReturnType<typeof isOnToplist>,
  now: string,
): IdleReason | undefined {
  if (casino === undefined) return 'unknown';
  if (!casino.isActive) return 'inactive';
  if (casino.isBlacklisted) return 'blacklisted';
  const own = listingsByCasino(content).get(casino.id) ?? [];
  if (!isListed()(withListedCountries(casino, own, () => own))) return 'not-listed';
  const market =
    findCountry(new URLSearchParams(query).get('country') ?? '') ?? content.settings.get().market;
  if (market === undefined) return undefined;
  return casinoInMarket(content, casino, market, now).state === 'withheld' ? 'withheld' : undefined;
}

const listingsByCasino = memoizeWeak(({ listings }: Pick<ReadableContent, 'listings'>) =>
  groupBy(listings.all(), ({ casinoId }) => casinoId),
);
